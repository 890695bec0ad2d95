# SPDX-License-Identifier: MIT
#
# Damaged references are never "equal": each kind ends with 3 and its reason, in bounded memory.
# Every snapshot of one run has a damage of its own.
import json
import os
import struct
import subprocess
import zlib

from PIL import Image

from project import PNG, Claims, Project, environment

# What a run may need at most, whatever lies in its way.
MOST_BYTES = 300 << 20


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def chunks(file):
    """(start, name, length of its data) of every chunk."""
    found, place = [], len(PNG)
    while place < len(file):
        length = struct.unpack_from(">I", file, place)[0]
        found.append((place, file[place + 4:place + 8], length))
        place += 12 + length
    return found


def zeros(count):
    """A zlib stream of `count` zeros, made without compressing them all."""
    block = 1 << 20
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packer.compress(bytes(block))
    first = packer.flush(zlib.Z_FULL_FLUSH)
    piece = packer.compress(bytes(block)) + packer.flush(zlib.Z_FULL_FLUSH)
    last = packer.compress(bytes(count % block)) + packer.flush(zlib.Z_FINISH)
    # The checksum of n zeros: the first sum stays 1, the second is n.
    checksum = struct.pack(">I", (count % 65521) << 16 | 1)
    pieces = count // block
    unused = zlib.decompressobj(-15).decompress(first)
    assert unused == bytes(block)
    return b"\x78\xda" + piece * pieces + last + checksum


def bomb(width, height, color, channels):
    header = struct.pack(">IIBBBBB", width, height, 8, color, 0, 0, 0)
    return (PNG + chunk(b"IHDR", header) + chunk(b"IDAT", zeros(height * (1 + width * channels)))
            + chunk(b"IEND", b""))


def damages(file):
    """(name, damaged bytes, words that its reason holds)."""
    result = []
    for place, name, length in chunks(file):
        broken = bytearray(file)
        broken[place + 8 + length] ^= 0x5A
        result.append((f"checksum of {name.decode()} at {place}", bytes(broken), ["checksum"]))
        if length:
            broken = bytearray(file)
            broken[place + 8 + length // 2] ^= 0x5A
            result.append((f"data of {name.decode()} at {place}", bytes(broken), ["checksum"]))
    for length in range(64, len(file), 64):
        result.append((f"cut at {length}", file[:length], ["cut short"]))
    trailing = bytearray(file)
    trailing[3] ^= 1
    result += [
        ("empty", b"", ["empty file"]),
        ("text", b"hello, I am not a picture\n", ["not a PNG"]),
        ("another signature", bytes(trailing), ["not a PNG"]),
        ("Git LFS", b"version https://git-lfs.github.com/spec/v1\noid sha256:" + b"0" * 64
         + b"\nsize 12345\n", ["git lfs pull"]),
        ("unresolved merge", b"<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> other\n", ["not a PNG"]),
        ("bomb of 100,000 x 100,000 zeros", bomb(100_000, 100_000, 0, 1), ["100000 x 100000"]),
        ("bomb of 100,000 x 100,000 zeros, RGBA", bomb(100_000, 100_000, 6, 4), ["100000 x 100000"]),
        ("bomb of 30,000 x 30,000 zeros", bomb(30_000, 30_000, 6, 4), ["30000 x 30000"]),
    ]
    return result


def measured(project, *arguments):
    """A run's (exit code, standard output, standard error, largest resident memory)."""
    out, errors = project.folder / "out.txt", project.folder / "errors.txt"
    with open(out, "wb") as to_out, open(errors, "wb") as to_errors:
        process = subprocess.Popen(project.command(*arguments), cwd=project.folder,
                                   env=environment(), stdin=subprocess.DEVNULL, stdout=to_out,
                                   stderr=to_errors)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, out.read_text(), errors.read_text(), usage.ru_maxrss * 1024


def main():
    claims = Claims("damage")
    with Project(documents=1, stops=1) as single:
        single.run("record")
        file = single.pictures()[0].read_bytes()
    every = damages(file)
    with Project(documents=1, stops=len(every)) as project:
        # Each snapshot has a reference of its own; stops a point apart show other pixels.
        project.run("record")
        pictures = project.pictures()
        claims("there is a reference for each damage", len(pictures) == len(every), len(pictures))
        for picture, (_, damaged, _) in zip(pictures, every):
            picture.write_bytes(damaged)
        code, out, errors, memory = measured(project, "verify", "--reporter", "json,line=line.txt")
        claims("a run with damaged references ends with 3", code == 3, errors)
        found = {s["file"].split("/")[-1]: s for s in json.loads(out)["snapshots"]}
        for picture, (name, _, words) in zip(pictures, every):
            told = found[picture.stem]
            claims(f"{name} is unreadable", told["state"] == "unreadable", told.get("summary"))
            reason = told.get("summary", "") + told.get("details", "")
            claims(f"{name} has its reason", all(word in reason for word in words), reason)
        claims("memory is bounded", memory < MOST_BYTES, memory)
        print(f"{len(every)} damages, at most {memory / 1e6:.0f} MB")
        # What is damaged can't be approved or compared by mistake, and can be recorded anew.
        for name, answer in (("bomb of 100,000 x 100,000 zeros", 3), ("bomb of 30,000 x 30,000 zeros", 0)):
            place = [entry[0] for entry in every].index(name)
            code, _, errors, memory = measured(project, "diff", pictures[place], pictures[place])
            # What is no wider than a picture may be is compared row by row, however much it is.
            claims(f"diff of a {name} ends with {answer}", code == answer, (code, errors))
            claims(f"diff of a {name} is bounded", memory < MOST_BYTES, memory)
        code, _, errors = project.run("record", "-u", "--reporter", "line")
        claims("damaged references can be recorded anew", code == 1, errors)
        code, _, errors = project.run("verify", "--reporter", "line")
        claims("and are green then", code == 0, errors)
        # A sound picture of another depth, and one without a stamp, are read and compared.
        picture = project.pictures()[0]
        Image.open(picture).convert("RGBA").save(picture)
        code, _, errors = project.run("verify", "--reporter", "line")
        claims("a picture that another tool wrote anew is compared by its pixels", code == 0, errors)
    claims.finish()


if __name__ == "__main__":
    main()
