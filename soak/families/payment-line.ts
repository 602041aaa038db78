import { setTimeout as wait } from "node:timers/promises";
import { openEmbeddedDatabase } from "../../bench/database.ts";
import { openWire, type Wire } from "../../server/src/testing/wire.ts";
import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { breakLine } from "../system/breaking.ts";
import { type Call, insist } from "../system/client.ts";
import { expectSound } from "../system/fsck.ts";
import { makeDraft } from "../system/listings.ts";
import { askToJoin } from "../system/memberships.ts";
import { expectNoOpenTransactions } from "../system/open-transactions.ts";
import { askDatabase, select } from "../system/oracle.ts";
import { askToPay, payByCard } from "../system/payments.ts";
import { enter, forgetLimits, type Person } from "../system/people.ts";
import { openProvider, type Provider } from "../system/sandbox.ts";
import { type Server, startServer } from "../system/server.ts";
import { deliverEvent, expectEqualBooks, reconcileOrders } from "../system/settle-payments.ts";

const PAYERS = 10;
const ORDERS_PER_PAYER = 3;
const CANCELLED = 0.3;
const FAULTS = 30;
/** A batch makes some 150 exchanges, so that most faults meet theirs. */
const NTH_MAX = 12;
/** Longer than any request to the provider may take, with its repeats. */
const QUIET_MS = 15_000;

interface Site {
  readonly server: Server;
  readonly provider: Provider;
}

/** The line to the payment provider fails at the nth exchange while people order, cancel and join. */
export const paymentLine: Family = {
  name: "payment-line",
  checks: ["J4", "G5", "G6", "G15"],
  says:
    "the nth exchange with the payment provider is cut, delayed by 5 s or truncated while 10 people order, cancel and join Agent Pro: " +
    "only documented errors, one payment per order, one checkout per member, and our books match the provider's",
  asked: "600 faults, 0 cents of difference",
  share: 2,
  async run(round) {
    const { line, ...site } = await startWithProvider(round);
    await repeat(round, async () => {
      const state = { isOver: false };
      const breaking = breakLine(round, line, { faults: FAULTS, nthMax: NTH_MAX, state });
      const payers = await askDatabase(site.server.dataDir, async (pool) => {
        await forgetLimits(pool);
        return enter({ url: site.server.url, pool }, PAYERS);
      });
      const listings = (await Promise.all(payers.map((payer) => spend(round, site, payer)))).flat();
      state.isOver = true;
      await breaking;
      const events = await site.provider.takeEvents();
      await Promise.all(events.map((event) => deliverEvent(round, site.provider, event)));
      await reconcileOrders(site.server);
      await expectOneOfEach(round, site.server, { listings, payers });
      await expectEqualBooks(round, site.server, listings);
    });
    await wait(QUIET_MS);
    await expectNoOpenTransactions(round, site.server);
    await expectSound(round, site.server);
  },
};

/** A server that takes the stand-in for the real provider, over a line that can fail. */
async function startWithProvider(round: Round): Promise<Site & { line: Wire }> {
  const server = await startServer(round);
  // Its database keeps running, since the stand-in keeps everything there.
  await server.kill();
  const { url, ownerUrl } = openEmbeddedDatabase(server.dataDir);
  // A server leads people to the real provider's pages only.
  const provider = await openProvider(round, server, "https://checkout.stripe.com/sandbox");
  const line = await openWire({ port: provider.port });
  round.onEnd(line.close);
  await server.start({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    STRIPE_SECRET_KEY: provider.keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: provider.keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: provider.keys.webhookSecret,
    STRIPE_URL: `http://127.0.0.1:${line.port}`,
  });
  // Only a server with a database of its own stops it.
  round.onEnd(server.kill);
  return { server, provider, line };
}

/** One person orders plans, pays for most of them, cancels the others, and starts to join. Returns the listings ordered for. */
async function spend(round: Round, { server, provider }: Site, person: Person): Promise<string[]> {
  const listings: string[] = [];
  for (let order = 0; order < ORDERS_PER_PAYER; order += 1) {
    const listingId = await makeDraft(server, person);
    listings.push(listingId);
    const { clientSecret, orderId } = await askUntilDone(round, server, askToPay(person, { listingId }));
    if (clientSecret === undefined) continue;
    if (round.random.chance(CANCELLED)) {
      await askUntilDone(round, server, { path: `/v1/orders/${orderId}/cancel`, token: person.token, body: {} });
    } else {
      await payByCard(provider, clientSecret);
    }
  }
  await askUntilDone(round, server, askToJoin(person));
  return listings;
}

/** Repeats a call while the provider does not answer; any answer but a success or a documented outage is a failure. */
async function askUntilDone(round: Round, { url }: Server, call: Call): Promise<Partial<Record<string, string>>> {
  const onRepeat = () => round.tally.add("calls repeated");
  const { status, body } = await insist(url, call, { onRepeat });
  round.tally.expect(status === 200, `${call.path} was answered with ${status}: ${JSON.stringify(body)}`);
  return status === 200 ? body : {};
}

interface Spent {
  readonly listings: readonly string[];
  readonly payers: readonly Person[];
}

/** The provider knows one payment for each order and one open checkout for each person, however often it was asked. */
async function expectOneOfEach(round: Round, { dataDir }: Server, { listings, payers }: Spent): Promise<void> {
  const payments = await select<{ listing: string; count: number }>(
    dataDir,
    `SELECT body -> 'metadata' ->> 'listingId' AS listing, count(*)::int AS count FROM payment_sandbox.objects
      WHERE kind = 'payment_intent' AND body -> 'metadata' ->> 'listingId' = ANY ($1) GROUP BY 1`,
    [listings],
  );
  for (const listing of listings) {
    const count = payments.find((payment) => payment.listing === listing)?.count ?? 0;
    round.tally.expect(count === 1, `the provider has ${count} payments for one order`);
  }
  const checkouts = await select<{ uid: string; count: number }>(
    dataDir,
    `SELECT c.account_id AS uid, count(*)::int AS count
       FROM membership_checkouts c JOIN payment_sandbox.objects s ON s.body ->> 'customer' = c.customer_id
      WHERE s.kind = 'checkout.session' AND s.body ->> 'status' = 'open' AND c.account_id = ANY ($1) GROUP BY 1`,
    [payers.map(({ uid }) => uid)],
  );
  for (const { uid } of payers) {
    const count = checkouts.find((checkout) => checkout.uid === uid)?.count ?? 0;
    round.tally.expect(count === 1, `the provider has ${count} open checkouts for one person`);
  }
}
