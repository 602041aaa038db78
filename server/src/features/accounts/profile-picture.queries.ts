import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { accounts } from "./accounts.tables.ts";

/** The folder of the file store that holds profile pictures. */
export const PROFILE_PICTURES = "profile-pictures";

/** The storage key of the picture with a token. */
export function toPictureKey(token: string): string {
  return `${PROFILE_PICTURES}/${token}.webp`;
}

function toToken(key: string): string {
  return key.slice(PROFILE_PICTURES.length + 1, -".webp".length);
}

/** Of these storage keys, those whose picture is an account's. */
export async function listProfilePicturesInUse(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ token: accounts.pictureToken })
    .from(accounts)
    .where(inArray(accounts.pictureToken, keys.map(toToken)));
  return found.flatMap(({ token }) => (token === null ? [] : toPictureKey(token)));
}

/** Whether an account has the picture with a token. */
export async function isPictureInUse(db: Queryable, token: string): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.pictureToken, token))).length > 0;
}
