import { statfs } from "node:fs/promises";
import { Failure } from "../http/failure.ts";

/** Disk space kept free for the database and the logs. */
const RESERVED_BYTES = 256 * 1024 * 1024;
const RETRY_SECONDS = 300;

export const noRoom = (): Failure =>
  new Failure({
    status: 507,
    code: "files.no_room",
    text: /*i18n*/ {
      id: "files.no_room",
      message: "We cannot accept files right now. Please try again later.",
    },
    retryAfter: RETRY_SECONDS,
  });

/** Throws Failure (507) if storing this many bytes would leave too little space on the folder's disk. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < RESERVED_BYTES) throw noRoom();
}

/** Whether an error means that the disk, or this account's quota, is full. */
export function isOutOfRoom(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}
