import { createHash } from "node:crypto";

/** A timestamp's UTC date, 'YYYY-MM-DD'. */
export function toDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Where a date's rotation of ties starts, 0 to 2^31 - 1. */
export function rotationStart(date: string): number {
  return createHash("sha256").update(date).digest().readUInt32BE(0) >>> 1;
}
