import { randomBytes } from "node:crypto";
import { PICTURE_SIDE } from "@vestpocket/domain/accounts/accounts.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { storeFiles } from "../../platform/files/store-files.ts";
import { badFields, notYours, signInNeeded } from "../../platform/http/failure.ts";
import { resizePicture } from "../../platform/pictures.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { lockAccount, updateAccount } from "./accounts.queries.ts";
import { toProfilePictureUrl } from "./accounts.views.ts";
import { isPictureInUse, toPictureKey } from "./profile-picture.queries.ts";

export const PICTURE_MESSAGES = {
  required: /*i18n*/ { id: "accounts.picture_required", message: "Profile picture file is required." },
  wrongKind: /*i18n*/ { id: "accounts.picture_kind", message: "Pictures must be PNG, JPEG or WebP files." },
  tooLarge: /*i18n*/ { id: "accounts.picture_too_large", message: "Pictures can be up to 10 MB and 50 megapixels." },
  onlyOne: /*i18n*/ { id: "accounts.one_picture", message: "You can only upload one picture." },
  unreadable: /*i18n*/ { id: "accounts.picture_unreadable", message: "This picture could not be read." },
} as const satisfies Record<string, Message>;

const REFUSALS = { field: "profilePicture", ...PICTURE_MESSAGES };

/** Throws Failure unless the account is a member of Agent Pro. Called before a form is read. */
export async function requireMember({ isMember }: AccountDeps, uid: string): Promise<void> {
  if (!(await isMember(uid))) throw notYours();
}

/**
 * Replaces an account's picture with the file at a path. It is redrawn as a square, so that nothing of the uploaded
 * file itself is ever served. Returns the picture's URL.
 */
export async function replacePicture(
  deps: AccountDeps,
  { uid, path }: { uid: string; path: string | undefined },
): Promise<string> {
  const { db, files } = deps;
  if (path === undefined) throw badFields({ profilePicture: PICTURE_MESSAGES.required });
  const resized = await resizePicture({ path, widths: [PICTURE_SIDE], isSquare: true, refusals: REFUSALS });
  const token = randomBytes(16).toString("hex");
  const uploads = resized.map((picture) => ({ key: toPictureKey(token), path: picture.path }));
  const work = () => db.transaction((tx) => showPicture(deps, tx, { uid, token }));
  const replaced = await storeFiles(deps, { uploads, work });
  if (replaced !== null) await files.remove(toPictureKey(replaced));
  return toProfilePictureUrl(token);
}

/** Sets an account's picture. Returns the token of the one it replaces. */
async function showPicture(
  { clock }: AccountDeps,
  tx: Queryable,
  { uid, token }: { uid: string; token: string },
): Promise<string | null> {
  const account = await lockAccount(tx, uid);
  if (account === undefined) throw signInNeeded();
  await updateAccount(tx, uid, { pictureToken: token, updatedAt: clock.now() });
  return account.pictureToken;
}

/** The picture with a token; undefined if no account has it. */
export async function readPicture({ db, files }: AccountDeps, token: string): ReturnType<FileStore["read"]> {
  if (!/^[0-9a-f]{32}$/u.test(token) || !(await isPictureInUse(db, token))) return undefined;
  return files.read(toPictureKey(token));
}
