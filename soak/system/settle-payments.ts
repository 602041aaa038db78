import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../family.ts";
import { compareBooks } from "./books.ts";
import { askDatabase } from "./oracle.ts";
import type { Provider, ProviderEvent } from "./sandbox.ts";
import type { Server } from "./server.ts";

/** The reconciliation job runs every minute. */
const RECONCILED_MS = 180_000;
const DELIVERIES_MAX = 20;

/** Delivers an event like the provider: retries until the server has accepted it. */
export async function deliverEvent(round: Round, provider: Provider, event: ProviderEvent): Promise<void> {
  for (let attempt = 1; attempt <= DELIVERIES_MAX; attempt += 1) {
    const status = await provider.deliver(event);
    round.tally.expect(status === 200 || status === 503, `${event.type} was answered with ${status}`);
    if (status === 200) return;
    await wait(250);
  }
  round.tally.fail(`${event.type} was never accepted`);
}

/** Makes all waiting unpaid orders due, and waits until the reconciliation job has run. */
export async function reconcileOrders({ dataDir }: Server): Promise<void> {
  await askDatabase(dataDir, async (pool) => {
    const due = new Date();
    await pool.query("UPDATE orders SET check_at = $1 WHERE paid_at IS NULL AND check_at IS NOT NULL", [due]);
    const started = performance.now();
    for (;;) {
      const { rows } = await pool.query("SELECT FROM orders WHERE paid_at IS NULL AND check_at <= $1 LIMIT 1", [due]);
      if (rows.length === 0) return;
      if (performance.now() - started > RECONCILED_MS) throw new Error("the job did not reconcile in time");
      await wait(500);
    }
  });
}

/** Each of these listings has one order, and it says what the provider holds of it. */
export async function expectEqualBooks(round: Round, server: Server, listings: readonly string[]): Promise<void> {
  if (round.isPlanted) await shiftOneCent(server, listings);
  const books = await compareBooks(server, listings);
  round.tally.add("orders", books.orders);
  round.tally.add("cents compared", books.cents);
  round.tally.expect(books.orders === listings.length, `${books.orders} orders for ${listings.length} listings`);
  for (const difference of books.differences) round.tally.fail(difference);
  round.tally.try(books.orders);
}

/** The planted fault: an order says that a cent more was refunded. */
async function shiftOneCent({ dataDir }: Server, listings: readonly string[]): Promise<void> {
  await askDatabase(dataDir, (pool) =>
    pool.query(
      `UPDATE orders SET refunded_cents = refunded_cents + 1
        WHERE id = (SELECT id FROM orders WHERE listing_id = ANY ($1) AND status = 'paid' LIMIT 1)`,
      [listings],
    ),
  );
}
