import { statfs } from "node:fs/promises";
import { Failure } from "../http/failure.ts";

/** Disk space kept free for the database and the logs. */
const RESERVED_BYTES = 256 * 1024 * 1024;
const RETRY_SECONDS = 300;

export const noSpace = (): Failure =>
  new Failure({
    status: 507,
    code: "files.no_room",
    text: /*i18n*/ {
      id: "files.no_room",
      message: "We cannot accept files right now. Please try again later.",
    },
    retryAfter: RETRY_SECONDS,
  });

/** Free bytes on the folder's disk, and how many must stay free. */
export async function findSpace(folder: string): Promise<{ free: number; reserved: number }> {
  const { bavail, bsize } = await statfs(folder);
  return { free: bavail * bsize, reserved: RESERVED_BYTES };
}

/** Throws Failure (507) if storing this many bytes would leave too little space on the folder's disk. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { free, reserved } = await findSpace(folder);
  if (free - bytes < reserved) throw noSpace();
}

/**
 * The disk or this account's quota is full, or the disk is read-only, as systems leave it when they find it damaged.
 */
const NO_ROOM: readonly unknown[] = ["ENOSPC", "EDQUOT", "EROFS"];

/** Whether an error means that the disk accepts no files. */
export function isOutOfSpace(error: unknown): boolean {
  return NO_ROOM.includes((error as { code?: unknown }).code);
}
