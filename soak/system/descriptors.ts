import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** How many more a process may open. */
const LEFT = 2;

/** Leaves a running process hardly any descriptors, and restores them. */
export function limitDescriptors(pid: number): { begin(): void; end(): void } {
  const limits = readFileSync(`/proc/${pid}/limits`, "utf8");
  const [, soft = "", hard = ""] = /^Max open files\s+(\d+)\s+(\d+)/mu.exec(limits) ?? [];
  return {
    begin: () => setLimit(pid, `${readdirSync(`/proc/${pid}/fd`).length + LEFT}:${hard}`),
    end: () => setLimit(pid, `${soft}:${hard}`),
  };
}

function setLimit(pid: number, most: string): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--nofile=${most}`], { encoding: "utf8" });
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}
