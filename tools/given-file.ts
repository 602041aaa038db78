import { readFileSync } from "node:fs";
import { Refusal } from "../server/src/platform/refusal.ts";

/** Reads a file that was named on the command line. Throws Refusal. */
export function readGivenFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Refusal(`There is no file ${path}.`);
    throw new Refusal(`${path} cannot be read (${code}).`);
  }
}
