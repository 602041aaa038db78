import { createHmac } from "node:crypto";
import { deriveKey } from "../../platform/keys.ts";
import type { Mark } from "../../platform/pages/marked-page.ts";
import { buildMarker } from "../../platform/pages/marker.ts";

const FILE_CODE = "vp-";

interface Marked {
  readonly uid: string;
  readonly email: string;
  readonly listingId: string;
  readonly now: Date;
}

export type Marks = ReturnType<typeof createMarks>;

/**
 * The reader's marks on a page. The codes and the marker are unique to one reader, and only the holder of the secret
 * can make them.
 */
export function createMarks(secret: string) {
  const key = deriveKey(secret, "page-marker");
  const sign = (text: string, bytes: number) =>
    createHmac("sha256", key).update(text).digest().subarray(0, bytes).toString("hex");
  const toFileCode = (uid: string) => `${FILE_CODE}${sign(`file ${uid}`, 16)}`;
  return {
    key,
    toFileCode,
    /** A reader's page marks for this minute. */
    toMark({ uid, email, listingId, now }: Marked): Mark {
      const minute = now.toISOString().slice(0, 16).replace("T", " ");
      const code = sign(`label ${listingId} ${uid}`, 3).toUpperCase();
      return { label: `${email} · ${minute} UTC · ${code}`, marker: buildMarker(key, uid), code: toFileCode(uid) };
    },
  };
}
