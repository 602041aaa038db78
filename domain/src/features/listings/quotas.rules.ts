import { type Message, withValues } from "../../shared/text.ts";

/** The maximum number of drafts per account. */
export const DRAFTS_MAX = 20;
/** The maximum total size of an account's listing files, in bytes. */
export const FILES_MAX_BYTES = 2_000_000_000;

export const QUOTA_MESSAGES = {
  drafts: /*i18n*/ {
    id: "listings.too_many_drafts",
    message:
      "You have {max, number} drafts, the most an account can hold. Please publish one of them, or edit one instead of starting another.",
  },
  files: /*i18n*/ {
    id: "listings.files_full",
    message:
      "The files of your listings have reached {max, number} GB, the most an account can hold. Please remove photos from your listings first.",
  },
} as const satisfies Record<string, Message>;

/** The current usage of an account's listings. */
export interface Usage {
  readonly drafts: number;
  readonly bytes: number;
}

/** Whether usage is close enough to a limit to show: three quarters (product.md §5). */
export function isQuotaNear({ drafts, bytes }: Usage): boolean {
  return drafts >= 0.75 * DRAFTS_MAX || bytes >= 0.75 * FILES_MAX_BYTES;
}

/** The limit that an account with this usage exceeds, as its message; undefined if it exceeds none. */
export function findExceeded({ drafts, bytes }: Usage): Message | undefined {
  if (drafts > DRAFTS_MAX) return withValues(QUOTA_MESSAGES.drafts, { max: DRAFTS_MAX });
  if (bytes > FILES_MAX_BYTES) return withValues(QUOTA_MESSAGES.files, { max: FILES_MAX_BYTES / 1e9 });
  return undefined;
}
