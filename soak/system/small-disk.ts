import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Round } from "../family.ts";

const MEGABYTE = 2 ** 20;

/** A disk in memory, which root can mount. */
export interface SmallDisk {
  fill(): void;
  empty(): void;
  setReadOnly(isReadOnly: boolean): void;
}

export function mountSmallDisk(round: Round, folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  mount(["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "soak", folder]);
  round.onEnd(() => void spawnSync("umount", [folder]));
  const filler = join(folder, "filler");
  return {
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      const piece = Buffer.alloc(MEGABYTE);
      for (let left = bavail * bsize; left > 0; left -= MEGABYTE) {
        try {
          writeFileSync(filler, piece.subarray(0, Math.min(left, MEGABYTE)), { flag: "a" });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
          throw error;
        }
      }
    },
    empty: () => rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => mount(["-o", `remount,${isReadOnly ? "ro" : "rw"}`, folder]),
  };
}

function mount(args: readonly string[]): void {
  const { status, stderr } = spawnSync("mount", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${args.join(" ")}: ${stderr}`);
}
