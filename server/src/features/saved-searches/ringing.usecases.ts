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

/**
 * Shows what is due as one notification, each alert once. It counts listings and names searches: what a listing said when it
 * was found may be confidential by the time it is read (product.md §24.4).
 */
export async function ring(
  { tell }: Pick<SavedSearchDeps, "tell">,
  tx: Queryable,
  { contact, due, now }: { contact: Contact; due: readonly DueAlert[]; now: Date },
): Promise<void> {
  const fresh = due.filter(({ alert }) => !alert.isRung);
  const [first] = fresh;
  if (first === undefined) return;
  const listings = new Set(fresh.map(({ alert }) => alert.listingId));
  const { listingId } = first.alert;
  const isOne = listings.size === 1;
  await tell(tx, contact, {
    event: "alerts_found",
    path: isOne ? paths.property(listingId) : paths.savedSearches(),
    ...(isOne && { listingId }),
    text: isOne ? toText(fresh) : toCount(listings.size),
  });
  await markRung(tx, { accountId: contact.id, alerts: fresh.map(({ alert }) => alert), now });
}

function toText(alerts: readonly DueAlert[]): Message {
  if (alerts.some(({ alert }) => alert.kind === "price")) return LOWERED;
  const [search] = alerts.flatMap(({ searches }) => searches);
  if (search === undefined) return BACK;
  return withValues(
    /*i18n*/ { id: "saved-searches.rung.new", message: "A new listing for your search “{name}”" },
    { name: search.name },
  );
}

const toCount = (count: number): Message =>
  withValues(
    /*i18n*/ {
      id: "saved-searches.rung.several",
      message: "{count, plural, one {# listing} other {# listings}} for your saved searches and favourites",
    },
    { count },
  );
