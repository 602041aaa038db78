import { randomBytes } from "node:crypto";
import { PICTURE_SIDE } from "@vestpocket/domain/accounts/accounts.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Queryable } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files.ts";
import { badFields, Failure, notYours, signInNeeded } from "../../platform/http/failure.ts";
import { findByPictureToken, lockAccount, updateAccount } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";
import { toProfilePictureUrl } from "./accounts.views.ts";

/** Known by their content, whatever they are called. */
const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/webp"]);
const PIXELS_MAX = 50_000_000;

const REQUIRED: Message = /*i18n*/ {
  id: "accounts.picture_required",
  message: "Profile picture file is required.",
};
const WRONG_KIND: Message = /*i18n*/ {
  id: "accounts.picture_kind",
  message: "A picture must be a PNG, JPEG or WebP file.",
};
const TOO_LARGE: Message = /*i18n*/ {
  id: "accounts.picture_too_large",
  message: "A picture may have 10 MB and 50 megapixels at most.",
};
const UNREADABLE: Message = /*i18n*/ {
  id: "accounts.picture_unreadable",
  message: "This picture could not be read.",
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

    /** Takes a new picture over; the address under which it is shown. */
    async replace(uid: string, content: Buffer | undefined): Promise<string> {
      if (content === undefined) throw badFields({ profilePicture: REQUIRED });
      const picture = await draw(content);
      const token = randomBytes(16).toString("hex");
      await files.write(toKey(token), picture);
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
    async read(token: string): Promise<Buffer | undefined> {
      if (!/^[0-9a-f]{32}$/u.test(token) || (await findByPictureToken(db, token)) === undefined) return undefined;
      return files.read(toKey(token));
    },
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

function toKey(token: string): string {
  return `profile-pictures/${token}.webp`;
}

async function draw(content: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content);
  if (type === undefined || !MEDIA_TYPES.has(type.mime)) throw refuse(415, "accounts.picture_kind", WRONG_KIND);
  try {
    // Of the header alone, so that what is too large is known as such.
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) throw refuse(422, "accounts.picture_too_large", TOO_LARGE);
    return await sharp(content, { limitInputPixels: PIXELS_MAX, failOn: "error", pages: 1 })
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw refuse(422, "accounts.picture_unreadable", UNREADABLE);
  }
}

function refuse(status: number, code: string, text: Message): Failure {
  return new Failure({ status, code, text, fields: { profilePicture: text } });
}
