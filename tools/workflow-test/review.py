# SPDX-License-Identifier: MIT
#
# `review` in a real terminal: accept, reject, skip, all of the rest, diff, open, quit, Ctrl-C and a
# terminal that goes away. What was decided is done, what was not still waits, nothing is lost.
import os
import pty
import select
import time

from project import Claims, Project, environment

PROMPT = "q quit"
# A program that says nothing for this long hangs.
PATIENCE_SECONDS = 20


def without_display():
    """A person's shell on a machine without a screen: nothing can be opened there."""
    return {name: value for name, value in environment().items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY")}


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, project, *arguments, variables=None):
        process, self.file = pty.fork()
        if process == 0:
            os.chdir(project.folder)
            os.execve(project.command()[0], project.command(*arguments),
                      {**without_display(), "TERM": "xterm", **(variables or {})})
        self.process, self.text, self.seen = process, "", 0

    def read(self):
        """More output; False at its end."""
        ready, _, _ = select.select([self.file], [], [], PATIENCE_SECONDS)
        if not ready:
            raise TimeoutError(f"the program hangs after: {self.text[-500:]}")
        try:
            data = os.read(self.file, 65536)
        except OSError:
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def wait_for(self, words):
        """The output up to `words`, since the last time; all of it when they never come."""
        while words not in self.text[self.seen:]:
            if not self.read():
                break
        begin, found = self.seen, self.text.find(words, self.seen)
        self.seen = len(self.text) if found < 0 else found + len(words)
        return self.text[begin:self.seen]

    def answer(self, text, words=PROMPT):
        os.write(self.file, text.encode())
        return self.wait_for(words)

    def end(self):
        """The exit code, once the program has ended."""
        while self.read():
            pass
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def names(project, ending):
    return sorted(path.name.removesuffix(ending) for path in project.references.rglob("*" + ending))


def state(project):
    return {path.name: path.read_bytes() for path in project.references.rglob("*") if path.is_file()}


def with_changes(stops=6):
    """A project whose every snapshot waits for a decision, and its references before."""
    project = Project(documents=1, stops=stops)
    project.run("record")
    before = state(project)
    project.write(height=48)
    project.run("verify")
    return project, before


def claims_of_answers(claims):
    project, before = with_changes()
    with project:
        fresh = {name.removesuffix(".new"): data for name, data in state(project).items()
                 if name.endswith(".new")}
        terminal = Terminal(project, "review")
        shown = terminal.wait_for(PROMPT)
        claims("the first one is shown with its cause",
               "1/6  screens/d000/s000" in shown and "44 -> 48" in shown, shown)
        told = terminal.answer("d\n")
        claims("d tells all of the layout", "rows/0" in told and "44 -> 48" in told, told)
        told = terminal.answer("i\n")
        claims("i tells what the files say", "s000.png.new" in told and "waits     320x480 pixels" in told
               and "before    320x480 pixels" in told and "drawn by picture" in told, told)
        told = terminal.answer("o\n")
        claims("o names the picture where nothing can open it",
               "s000.png.new" in told and "opened" not in told, told)
        told = terminal.answer("x\n") + terminal.answer("\n")
        claims("anything else asks again", "2/6" not in told, told)
        told = terminal.answer("a\n")
        claims("a goes on to the next", "2/6  screens/d000/s001" in told, told)
        claims("what was accepted is a reference at once",
               state(project)["s000.png"] == fresh["s000.png"]
               and "s000.png.new" not in state(project))
        terminal.answer("r\n")
        found = state(project)
        claims("what was rejected is gone, its reference stays",
               found["s001.png"] == before["s001.png"] and "s001.png.new" not in found)
        told = terminal.answer("s\n")
        claims("s goes on to the next", "4/6  screens/d000/s003" in told, told)
        os.write(terminal.file, b"A\n")
        code = terminal.end()
        claims("with one skipped it ends with 1 and counts it",
               code == 1 and "1 still wait" in terminal.text, (code, terminal.text[-200:]))
        found = state(project)
        claims("A accepts the rest", all(
            found[f"s00{n}.png"] == fresh[f"s00{n}.png"]
            and found[f"s00{n}.layout.txt"] == fresh[f"s00{n}.layout.txt"] for n in (3, 4, 5)))
        claims("only what was skipped waits", names(project, ".png.new") == ["s002"],
               names(project, ".png.new"))
        terminal = Terminal(project, "review")
        terminal.wait_for(PROMPT)
        os.write(terminal.file, b"R\n")
        code = terminal.end()
        claims("R rejects the rest, and all is decided",
               code == 0 and "all decided" in terminal.text, (code, terminal.text))
        claims("nothing waits", names(project, ".new") == [], names(project, ".new"))
        terminal = Terminal(project, "review")
        code = terminal.end()
        claims("nothing to decide is fine", code == 0 and "nothing waits" in terminal.text, terminal.text)


