import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import { ALERT_ITEMS_MAX, type AlertItem, alertMail } from "./alerts.mails.ts";
import { markSlowTold } from "./alerts.queries.ts";
import { cadenceNow, type DueAlert } from "./due.rules.ts";
import { findFormerPrice } from "./former-prices.rules.ts";
import type { AlertStream, SavedSearchDeps } from "./saved-searches.deps.ts";

type ItemDeps = Pick<SavedSearchDeps, "listCardsIn" | "config" | "pageUrl" | "toUnsubscribeUrl">;

/** The most listings whose cards are read: some may have nothing left to tell. The others are only counted. */
const LOOKED_AT = 2 * ALERT_ITEMS_MAX;

/**
 * The mail of what is due, composed as the listings are now and as every member may see them: what ended meanwhile is left
 * out. Undefined if nothing is left (product.md §24.4).
 */
export async function toAlertMail(
  deps: ItemDeps,
  tx: Queryable,
  {
    contact: { id: accountId, language },
    due,
    now,
    stream,
  }: { contact: Contact; due: readonly DueAlert[]; now: Date; stream: AlertStream },
): Promise<MailContent | undefined> {
  const ids = [...new Set(due.map(({ alert }) => alert.listingId))];
  const items: AlertItem[] = [];
  for (const card of await deps.listCardsIn(tx, ids.toSpliced(LOOKED_AT), language)) {
    const item = toItem(deps, { card, language, alerts: due.filter(({ alert }) => alert.listingId === card.id) });
    if (item !== undefined) items.push(item);
  }
  if (items.length === 0) return undefined;
  const slowed = findSlowed(due, now);
  await markSlowTold(
    tx,
    slowed.map(({ id }) => id),
  );
  return alertMail({
    language,
    items: items.toSpliced(ALERT_ITEMS_MAX),
    more: Math.max(0, items.length - ALERT_ITEMS_MAX) + Math.max(0, ids.length - LOOKED_AT),
    slowed: slowed.map(({ name }) => name),
    searches: listTold(items, due).map(({ id: searchId, name }) => ({
      name,
      url: deps.toUnsubscribeUrl({ accountId, stream: "alerts", searchId, language }),
    })),
    stream,
    manageUrl: deps.pageUrl(language, stream === "alerts" ? paths.savedSearches() : paths.mandates()),
  });
}

/** The saved searches that the mail's listings fit, each once. */
function listTold(items: readonly AlertItem[], due: readonly DueAlert[]) {
  const shown = new Set(items.map(({ card }) => card.id));
  const told = due
    .filter(({ alert }) => shown.has(alert.listingId))
    .flatMap(({ searches }) => searches.filter(({ isTarget }) => !isTarget));
  return [...new Map(told.map((search) => [search.id, search])).values()];
}

/** The searches that are told of daily instead of at once, and of which nobody was told so. */
function findSlowed(due: readonly DueAlert[], now: Date) {
  const searches = new Map(due.flatMap(({ searches: each }) => each.map((search) => [search.id, search] as const)));
  return [...searches.values()].filter(
    (search) => search.cadence === "instant" && cadenceNow(search, now) === "daily" && !search.isSlowTold,
  );
}

interface Told {
  readonly card: ListingCard;
  readonly language: Language;
  /** All that is due about this listing. */
  readonly alerts: readonly DueAlert[];
}

/** Undefined if all there was to tell is a lower price, and it is none any more or nobody may see it. */
function toItem({ config, pageUrl }: ItemDeps, { card, language, alerts }: Told): AlertItem | undefined {
  const market = alerts.find(({ alert }) => alert.kind === "market");
  const was = alerts.map(({ alert }) => findFormerPrice(alert.was, card, language)).find((text) => text !== undefined);
  if (market === undefined && was === undefined) return undefined;
  const fits = [...new Set(alerts.flatMap(({ searches }) => searches.map(({ name }) => name)))];
  const { thumbnailUrl } = card;
  return {
    card,
    url: pageUrl(language, paths.property(card.id)),
    pictureUrl: thumbnailUrl === null ? undefined : config.publicUrl + thumbnailUrl,
    fits,
    ...(was === undefined
      ? { change: (market?.alert.run ?? 0) > 0 ? ("back" as const) : ("new" as const) }
      : { change: "price_drop" as const, was }),
  };
}
