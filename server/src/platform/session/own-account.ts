import { Failure, notYours } from "../http/failure.ts";
import type { Viewer } from "./viewer.ts";

/** Throws Failure 400 if a path that should name a user has no id. */
export function requireUserId(uid: string): void {
  if (uid.trim() !== "") return;
  const text = /*i18n*/ { id: "accounts.id_required", message: "User ID is required." };
  throw new Failure({ status: 400, code: text.id, text });
}

/** Throws Failure unless a request that names a user names the viewer: 400 without an id, 403 for someone else. */
export function requireOwnAccount(viewer: Viewer, uid: string | undefined): void {
  if (uid === undefined) return;
  requireUserId(uid);
  if (uid !== viewer.uid) throw notYours();
}
