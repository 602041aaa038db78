import { listDraftKeys, readDraft } from "../../../platform/drafts.ts";
import { isRecord } from "./posting-draft.ts";

/** The key under which this browser stores what the server does not have yet. */
export const toUnsentKey = (uid: string, id: string): string => `${uid}.draft.${id}`;

/** The draft of a new listing whose latest changes exist only in this browser; undefined if there is none. */
export function findUnsentDraft(uid: string): string | undefined {
  const prefix = toUnsentKey(uid, "");
  const found = listDraftKeys(prefix).map((key) => ({ key, draft: readDraft(key) }));
  const ofNew = found.filter(({ draft }) => !(isRecord(draft?.content) && typeof draft.content.listingId === "string"));
  const [latest] = ofNew.sort((one, other) => (other.draft?.keptAt ?? 0) - (one.draft?.keptAt ?? 0));
  return latest?.key.slice(prefix.length);
}
