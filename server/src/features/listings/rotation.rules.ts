import { createHash } from "node:crypto";

/** A listing's fixed place in the daily rotation, 0 to 2^31 - 1, from a hash of its id. */
export function rotationOf(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE(0) >>> 1;
}
