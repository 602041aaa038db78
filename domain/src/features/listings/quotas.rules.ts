import { type Message, withValues } from "../../shared/text.ts";

/** The maximum number of drafts of an account that has paid for nothing. */
export const DRAFTS_MAX = 50;
/** How many deleted drafts can be restored: those deleted last. */
export const DELETED_DRAFTS_MAX = 20;
/** The maximum number of drafts of any account. */
const DRAFTS_MAX_PAID = 200;
/** The maximum total size of an account's listing files, in bytes. */
export const FILES_MAX_BYTES = 2_000_000_000;

export const QUOTA_MESSAGES = {
  drafts: /*i18n*/ {
    id: "listings.too_many_drafts",
    message: "You have {max, number} drafts, the most an account can hold. Please publish or delete one of them first.",
  },
  files: /*i18n*/ {
    id: "listings.files_full",
    message:
      "The files of your listings have reached {max, number} GB, the most an account can hold. Please remove photos from your listings first.",
  },
} as const satisfies Record<string, Message>;

/** How many drafts an account can hold: one more for each listing that it has paid for (product.md §5.6). */
export function draftsMaxOf(paidListings: number): number {
  return Math.min(DRAFTS_MAX + paidListings, DRAFTS_MAX_PAID);
}

/** The current usage of an account's listings, and how many drafts it can hold. */
export interface Usage {
  readonly drafts: number;
  readonly draftsMax: number;
  readonly bytes: number;
}

/** Whether usage is close enough to a limit to show: three quarters (product.md §5). */
export function isQuotaNear({ drafts, draftsMax, bytes }: Usage): boolean {
  return drafts >= 0.75 * draftsMax || bytes >= 0.75 * FILES_MAX_BYTES;
}

/** The limit that an account with this usage exceeds, as its message; undefined if it exceeds none. */
export function findExceeded({ drafts, draftsMax, bytes }: Usage): Message | undefined {
  if (drafts > draftsMax) return withValues(QUOTA_MESSAGES.drafts, { max: draftsMax });
  if (bytes > FILES_MAX_BYTES) return withValues(QUOTA_MESSAGES.files, { max: FILES_MAX_BYTES / 1e9 });
  return undefined;
}
