import type { Message } from "../../shared/text.ts";
import { withValues } from "../../shared/text.ts";
import { SAVED_SEARCHES_MAX } from "./saved-searches.terms.ts";

/** Why a search is not saved or changed (product.md §24.1). */
export const SAVED_SEARCH_MESSAGES = {
  taken: /*i18n*/ { id: "saved-searches.taken", message: "You already saved this search." },
  full: withValues(
    /*i18n*/ {
      id: "saved-searches.full",
      message: "You can save up to {count} searches. Delete one to save another.",
    },
    { count: SAVED_SEARCHES_MAX },
  ),
  consentNeeded: /*i18n*/ {
    id: "saved-searches.consent_needed",
    message: "Check the box to get alerts by email, or turn alerts off.",
  },
  unknown: /*i18n*/ { id: "saved-searches.unknown_filter", message: "This filter no longer exists." },
} as const satisfies Record<string, Message>;
