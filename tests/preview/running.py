"""`ravenpost try` as a process of its own, from its first line to Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
PATIENCE = 120


class Tried:
    """A try page that is up. `ended` is the exit code and all that was printed, after `stop`."""

    def __init__(self, process: subprocess.Popen[str], address: str, folder: Path) -> None:
        self.process, self.address, self.folder = process, address, folder

    def get(self, path: str = "", host: str = "") -> str:
        headers = {"Host": host} if host else {}
        with urlopen(Request(self.address + path, headers=headers), timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def owing(self) -> list[str]:
        found: list[str] = json.loads(self.get("owing"))
        return found

    def stop(self) -> tuple[int, str]:
        """Ctrl-C, as a terminal sends it."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, rest


@contextmanager
def tried(*options: str) -> Iterator[Tried]:
    """Start it on a free port, with a folder for temporary files of its own, and see to its end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bot", "try", "--no-open", "--port", "0", *options]
        env = {**os.environ, "TMPDIR": folder, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(
            command, cwd=ROOT, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = next((word for word in line.split() if word.startswith("http://")), "")
            assert address, line + process.stdout.read()
            yield Tried(process, address, Path(folder))
        finally:
            if process.poll() is None:
                process.kill()
            process.communicate()
