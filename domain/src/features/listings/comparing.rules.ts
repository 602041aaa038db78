import { z } from "zod/mini";

/** The most listings that are compared at a time: more columns are not read. */
export const COMPARED_MAX = 4;

const idSchema = z.uuid();

/** The ids of listings in an address, in order, each once, up to as many as are compared; what is no id is left out. */
export function readComparedIds(text: string): string[] {
  const ids = text
    .toLowerCase()
    .split(",")
    .filter((each) => idSchema.safeParse(each).success);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}
