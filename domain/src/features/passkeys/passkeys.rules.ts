import type { Message } from "../../shared/text.ts";

/** How many passkeys an account can have (product.md §8.7). */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
/** How long the browser's dialog may take, in seconds. */
export const PASSKEY_CHALLENGE_SECONDS = 5 * 60;

/** What an account's owner reads about their passkeys. */
export const PASSKEY_MESSAGES = {
  nameRequired: /*i18n*/ { id: "passkeys.name_required", message: "Please name the passkey." },
  tooMany: /*i18n*/ {
    id: "passkeys.too_many",
    message: "You can have up to 10 passkeys. Please first remove one that you no longer use.",
  },
  alreadyAdded: /*i18n*/ { id: "passkeys.already_added", message: "This passkey has already been added." },
  over: /*i18n*/ { id: "passkeys.over", message: "This took too long. Please try again." },
  none: /*i18n*/ {
    id: "passkeys.none",
    message: "This account has no passkey yet. You can add one on your profile page.",
  },
  unknown: /*i18n*/ {
    id: "passkeys.unknown",
    message: "We don’t recognize this passkey. It may have been removed from the account.",
  },
  refused: /*i18n*/ {
    id: "passkeys.refused",
    message: "This passkey could not be verified. Please try again or use another method.",
  },
} as const satisfies Record<string, Message>;
