import { select } from "./oracle.ts";
import type { Server } from "./server.ts";

interface Books {
  readonly orders: number;
  /** What the provider charged, minus refunds. */
  readonly cents: number;
  readonly differences: readonly string[];
}

interface Line {
  readonly id: string;
  readonly status: string;
  readonly ours: number;
  readonly theirs: number;
  readonly payments: number;
}

/** Compares the payments in our orders with the provider's, both read from the database. */
export async function compareBooks({ dataDir }: Server, listings: readonly string[]): Promise<Books> {
  const lines = await select<Line>(
    dataDir,
    `SELECT o.id, o.status,
            CASE WHEN o.paid_at IS NULL THEN 0 ELSE q.total_cents - o.refunded_cents END AS ours,
            coalesce(charged.cents, 0)::int AS theirs, coalesce(charged.payments, 0)::int AS payments
       FROM orders o
       JOIN order_quotes q ON q.order_id = o.id AND q.revision = o.revision
       LEFT JOIN LATERAL (
         SELECT sum((body ->> 'amount')::int - (body ->> 'amount_refunded')::int) AS cents, count(*) AS payments
           FROM payment_sandbox.objects
          WHERE kind = 'charge' AND body ->> 'payment_intent' = o.intent_id AND body ->> 'status' = 'succeeded'
       ) AS charged ON true
      WHERE o.listing_id = ANY ($1)`,
    [listings],
  );
  return {
    orders: lines.length,
    cents: lines.reduce((sum, { theirs }) => sum + theirs, 0),
    differences: lines
      .filter(({ ours, theirs, payments }) => ours !== theirs || payments > 1)
      .map(
        (line) =>
          `order ${line.id} (${line.status}) says ${line.ours}, the provider ${line.theirs} in ${line.payments}`,
      ),
  };
}
