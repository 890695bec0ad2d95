# SPDX-License-Identifier: MIT
#
# Shards of one run as tasks of a Dask cluster, and their results as one.
"""Runs the shards of 'dcv-snap verify' or 'record' on a Dask cluster and joins their results.

Workers see the project and the binary at the same paths as this machine (a shared folder, or the
same clone and package). Without --address there is one worker process for each processor here.
Everything that is not an option of the fleet is handed to dcv-snap."""
import argparse
import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

from distributed import Client, KilledWorker, LocalCluster, as_completed, get_worker

TOPIC = "dcv-snap-shards"
# What a worker's death may cost: a shard that ends this many workers is itself the trouble.
MOST_DEATHS = 3


def end_with_parent():
    """A run must not go on when the worker that waits for it is gone."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def run_shard(binary, folder, arguments, index, count, variables):
    """One shard, on a worker: its exit code, what it said, and its blob."""
    worker = get_worker()
    worker.log_event(TOPIC, {"index": index, "process": os.getpid(), "worker": worker.address})
    if not os.path.isdir(folder):
        return 3, f"the worker {worker.address} has no folder '{folder}'", None
    scratch = tempfile.mkdtemp(prefix=f"shard-{index}-", dir=worker.local_directory)
    try:
        blob = os.path.join(scratch, "blob.json")
        done = subprocess.run(
            [binary, *arguments, "--shard", f"{index}/{count}", "--reporter", f"blob={blob}",
             "--results", os.path.join(scratch, "results")],
            cwd=folder, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, preexec_fn=end_with_parent)
        said = done.stdout.decode(errors="replace")
        if not os.path.exists(blob):
            return done.returncode, said, None
        with open(blob, "rb") as file:
            return done.returncode, said, file.read()
    except OSError as error:
        return 3, f"the worker {worker.address}: {error}", None
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


class Progress:
    """Tells a person how far the shards are."""

    def __init__(self, count):
        self.count, self.begun, self.done = count, {}, 0
        self.is_terminal = sys.stderr.isatty()

    def say(self, text):
        if self.is_terminal:
            sys.stderr.write("\r\x1b[K")
        print(f"fleet       {text}", file=sys.stderr, flush=True)
        self.show()

    def show(self):
        if self.is_terminal:
            bar = "#" * (24 * self.done // self.count)
            sys.stderr.write(f"\rfleet       [{bar:24}] {self.done}/{self.count} shards ")
            sys.stderr.flush()

    def shard_begins(self, event):
        """What a worker logs; a second beginning means that the first worker died."""
        _, told = event
        index = told["index"]
        again = ", again: its worker died" if index in self.begun else ""
        self.begun[index] = self.begun.get(index, 0) + 1
        self.say(f"shard {index}/{self.count} begins in process {told['process']}{again}")

    def shard_ends(self, index, code):
        self.done += 1
        self.say(f"shard {index}/{self.count} ended with {code}, {self.done} of {self.count} done")

    def finish(self):
        if self.is_terminal:
            sys.stderr.write("\r\x1b[K")


def collect(client, options, arguments, count, blobs):
    """Runs every shard once; writes the blobs. Returns the shards' exit codes."""
    progress = Progress(count)
    client.subscribe_topic(TOPIC, progress.shard_begins)
    variables = {name: value for name, value in os.environ.items()
                 if name.startswith(("DCV_", "SNAPSHOT_TESTING_")) or name in ("CI", "PATH", "HOME")}
    futures = {
        client.submit(run_shard, options.binary, os.getcwd(), arguments, index, count, variables,
                      pure=False, key=f"shard-{index}", retries=0): index
        for index in range(1, count + 1)}
    codes = []
    for future in as_completed(futures):
        index = futures[future]
        try:
            code, said, blob = future.result()
        except KilledWorker:
            code, said, blob = 4, f"shard {index}/{count} ended {MOST_DEATHS + 1} workers", None
        if blob is None:
            progress.say(said.strip())
            code = code or 4
        else:
            (blobs / f"{index:06}.json").write_bytes(blob)
        codes.append(code)
        progress.shard_ends(index, code)
        future.release()
    progress.finish()
    return codes


def join(options, blobs):
    """One report of all shards, made by dcv-snap itself. Returns its exit code."""
    command = [options.binary, "merge-reports", str(blobs)]
    if options.reporter:
        command += ["--reporter", options.reporter]
    if options.results:
        command += ["--results", options.results]
    # No shard alone knows which references are obsolete.
    command += ["--unreferenced", options.unreferenced]
    return subprocess.run(command, stdin=subprocess.DEVNULL).returncode


def read_arguments():
    parser = argparse.ArgumentParser(
        prog="tools/fleet", description=__doc__, allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="the scheduler of a cluster, such as tcp://host:8786")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N",
                        help="worker processes here, without --address (%(default)s)")
    parser.add_argument("--shards", type=int, metavar="N",
                        help="parts of the run; the default is four for each worker")
    parser.add_argument("--reporter", metavar="LIST", help="reports of the whole, as merge-reports has")
    parser.add_argument("--results", metavar="DIR", help="folder of the whole's results")
    parser.add_argument("--unreferenced", default="auto",
                        choices=["auto", "reject", "warn", "ignore", "delete"],
                        help="references of no snapshot, once all shards are joined (%(default)s)")
    parser.add_argument("--binary", help=argparse.SUPPRESS)
    options, arguments = parser.parse_known_args()
    if arguments[:1] not in (["verify"], ["record"]):
        arguments.insert(0, "verify")
    if any(word == "--shard" or word.startswith("--shard=") for word in arguments):
        parser.error("'--shard' is what the fleet hands out itself")
    if options.workers < 1 or (options.shards is not None and options.shards < 1):
        parser.error("numbers of workers and shards begin at 1")
    if not any(word.startswith(("-j", "--jobs")) for word in arguments):
        arguments += ["-j", "1"]
    return options, arguments


def main():
    options, arguments = read_arguments()
    cluster = None if options.address else LocalCluster(
        n_workers=options.workers, threads_per_worker=1, processes=True, host="127.0.0.1",
        dashboard_address=None, silence_logs="ERROR")
    try:
        with Client(options.address or cluster) as client:
            client.run_on_scheduler(
                lambda dask_scheduler: setattr(dask_scheduler, "allowed_failures", MOST_DEATHS))
            workers = sum(client.nthreads().values()) or options.workers
            with tempfile.TemporaryDirectory(prefix="dcv-fleet-") as folder:
                blobs = pathlib.Path(folder)
                codes = collect(client, options, arguments, options.shards or 4 * workers, blobs)
                merged = join(options, blobs) if any(blobs.iterdir()) else 0
        return max([merged, *codes])
    finally:
        if cluster is not None:
            cluster.close()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        print(f"fleet: {error}", file=sys.stderr)
        sys.exit(3)
