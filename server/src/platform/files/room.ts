import { statfs } from "node:fs/promises";
import { Failure } from "../http/failure.ts";

/** What the disk keeps free of files, in bytes: the database and the logs need room, too. */
const FLOOR = 256 * 1024 * 1024;
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

/** Throws Failure (507) where a folder's disk would be left with too little room by so many bytes more. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < FLOOR) throw noRoom();
}

/** The disk is full, or what this account may use of it. */
export function isOutOfRoom(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}
