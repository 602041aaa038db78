import { randomBytes } from "node:crypto";
import { PICTURE_SIDE } from "@vestpocket/domain/accounts/accounts.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { badFields, notYours, signInNeeded } from "../../platform/http/failure.ts";
import { resizePicture } from "../../platform/pictures.ts";
import { findByPictureToken, listPictureTokens, lockAccount, updateAccount } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";
import { toProfilePictureUrl } from "./accounts.views.ts";

export const PICTURE_REQUIRED: Message = /*i18n*/ {
  id: "accounts.picture_required",
  message: "Profile picture file is required.",
};
const WRONG_KIND: Message = /*i18n*/ {
  id: "accounts.picture_kind",
  message: "Pictures must be PNG, JPEG or WebP files.",
};
/** What is said of a picture that is not taken. */
export const PICTURE_TOO_LARGE: Message = /*i18n*/ {
  id: "accounts.picture_too_large",
  message: "Pictures can be up to 10 MB and 50 megapixels.",
};
export const ONE_PICTURE: Message = /*i18n*/ {
  id: "accounts.one_picture",
  message: "You can only upload one picture.",
};
const UNREADABLE: Message = /*i18n*/ {
  id: "accounts.picture_unreadable",
  message: "This picture could not be read.",
};

/** The folder they are stored in. */
export const PROFILE_PICTURES = "profile-pictures";
const REFUSALS = {
  field: "profilePicture",
  wrongKind: WRONG_KIND,
  tooLarge: PICTURE_TOO_LARGE,
  unreadable: UNREADABLE,
};

export type ProfilePictures = ReturnType<typeof createProfilePictures>;

/** Profile pictures of members: drawn anew as a square, so that nothing of the file that was sent is ever served. */
export function createProfilePictures(parts: Pick<AccountParts, "db" | "clock" | "isMember"> & { files: FileStore }) {
  const { db, clock, files } = parts;

  return {
    /** Throws Failure for who is no member; asked before anything is read. */
    async requireMember(uid: string): Promise<void> {
      if (!(await parts.isMember(uid))) throw notYours();
    },

    /** Draws a new picture from the file at a path; the address under which it is shown. */
    async replace(uid: string, path: string | undefined): Promise<string> {
      if (path === undefined) throw badFields({ profilePicture: PICTURE_REQUIRED });
      const drawn = await resizePicture({ path, widths: [PICTURE_SIDE], isSquare: true, refusals: REFUSALS });
      const token = randomBytes(16).toString("hex");
      for (const picture of drawn) await files.take(toKey(token), picture.path);
      const unused = await db
        .transaction((tx) => takeOver(tx, uid, token))
        .catch(async (error) => {
          await removePicture(files, token);
          throw error;
        });
      if (unused !== null) await removePicture(files, unused);
      return toProfilePictureUrl(token);
    },

    /** A picture by its capability. */
    async read(token: string): ReturnType<FileStore["read"]> {
      if (!/^[0-9a-f]{32}$/u.test(token) || (await findByPictureToken(db, token)) === undefined) return undefined;
      return files.read(toKey(token));
    },

    /** Where pictures are stored, and those of them that an account shows: the others may be swept. */
    folders: { [PROFILE_PICTURES]: (keys: readonly string[]) => listProfilePicturesInUse(db, keys) },
  };

  /** Puts a picture on an account; the one before, which is not shown any more. */
  async function takeOver(tx: Queryable, uid: string, token: string): Promise<string | null> {
    const account = await lockAccount(tx, uid);
    if (account === undefined) throw signInNeeded();
    await updateAccount(tx, uid, { pictureToken: token, updatedAt: clock.now() });
    return account.pictureToken;
  }
}

export async function removePicture(files: FileStore, token: string): Promise<void> {
  await files.remove(toKey(token));
}

/** Where the picture of a capability is stored. */
export function toKey(token: string): string {
  return `${PROFILE_PICTURES}/${token}.webp`;
}

function toToken(key: string): string {
  return key.slice(PROFILE_PICTURES.length + 1, -".webp".length);
}

/** The files among these that an account shows. */
export async function listProfilePicturesInUse(db: Queryable, keys: readonly string[]): Promise<string[]> {
  return (await listPictureTokens(db, keys.map(toToken))).map(toKey);
}
