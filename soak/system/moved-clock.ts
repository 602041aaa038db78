import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { send } from "./client.ts";

/** Where Debian's package `faketime` puts its library, below the folder of an architecture. */
const LIBRARIES = "/usr/lib";
const NOTICED_MS = 15_000;
const TOLERANCE_MS = 5_000;

/** A clock that a server and its database take for the machine's. Timers keep running on the machine's own. */
export interface MovedClock {
  /** For the server that is to use it. */
  readonly settings: Readonly<Record<string, string>>;
  now(): Date;
  /** Moves the clock of a running server, and waits until the server has noticed. */
  moveBy(seconds: number, url: string): Promise<void>;
}

/** Undefined where the machine lacks the library. */
export function openClock(folder: string): MovedClock | undefined {
  const library = readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name, "faketime/libfaketimeMT.so.1"))
    .find((path) => existsSync(path));
  if (library === undefined) return undefined;
  const file = join(folder, "clock");
  let offset = 0;
  const write = () => writeFileSync(file, `${offset < 0 ? "" : "+"}${offset}s\n`, { mode: 0o644 });
  write();
  const now = () => new Date(Date.now() + offset * 1_000);
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Connections of the database, which start with what its main process had read, are to notice at once too.
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    now,
    async moveBy(seconds, url) {
      offset += seconds;
      write();
      const started = performance.now();
      while (Math.abs((await readClock(url)) - now().getTime()) > TOLERANCE_MS) {
        if (performance.now() - started > NOTICED_MS)
          throw new Error("the server does not notice that its clock moved");
        await wait(250);
      }
    },
  };
}

/** What time it is by the server's answers. */
async function readClock(url: string): Promise<number> {
  return Date.parse(String((await send(url, { path: "/healthz" })).headers.date));
}
