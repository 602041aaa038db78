import type { Family, Round } from "../family.ts";
import { repeat } from "../round.ts";
import { demand } from "../system/client.ts";
import { makeDraft } from "../system/listings.ts";
import { askDatabase, select } from "../system/oracle.ts";
import { payByCard } from "../system/payments.ts";
import { enter, forgetLimits, type Person } from "../system/people.ts";
import { openProvider, type Provider, type ProviderEvent } from "../system/sandbox.ts";
import { type Server, startServer } from "../system/server.ts";
import { deliverEvent, expectEqualBooks, reconcileOrders } from "../system/settle-payments.ts";

const ORDERS = 40;
const TOGETHER = 10;
const DROPPED = 0.2;
const DOUBLED = 0.3;
const GOOD = "4242424242424242";
const CARDS = [GOOD, GOOD, GOOD, GOOD, "4000000000000002"];

/**
 * Payments, declines, refunds and disputes whose events arrive in any order. Events about payments may also be lost
 * forever, which reconciliation makes up for; those about refunds and disputes come late, since the provider retries
 * them for days.
 */
export const webhookDisorder: Family = {
  name: "webhook-disorder",
  checks: ["G12"],
  says: "lost, duplicated and late events for payments, refunds and disputes, then reconciliation: our books match the provider's",
  asked: "10,000 events about 1,000 orders, 0 cents of difference",
  share: 2,
  async run(round) {
    const server = await startServer(round);
    const provider = await openProvider(round, server);
    await repeat(round, async () => {
      const listings = await payInBatches(round, server, provider);
      await deliverInDisorder(round, provider);
      await reconcileOrders(server);
      await expectEqualBooks(round, server, listings);
    });
  },
};

/** Returns the listings that have an order. */
async function payInBatches(round: Round, server: Server, provider: Provider): Promise<string[]> {
  const listings: string[] = [];
  for (let at = 0; at < ORDERS; at += TOGETHER) {
    const people = await askDatabase(server.dataDir, async (pool) => {
      await forgetLimits(pool);
      return enter({ url: server.url, pool }, TOGETHER);
    });
    listings.push(...(await Promise.all(people.map((person) => order(round, { server, provider, person })))));
  }
  return listings;
}

async function order(
  round: Round,
  { server, provider, person }: { server: Server; provider: Provider; person: Person },
): Promise<string> {
  const listingId = await makeDraft(server, person);
  const body = { planType: round.random.pick(["Basic", "Showcase", "Showcase Plus"]), listingId };
  const { token } = person;
  const call = { path: "/v1/checkout-session/generate-payment-intent", token, body };
  const { clientSecret } = await demand(server.url, call);
  const [intent = ""] = clientSecret.split("_secret");
  const card = round.random.pick(CARDS);
  await payByCard(provider, clientSecret, card);
  if (card !== GOOD) return listingId;
  const fate = round.random.next();
  if (fate < 0.15) await provider.ask("/v1/refunds", { payment_intent: intent });
  else if (fate < 0.3) await provider.ask("/v1/refunds", { payment_intent: intent, amount: "1000" });
  else if (fate < 0.4) await dispute(server, { provider, intent });
  return listingId;
}

async function dispute(
  { dataDir }: Server,
  { provider, intent }: { provider: Provider; intent: string },
): Promise<void> {
  const [charge] = await select<{ id: string }>(
    dataDir,
    "SELECT id FROM payment_sandbox.objects WHERE kind = 'charge' AND body ->> 'payment_intent' = $1",
    [intent],
  );
  await provider.ask("/v1/test_helpers/sandbox/dispute", { charge: charge?.id ?? "" });
}

const isAboutPayment = ({ type }: ProviderEvent) => type.startsWith("payment_intent.") || type === "charge.succeeded";

async function deliverInDisorder(round: Round, provider: Provider): Promise<void> {
  const { random, tally } = round;
  const events = await provider.takeEvents();
  tally.add("events", events.length);
  const arriving = random.shuffle(
    events.flatMap((event) => {
      if (isAboutPayment(event) && random.next() < DROPPED) {
        tally.add("events lost");
        return [];
      }
      return random.next() < DOUBLED ? [event, event] : [event];
    }),
  );
  for (let at = 0; at < arriving.length; at += TOGETHER) {
    await Promise.all(arriving.slice(at, at + TOGETHER).map((event) => deliverEvent(round, provider, event)));
  }
}
