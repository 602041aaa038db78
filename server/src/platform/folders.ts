import { lstatSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The disk may be full: a server still answers most requests then. */
const PASSING = new Set(["ENOSPC", "EDQUOT"]);

/**
 * What keeps a folder from being used, in words that go on after its setting's name; undefined if it is there or can be
 * made, and can be written to. Tries that, and leaves nothing behind.
 */
export function findFolderFault(path: string): string | undefined {
  const nearest = findNearest(path);
  if (statSync(nearest, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return nearest === path ? `${path} is not a folder` : `${path} cannot be created, since ${nearest} is not a folder`;
  }
  try {
    rmdirSync(mkdtempSync(join(nearest, ".writable-")));
    return undefined;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (PASSING.has(code)) return undefined;
    return nearest === path
      ? `this account cannot write to ${path} (${code})`
      : `${path} cannot be created: this account cannot write to ${nearest} (${code})`;
  }
}

/** The path itself, or the nearest folder above it that exists. */
function findNearest(path: string): string {
  return isThere(path) || dirname(path) === path ? path : findNearest(dirname(path));
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // What is above it is no folder, or cannot be read.
    return false;
  }
}
