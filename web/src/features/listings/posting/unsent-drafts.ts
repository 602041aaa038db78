import { listDraftKeys, readDraft } from "../../../platform/drafts.ts";

/** The key under which this browser stores what the server does not have yet. */
export const toUnsentKey = (uid: string, id: string): string => `${uid}.draft.${id}`;

/** The draft whose latest changes exist only in this browser; undefined if there is none. */
export function findUnsentDraft(uid: string): string | undefined {
  const prefix = toUnsentKey(uid, "");
  const keys = listDraftKeys(prefix);
  const latest = keys.sort((one, other) => (readDraft(other)?.keptAt ?? 0) - (readDraft(one)?.keptAt ?? 0))[0];
  return latest?.slice(prefix.length);
}