def claims_of_ends(claims):
    """Each way out after one decision: what was decided is done, the rest waits, whole."""
    for name, keys, wanted in (("q", b"q\n", 1), ("end of input", b"\x04", 1), ("Ctrl-C", b"\x03", 130)):
        project, before = with_changes(3)
        with project:
            pending = state(project)
            terminal = Terminal(project, "review")
            terminal.wait_for(PROMPT)
            terminal.answer("a\n")
            os.write(terminal.file, keys)
            code = terminal.end()
            claims(f"{name} ends with {wanted}", code == wanted, (code, terminal.text[-300:]))
            found = state(project)
            claims(f"{name}: the decision before is done", found["s000.png"] == pending["s000.png.new"])
            claims(f"{name}: the others wait, untouched", all(
                found[f"s00{n}.png"] == before[f"s00{n}.png"]
                and found[f"s00{n}.png.new"] == pending[f"s00{n}.png.new"]
                and found[f"s00{n}.layout.txt.new"] == pending[f"s00{n}.layout.txt.new"]
                for n in (1, 2)), sorted(found))
            code, _, errors = project.run("approve", "--all")
            claims(f"{name}: they can be decided later", code == 0 and "2 approved" in errors, errors)
            claims(f"{name}: and verify is green", project.run("verify")[0] == 0)


def claims_of_opening(claims):
    """o hands the picture to a program, which goes on by itself."""
    project, _ = with_changes(1)
    with project:
        programs = project.folder / "programs"
        programs.mkdir()
        picture = project.references / "screens/d000/s000.png.new"
        for name in ("viewer", "xdg-open"):
            (programs / name).write_text(
                f'#!/bin/sh\necho noise\nprintf %s "$#:$1" >"{programs}/{name}.part"\n'
                f'mv "{programs}/{name}.part" "{programs}/{name}.seen"\nexec sleep 3\n')
            (programs / name).chmod(0o755)
        path = f"{programs}:/usr/bin:/bin"
        ways = {
            "DCV_OPEN, by its path": ({"DCV_OPEN": str(programs / "viewer")}, "viewer"),
            "DCV_OPEN, found on PATH": ({"DCV_OPEN": "viewer", "PATH": path}, "viewer"),
            "the desktop's program": ({"DISPLAY": ":9", "PATH": path}, "xdg-open"),
            "the same on Wayland": ({"WAYLAND_DISPLAY": "wayland-0", "PATH": path}, "xdg-open")}
        for way, (variables, name) in ways.items():
            seen = programs / f"{name}.seen"
            seen.unlink(missing_ok=True)
            terminal = Terminal(project, "review", variables=variables)
            terminal.wait_for(PROMPT)
            told = terminal.answer("o\n")
            begun = time.monotonic()
            while not seen.exists() and time.monotonic() - begun < PATIENCE_SECONDS:
                time.sleep(0.01)
            claims(f"{way}: it gets the picture", seen.exists()
                   and seen.read_text() == f"1:{picture}", seen.exists() and seen.read_text())
            claims(f"{way}: that is said, and nobody waits for its end",
                   f"opened {picture}" in told and "noise" not in told, told)
            os.write(terminal.file, b"q\n")
            claims(f"{way}: review goes on", terminal.end() == 1, terminal.text[-300:])
        terminal = Terminal(project, "review", variables={"DCV_OPEN": "no-such-viewer"})
        terminal.wait_for(PROMPT)
        told = terminal.answer("o\n")
        claims("a program that is not there is told, with the path",
               str(picture) in told and "'no-such-viewer'" in told and "opened" not in told, told)
        os.write(terminal.file, b"q\n")
        terminal.end()


def claims_of_no_terminal(claims):
    project, _ = with_changes(2)
    with project:
        code, out, errors = project.run("review")
        claims("without a terminal it tells what to do and ends with 1",
               code == 1 and out == "" and "dcv-snap approve" in errors, (code, errors))
        terminal = Terminal(project, "review")
        terminal.wait_for(PROMPT)
        os.close(terminal.file)
        begun = time.monotonic()
        while os.waitpid(terminal.process, os.WNOHANG) == (0, 0):
            if time.monotonic() - begun > PATIENCE_SECONDS:
                os.kill(terminal.process, 9)
                claims("a terminal that goes away ends it", False)
                break
            time.sleep(0.01)
        claims("and leaves all to be decided", names(project, ".png.new") == ["s000", "s001"])
        # Two at once, and one that decides what another has decided already.
        first = Terminal(project, "review")
        first.wait_for(PROMPT)
        claims("a picture is approved elsewhere meanwhile",
               project.run("approve", "screens/d000/s000")[0] == 0)
        told = first.answer("a\n")
        os.write(first.file, b"q\n")
        code = first.end()
        claims("a decision about what is gone is told, and harms nothing",
               code in (1, 3) and project.run("approve", "--all")[0] == 0
               and project.run("verify")[0] == 0, (code, told))


def main():
    claims = Claims("review")
    claims_of_answers(claims)
    claims_of_opening(claims)
    claims_of_ends(claims)
    claims_of_no_terminal(claims)
    claims.finish()


if __name__ == "__main__":
    main()
