import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SHORT = 10;

let found: string | undefined;

/**
 * The version of this code: of the package, and the commit it was cloned at, such as '0.1.0+14c83cc9b1'. An image has no
 * commit: it was given VESTPOCKET_VERSION when it was built.
 */
export function findVersion(): string {
  found ??= joinVersion(process.env.VESTPOCKET_VERSION || readCommit(ROOT)?.slice(0, SHORT));
  return found;
}

function joinVersion(build: string | undefined): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  return build === undefined ? version : `${version}+${build}`;
}

/** The commit that a clone is at, without the program git; undefined if the folder is no clone. */
export function readCommit(folder: string): string | undefined {
  try {
    const git = findGitFolder(folder);
    const head = readFileSync(join(git, "HEAD"), "utf8").trim();
    const ref = /^ref: (.+)$/u.exec(head)?.[1];
    return ref === undefined ? head : findRef(git, ref);
  } catch {
    return undefined;
  }
}

/** A further working tree has a file that names its folder. */
function findGitFolder(folder: string): string {
  const path = join(folder, ".git");
  try {
    return /^gitdir: (.+)$/mu.exec(readFileSync(path, "utf8"))?.[1]?.trim() ?? path;
  } catch {
    return path;
  }
}

function findRef(git: string, ref: string): string | undefined {
  const common = join(git, "commondir");
  const shared = existsSync(common) ? join(git, readFileSync(common, "utf8").trim()) : git;
  if (existsSync(join(shared, ref))) return readFileSync(join(shared, ref), "utf8").trim();
  const packed = readFileSync(join(shared, "packed-refs"), "utf8");
  return packed
    .split("\n")
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(" ")[0];
}
