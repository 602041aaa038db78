import { paths } from "@vestpocket/domain/shared/paths";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { markRung } from "./alerts.queries.ts";
import type { DueAlert } from "./due.rules.ts";
import type { SavedSearchDeps } from "./saved-searches.deps.ts";

const LOWERED: Message = /*i18n*/ {
  id: "saved-searches.rung.lowered",
  message: "A listing you follow has a lower price",
};
const BACK: Message = /*i18n*/ {
  id: "saved-searches.rung.back",
  message: "One of your favourites is back on the market",
};

type Found = "alerts_found" | "matches_found";

/** Where several listings are seen. */
const LISTS: Readonly<Record<Found, string>> = {
  alerts_found: paths.savedSearches(),
  matches_found: paths.mandates(),
};

const NEW: Readonly<Record<Found, Message>> = {
  alerts_found: /*i18n*/ { id: "saved-searches.rung.new", message: "A new listing for your search “{name}”" },
  matches_found: /*i18n*/ { id: "saved-searches.rung.match", message: "A new listing fits your mandate “{name}”" },
};
const SEVERAL: Readonly<Record<Found, Message>> = {
  alerts_found: /*i18n*/ {
    id: "saved-searches.rung.several",
    message: "{count, plural, one {# listing} other {# listings}} for your saved searches and favourites",
  },
  matches_found: /*i18n*/ {
    id: "saved-searches.rung.several_matches",
    message: "{count, plural, one {# listing fits} other {# listings fit}} your mandates",
  },
};

/**
 * Shows what is due as one notification, each alert once. It counts listings and names searches: what a listing said when it
 * was found may be confidential by the time it is read (product.md §24.4).
 */
export async function ring(
  { tell }: Pick<SavedSearchDeps, "tell">,
  tx: Queryable,
  { contact, due, now, event }: { contact: Contact; due: readonly DueAlert[]; now: Date; event: Found },
): Promise<void> {
  const fresh = due.filter(({ alert }) => !alert.isRung);
  const [first] = fresh;
  if (first === undefined) return;
  const listings = new Set(fresh.map(({ alert }) => alert.listingId));
  const { listingId } = first.alert;
  const isOne = listings.size === 1;
  await tell(tx, contact, {
    event,
    path: isOne ? paths.property(listingId) : LISTS[event],
    ...(isOne && { listingId }),
    text: isOne ? toText(fresh, event) : withValues(SEVERAL[event], { count: listings.size }),
  });
  await markRung(tx, { accountId: contact.id, alerts: fresh.map(({ alert }) => alert), now });
}

function toText(alerts: readonly DueAlert[], event: Found): Message {
  if (alerts.some(({ alert }) => alert.kind === "price")) return LOWERED;
  const [search] = alerts.flatMap(({ searches }) => searches);
  if (search === undefined) return BACK;
  return withValues(NEW[event], { name: search.name });
}
