import { DAY, type DayOrder } from "@vestpocket/demo/day/day.demo";
import * as administration from "@vestpocket/domain/orders/order-administration.contract";
import * as orders from "@vestpocket/domain/orders/orders.contract";
import { reportListing } from "@vestpocket/domain/reports/reports.contract";
import { submitTicket } from "@vestpocket/domain/tickets/tickets.contract";
import type { Database } from "../../server/src/platform/database/database.ts";
import type { Api } from "../../server/src/platform/http/api.ts";
import { ADMINISTRATOR_ID, type CallAs, idOf } from "./actors.ts";
import type { Offered } from "./perform-access.ts";
import { BUYERS, CARDS, enterCard, type Till } from "./perform-orders.ts";

export interface Played {
  readonly tickets: number;
  readonly reports: number;
  readonly orders: number;
}

/** Files the day's tickets and reports, and pays for drafts of the demo, as far as there are some. */
export async function playDay({
  db,
  api,
  call,
  till,
}: {
  db: Database;
  api: Api;
  call: CallAs;
  till: Till;
}): Promise<Played> {
  for (const [place, ticket] of DAY.tickets.entries()) await file(api, { ...ticket, place });
  const reported = await pickListings(db, { status: "active", count: DAY.reports.length });
  for (const [at, { id }] of reported.entries()) {
    const { by, reason, note } = DAY.reports[at] ?? {};
    if (by && reason) await call(idOf(by), reportListing, { params: { id }, body: { reason, note: note ?? "" } });
  }
  const bought = await pickListings(db, { status: "draft", count: DAY.orders.length });
  for (const [at, listing] of bought.entries()) await buy({ call, till }, listing, DAY.orders[at] ?? "paid");
  return { tickets: DAY.tickets.length, reports: reported.length, orders: bought.length };
}

/** As a visitor, each from an address of their own. */
async function file(
  api: Api,
  { language, place, ...payload }: (typeof DAY.tickets)[number] & { readonly place: number },
): Promise<void> {
  const response = await api.inject({
    ...{ method: submitTicket.method, url: submitTicket.path, payload, remoteAddress: `198.51.100.${place + 1}` },
    headers: { "accept-language": language },
  });
  if (response.statusCode >= 300)
    throw new Error(`a ticket of the day was answered ${response.statusCode}: ${response.body}`);
}

/** Of the demo's people, drawn anew each time; without confidential details, and not of those who report. */
async function pickListings(
  { $client }: Database,
  { status, count }: { status: "active" | "draft"; count: number },
): Promise<Offered[]> {
  const { rows } = await $client.query<Offered>(
    `SELECT l.id, l.owner_id AS "ownerId" FROM listings l
      WHERE l.status = $1 AND substr(l.owner_id::text, 15, 1) = '5' AND l.owner_id <> ALL ($2)
        AND NOT EXISTS (SELECT FROM orders o WHERE o.listing_id = l.id)
      ORDER BY random() LIMIT $3`,
    [status, DAY.reports.map(({ by }) => idOf(by)), count],
  );
  return rows;
}

async function buy(
  { call, till }: { call: CallAs; till: Till },
  { id, ownerId }: Offered,
  order: DayOrder,
): Promise<void> {
  const body = { planType: "Basic", listingId: id, ...BUYERS } as const;
  const { clientSecret: secret, orderId } = await call(ownerId, orders.startPayment, { body });
  await enterCard(till.sandbox, { secret, card: CARDS[order] });
  await till.sandbox.settled();
  if (order !== "refund-fails") return;
  const reason = "duplicate" as const;
  const params = { id: orderId };
  await call(ADMINISTRATOR_ID, administration.refundOrder, { params, body: { refundedCents: 0, reason } });
  await till.sandbox.settled();
}
