"""Flags for what takes long: `pytest --bench` measures, `pytest --soak` plays thousands of games."""

import pytest
from hypothesis import HealthCheck, settings

# no deadline and no random start: a run that fails must fail again
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

FLAGS = ("bench", "soak")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bench", action="store_true", help="run the measurements, too (best with -n 0)")
    parser.addoption("--soak", action="store_true", help="run the long tests, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for flag in FLAGS:
            if flag in item.keywords and not config.getoption(f"--{flag}"):
                item.add_marker(pytest.mark.skip(reason=f"only with --{flag}"))
