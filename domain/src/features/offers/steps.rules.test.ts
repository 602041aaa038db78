import fc from "fast-check";
import { expect, test } from "vitest";
import { OFFER_STATES, OFFER_STEPS, PARTIES, type Party } from "./offers.terms.ts";
import { type KeptOffer, listSteps, stateOf, takeStep } from "./steps.rules.ts";

const START = new Date("2026-11-23T12:00:00Z").getTime();
const HOUR = 3_600_000;
const made: KeptOffer = { state: "open", version: 1, by: "buyer", expiresAt: new Date(START + 24 * HOUR) };

const moves = fc.array(
  fc.record({
    step: fc.constantFrom(...OFFER_STEPS.filter((step) => step !== "make")),
    party: fc.constantFrom(...PARTIES),
    /** How many versions behind the latest they read. */
    behind: fc.integer({ min: 0, max: 1 }),
    hours: fc.integer({ min: 0, max: 12 }),
  }),
  { maxLength: 20 },
);

interface Walked {
  readonly before: KeptOffer;
  readonly after: KeptOffer | undefined;
  readonly step: (typeof OFFER_STEPS)[number];
  readonly party: Party;
  readonly behind: number;
  readonly now: Date;
}

/** Every attempt along a random history; a counter renews the expiry for a day. */
function walk(attempts: typeof moves extends fc.Arbitrary<infer Moves> ? Moves : never): Walked[] {
  let offer = made;
  let at = START;
  return attempts.map(({ step, party, behind, hours }) => {
    at += hours * HOUR;
    const now = new Date(at);
    const before = offer;
    const next = takeStep(before, { step, party, version: before.version - behind, now });
    const expiresAt = step === "counter" ? new Date(at + 24 * HOUR) : before.expiresAt;
    const after = next && { ...next, expiresAt };
    offer = after ?? offer;
    return { before, after, step, party, behind, now };
  });
}

const always = (holds: (walked: Walked) => boolean) =>
  fc.assert(
    fc.property(moves, (attempts) => walk(attempts).every(holds)),
    { numRuns: 1_000 },
  );

test("an offer that ended never changes again", () => {
  always(({ before, after, now }) => ["open", "negotiating"].includes(stateOf(before, now)) || after === undefined);
});

test("nothing can happen to an open offer from its expiry on, to the millisecond", () => {
  always(({ before, after, now }) => before.state !== "open" || before.expiresAt > now || after === undefined);
  const at = (ms: number) => listSteps(made, "owner", new Date(made.expiresAt.getTime() + ms));
  expect([at(-1), at(0)]).toEqual([["accept", "counter", "decline"], []]);
});

test("nobody accepts their own version, and only open offers are accepted", () => {
  always(({ before, after, step, party }) => step !== "accept" || after === undefined || before.by !== party);
  always(({ before, after, step }) => step !== "accept" || after === undefined || before.state === "open");
});

test("only the buyer withdraws, and only the owner declines", () => {
  always(({ after, step, party }) => step !== "withdraw" || after === undefined || party === "buyer");
  always(({ after, step, party }) => step !== "decline" || after === undefined || party === "owner");
});

test("only counters create versions, which name their author", () => {
  always(({ before, after, step, party }) => {
    if (after === undefined) return true;
    const isCounter = step === "counter";
    return after.version === before.version + Number(isCounter) && after.by === (isCounter ? party : before.by);
  });
});

test("someone who has not read the latest version cannot decide", () => {
  always(({ after, behind }) => behind === 0 || after === undefined);
});

test("the actions offered to a person are exactly those they can take", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...OFFER_STATES),
      fc.constantFrom(...PARTIES),
      fc.constantFrom(...PARTIES),
      fc.integer({ min: 0, max: 48 }),
      (state, by, party, hours) => {
        const offer = { ...made, state, by };
        const now = new Date(START + hours * HOUR);
        const able = OFFER_STEPS.filter(
          (step) => step !== "make" && takeStep(offer, { step, party, version: 1, now }) !== undefined,
        );
        expect(able.toSorted()).toEqual(listSteps(offer, party, now).toSorted());
      },
    ),
  );
});

test("after both agreed to negotiate each can still leave, and nobody counters", () => {
  const offer = { ...made, state: "negotiating" } as const;
  const later = new Date(START + 1_000 * HOUR);
  expect(PARTIES.map((party) => listSteps(offer, party, later))).toEqual([["decline"], ["withdraw"]]);
});
