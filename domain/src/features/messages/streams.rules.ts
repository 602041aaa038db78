import { HOUR_MS } from "../../shared/durations.ts";
import type { Message } from "../../shared/text.ts";
import type { CommercialStream, ConsentSource, Stream, SuppressionReason } from "./streams.terms.ts";

/** The streams that can be asked for: those that something sends (product.md §8.8). */
export const OFFERED_STREAMS = ["alerts", "matches"] as const satisfies readonly CommercialStream[];

/** How long the link to unsubscribe works, in days, counted from its email (product.md §8.8). */
export const UNSUBSCRIBE_LINK_DAYS = 400;

/** How long somebody can take back that they unsubscribed by a link, in hours (product.md §8.8). */
export const UNSUBSCRIBE_UNDO_HOURS = 1;

/** How long emails of a stopped stream wait, in days; after that they are not sent any more (product.md §8.8). */
export const WITHHELD_DAYS = 3;

/**
 * The sentence with which somebody asks for each commercial stream, next to a box that is not ticked. Each consent is
 * stored with the sentence in the language that was shown: another sentence is another version (product.md §8.8).
 */
export const CONSENT_WORDS: Readonly<Record<CommercialStream, { readonly version: number; readonly words: Message }>> =
  {
    alerts: {
      version: 1,
      words: /*i18n*/ {
        id: "messages.consent_alerts",
        message:
          "Email me new listings that fit my saved searches, and price changes of my favourites. I can unsubscribe at any time.",
      },
    },
    matches: {
      version: 1,
      words: /*i18n*/ {
        id: "messages.consent_matches",
        message: "Email me when a listing or a buyer fits what I am looking for. I can unsubscribe at any time.",
      },
    },
    news: {
      version: 1,
      words: /*i18n*/ {
        id: "messages.consent_news",
        message: "Email me what is new on Vestpocket. I can unsubscribe at any time.",
      },
    },
  };

/** Whether emails of a stream are commercial, which need consent (product.md §8.8). */
export function isCommercial(stream: Stream): stream is CommercialStream {
  return stream !== "service";
}

/** Whether somebody who ended a stream in this way can take it back at the link that they used (product.md §8.8). */
export function isUndoable({ source, at }: { source: ConsentSource; at: Date }, now: Date): boolean {
  const isByLink = source === "link" || source === "one_click";
  return isByLink && now.getTime() - at.getTime() <= UNSUBSCRIBE_UNDO_HOURS * HOUR_MS;
}

/** How long other email is withheld from a mailbox that does not exist, in hours, before it is tried again (product.md §8.8). */
export const SERVICE_PAUSE_HOURS = 24;

/**
 * Whether email that is not commercial is withheld from a suppressed address: for a day after a server said that there
 * is no such mailbox. A server can be wrong, and the account's owner may need the next email to get in (product.md §8.8).
 */
export function isServiceWithheld(
  { reason, createdAt }: { reason: SuppressionReason; createdAt: Date },
  now: Date,
): boolean {
  return reason === "unknown_mailbox" && now.getTime() - createdAt.getTime() < SERVICE_PAUSE_HOURS * HOUR_MS;
}
