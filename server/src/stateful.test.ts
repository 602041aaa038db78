import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignedIn } from "./testing/account-journeys.ts";
import { fuzzCount, fuzzSeed } from "./testing/fuzz.ts";
import { createOfferJourneys } from "./testing/offers.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

const SEQUENCES = fuzzCount({ usual: 5, full: 200 });
const STEPS = 20;
const SEED = fuzzSeed(20_261_123);

/** The relation between a reader and a listing according to product.md; the server's own rules are not used. */
interface Model {
  isFavourite: boolean;
  request: { id: string; isOpen: boolean } | undefined;
  isIn: boolean;
  offer:
    | { id: string; state: "open" | "negotiating" | "declined" | "withdrawn"; by: "buyer" | "owner"; version: number }
    | undefined;
}
type Step = (world: World, model: Model) => Promise<{ readonly status: number; readonly expected: number }>;
interface World {
  readonly reader: SignedIn;
  readonly listing: string;
}

let site: TestApp;
let journeys: Awaited<ReturnType<typeof createOfferJourneys>>;
beforeAll(async () => {
  site = await buildTestApp();
  journeys = await createOfferJourneys(site);
});
afterAll(() => site.close());

const isLive = ({ offer }: Model) => offer?.state === "open" || offer?.state === "negotiating";
const owner = () => journeys.owner;

async function decide(
  model: Model,
  { step, who, party }: { step: "accept" | "leave"; who: SignedIn; party: "buyer" | "owner" },
) {
  const { offer } = model;
  const name = step === "accept" ? "accept" : party === "owner" ? "decline" : "withdraw";
  const { status } = await journeys.decide(who, offer?.id ?? "", name, { version: offer?.version ?? 1 });
  const may = step === "accept" ? offer?.state === "open" && offer.by !== party : isLive(model);
  if (may && offer) offer.state = step === "accept" ? "negotiating" : party === "owner" ? "declined" : "withdrawn";
  return { status, expected: offer === undefined ? 404 : may ? 200 : 409 };
}

async function counter(model: Model, who: SignedIn, party: "buyer" | "owner") {
  const { offer } = model;
  const { status } = await journeys.counter(who, offer?.id ?? "", { version: offer?.version ?? 1 });
  const may = offer?.state === "open";
  if (may) Object.assign(offer, { by: party, version: offer.version + 1 });
  return { status, expected: offer === undefined ? 404 : may ? 200 : 409 };
}

const STEPS_OF: Readonly<Record<string, Step>> = {
  async save({ reader, listing }, model) {
    model.isFavourite = true;
    return {
      status: (await site.call("PUT", `/v1/favourites/${listing}`, { token: reader.token, body: {} })).status,
      expected: 200,
    };
  },
  async drop({ reader, listing }, model) {
    model.isFavourite = false;
    return {
      status: (await site.call("DELETE", `/v1/favourites/${listing}`, { token: reader.token })).status,
      expected: 200,
    };
  },
  async ask({ reader, listing }, model) {
    const { status } = await journeys.ask(reader, listing);
    const may = !model.isIn && model.request?.isOpen !== true;
    if (may) model.request = { id: await journeys.findWaiting(listing), isOpen: true };
    return { status, expected: may ? 200 : 409 };
  },
  async takeBack({ reader, listing }, model) {
    const { status } = await journeys.put(reader, `${listing}/withdraw`);
    const may = model.request?.isOpen === true;
    if (may && model.request) model.request.isOpen = false;
    return { status, expected: may ? 200 : 404 };
  },
  async approve(_, model) {
    const { status } = await journeys.put(owner(), `requests/${model.request?.id}/approve`, { days: 30 });
    const may = model.request?.isOpen === true;
    if (may && model.request) Object.assign(model, { isIn: true, request: { ...model.request, isOpen: false } });
    return { status, expected: model.request === undefined ? 404 : may ? 200 : 409 };
  },
  async refuse(_, model) {
    const { status } = await journeys.put(owner(), `requests/${model.request?.id}/refuse`);
    const may = model.request?.isOpen === true;
    if (may && model.request) model.request.isOpen = false;
    return { status, expected: model.request === undefined ? 404 : may ? 200 : 409 };
  },
  async offer({ reader, listing }, model) {
    const { status, body } = await journeys.make(reader, listing);
    const may = model.isIn && !isLive(model);
    if (may) model.offer = { id: body.offerId, state: "open", by: "buyer", version: 1 };
    return { status, expected: may ? 200 : model.isIn ? 409 : 403 };
  },
  counterAsBuyer: ({ reader }, model) => counter(model, reader, "buyer"),
  counterAsOwner: (_, model) => counter(model, owner(), "owner"),
  acceptAsBuyer: ({ reader }, model) => decide(model, { step: "accept", who: reader, party: "buyer" }),
  acceptAsOwner: (_, model) => decide(model, { step: "accept", who: owner(), party: "owner" }),
  withdraw: ({ reader }, model) => decide(model, { step: "leave", who: reader, party: "buyer" }),
  decline: (_, model) => decide(model, { step: "leave", who: owner(), party: "owner" }),
};

/** The server's view of the two, in the model's terms. */
async function read({ reader, listing }: World, model: Model) {
  const { token } = reader;
  const favourites = (await site.call("GET", "/v1/favourites/ids", { token })).body;
  const { rows } = await site.db.execute<{ open: number; live: number }>(sql`SELECT
    (SELECT count(*)::int FROM access_requests WHERE listing_id = ${listing} AND state IN ('open', 'questioned')) AS open,
    (SELECT count(*)::int FROM access_grants WHERE listing_id = ${listing}) AS live`);
  const offer = model.offer && (await journeys.read(reader, model.offer.id)).body.offer;
  return {
    isFavourite: JSON.stringify(favourites).includes(listing),
    hasOpen: rows[0]?.open === 1,
    isIn: rows[0]?.live === 1,
    offer: offer && { state: offer.state, version: offer.version },
  };
}

const toExpected = ({ isFavourite, request, isIn, offer }: Model) => ({
  isFavourite,
  hasOpen: request?.isOpen === true,
  isIn,
  offer: offer && { state: offer.state, version: offer.version },
});

async function walk(random: Random): Promise<void> {
  const world = { reader: await journeys.enter(), listing: await journeys.offer() };
  const model: Model = { isFavourite: false, request: undefined, isIn: false, offer: undefined };
  const taken: string[] = [];
  // Most start in the room: by chance alone few would get to an offer.
  const begun = random.chance(0.8) ? ["ask", "approve", "offer"] : [];
  for (let at = 0; at < STEPS; at += 1) {
    const name = begun[at] ?? random.pick(Object.keys(STEPS_OF));
    const step = STEPS_OF[name] as Step;
    taken.push(name);
    await site.db.execute(sql`DELETE FROM throttles`);
    const { status, expected } = await step(world, model);
    expect({ taken, status }).toEqual({ taken, status: expected });
    expect({ taken, ...(await read(world, model)) }).toEqual({ taken, ...toExpected(model) });
  }
}

test(`${SEQUENCES} random sequences of ${STEPS} steps, from the seed ${SEED}, lead to the state that a plain model predicts`, async () => {
  const random = createRandom(SEED);
  for (let at = 0; at < SEQUENCES; at += 1) await walk(random);
});
