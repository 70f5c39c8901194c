"""The command line: `ravenpost`, the same as `python -m bot`. A command is a module of `bot.cli` and one line here."""

import typer

from bot.cli import backup, check_matches, doctor, picture, replay, run, selfplay, try_

app = typer.Typer(
    name="ravenpost",
    help="Heavy board wargames by post, on Discord.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def ravenpost() -> None:
    """Heavy board wargames by post, on Discord."""


app.command("run")(run.run)
app.command("try")(try_.try_)
app.command("selfplay")(selfplay.selfplay)
app.command("replay")(replay.replay)
app.command("picture")(picture.picture)
app.command("backup")(backup.backup)
app.command("check-matches")(check_matches.check_matches)
app.command("doctor")(doctor.doctor)


def main() -> None:
    app(prog_name="ravenpost")


if __name__ == "__main__":
    main()
