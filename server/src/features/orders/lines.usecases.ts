import type { Queryable } from "../../platform/database/database.ts";
import { findLines, type LineRow, markLines } from "./lines.queries.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import type { OrderRow, QuoteRow } from "./orders.queries.ts";

/** What one quote buys for one listing. */
export type BoughtLine = Pick<
  LineRow,
  | "listingId"
  | "title"
  | "purpose"
  | "plan"
  | "days"
  | "boosts"
  | "totalCents"
  | "refundingAt"
  | "refundedAt"
  | "undeliveredAt"
> & {
  /** Null for the only listing of an order: its marks are the order's own. */
  readonly position: number | null;
};

/** The lines of a quote of an order for listings; empty for a membership. */
export async function listLines(
  tx: Queryable,
  order: Pick<OrderRow, "id" | "listingId" | "listingTitle">,
  quote: QuoteRow,
): Promise<BoughtLine[]> {
  const { listingId, listingTitle } = order;
  const { plan, purpose, days, boosts, totalCents } = quote;
  if (listingId === null) return findLines(tx, order.id, quote.revision);
  if (plan === null) return [];
  const marks = { refundingAt: null, refundedAt: null, undeliveredAt: null, position: null };
  return [{ ...marks, listingId, title: listingTitle ?? "", purpose, plan, days, boosts, totalCents }];
}

/** Publishes or extends every listing that an order paid for. Returns the lines for which that was not possible. */
export async function deliverLines(
  { publishListing }: FulfilmentDeps,
  tx: Queryable,
  { orderId, lines, now }: { orderId: string; lines: readonly BoughtLine[]; now: Date },
): Promise<BoughtLine[]> {
  const undelivered: BoughtLine[] = [];
  // In a fixed order, so that two orders never wait for each other's listings.
  for (const line of [...lines].sort((one, other) => (one.listingId < other.listingId ? -1 : 1))) {
    const { listingId, plan, purpose, days, boosts } = line;
    const isDelivered = await publishListing(tx, { listingId, orderId, plan, purpose, days, boosts, now });
    if (!isDelivered) undelivered.push(line);
  }
  return undelivered;
}

/** Ends what an order paid for; a line that was refunded before has ended. False if nothing changed. */
export async function revokeLines(
  { revokeListing }: FulfilmentDeps,
  tx: Queryable,
  { orderId, lines, now }: { orderId: string; lines: readonly BoughtLine[]; now: Date },
): Promise<boolean> {
  let hasEnded = false;
  for (const { listingId, refundedAt } of lines) {
    if (refundedAt === null && (await revokeListing(tx, { listingId, orderId, now }))) hasEnded = true;
  }
  return hasEnded;
}

/** Marks lines of an order for several listings; an order for one has no marks of its own here. */
export async function markBought(
  tx: Queryable,
  { order, lines, marks }: { order: OrderRow; lines: readonly BoughtLine[]; marks: Parameters<typeof markLines>[2] },
): Promise<void> {
  const marked = lines.flatMap(({ position }) =>
    position === null ? [] : [{ orderId: order.id, revision: order.revision, position }],
  );
  await markLines(tx, marked, marks);
}
