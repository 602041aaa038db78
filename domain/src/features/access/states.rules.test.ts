import { describe, expect, test } from "vitest";
import { AUDIENCES, reaches } from "../disclosure/disclosure.terms.ts";
import type { ListingStatus } from "../listings/listings.terms.ts";
import { REQUEST_STATES, SIGNINGS } from "./access.terms.ts";
import { audienceOf, decisionOf } from "./audiences.rules.ts";
import {
  describeEarlierSignature,
  describeReaderStep,
  describeToOwner,
  OWNER_BADGES,
  READER_BADGES,
  READER_SENTENCES,
} from "./states.labels.ts";
import {
  type AccessFacts,
  accessStateOf,
  maySign,
  mustSignFirst,
  neededFor,
  ownerStepsIn,
  pastStateOf,
} from "./states.rules.ts";
import { ACCESS_STATES, READER_STEPS, SIGNING_EFFECTS } from "./states.terms.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const LATER = new Date("2026-12-27T12:00:00Z");
const EARLIER = new Date("2026-11-01T12:00:00Z");
const LIVE = { untilAt: LATER, revokedAt: null };
const EXPIRED = { untilAt: EARLIER, revokedAt: null };
const REVOKED = { untilAt: LATER, revokedAt: EARLIER };
const ACTIVE = { status: "active" as ListingStatus, expiresAt: LATER };

const FACTS: AccessFacts = {
  ...{ listing: ACTIVE, request: null, grant: undefined, isRefused: false, signing: "none", hasSignedBefore: false },
  ...{
    signsFirst: false,
    opensOnSigning: false,
    isBarred: false,
    isAdministrator: false,
    approvesFirst: false,
    isEmailConfirmed: true,
  },
  now: NOW,
};

const FLAGS = [false, true];
const LISTINGS = [
  ACTIVE,
  { status: "active" as const, expiresAt: EARLIER },
  ...(["paused", "closed", "removed"] as const).map((status) => ({ status, expiresAt: LATER })),
];

/** Every combination of the facts: some 70,000. */
function* combine(): Generator<AccessFacts> {
  for (const listing of LISTINGS)
    for (const request of [null, ...REQUEST_STATES])
      for (const grant of [undefined, LIVE, EXPIRED, REVOKED])
        for (const isRefused of FLAGS)
          for (const signing of SIGNINGS)
            for (const hasSignedBefore of FLAGS)
              for (const signsFirst of FLAGS)
                for (const opensOnSigning of FLAGS)
                  for (const isBarred of FLAGS)
                    for (const isAdministrator of FLAGS)
                      for (const isEmailConfirmed of FLAGS)
                        yield {
                          ...{ listing, request, grant, isRefused, signing, hasSignedBefore, signsFirst },
                          ...{
                            opensOnSigning,
                            isBarred,
                            isAdministrator,
                            approvesFirst: false,
                            isEmailConfirmed,
                            now: NOW,
                          },
                        };
}

const ALL = [...combine()].map((facts) => ({ facts, state: accessStateOf(facts) }));

/** The first combination for which a claim does not hold; undefined if it always holds. */
const findBroken = (holds: (each: (typeof ALL)[number]) => boolean) => ALL.find((each) => !holds(each));

const toAudience = ({ signing, grant, isRefused, isAdministrator, now }: AccessFacts) =>
  audienceOf({
    ...{ isActive: true, isOwner: false, isVerified: false, isAdministrator, signing },
    decision: decisionOf({ grant, isRefused, now }),
  });

describe("where a reader stands", () => {
  test.each([
    ["nobody asked, and there is nothing to sign", {}, "unasked", "ask", "none"],
    ["signing comes first", { signing: "unsigned", signsFirst: true }, "unasked", "sign", "first"],
    ["signing lets everyone in", { signing: "unsigned", opensOnSigning: true }, "unasked", "sign", "opens"],
    ["signing and asking come in any order", { signing: "unsigned" }, "unasked", "ask", "adds"],
    ["signed, but not approved", { signing: "signed" }, "signed", "ask", "signed"],
    ["the email is not confirmed", { isEmailConfirmed: false }, "unasked", "confirm_email", "none"],
    ["withdrawn", { request: "withdrawn" }, "withdrawn", "ask", "none"],
    ["waiting, with nothing to sign", { request: "open" }, "waiting", "wait", "none"],
    ["waiting, signed", { request: "open", signing: "signed" }, "waiting", "wait", "signed"],
    ["waiting, unsigned", { request: "open", signing: "unsigned" }, "waiting", "wait", "adds"],
    [
      "a signature approves",
      { request: "open", signing: "unsigned", opensOnSigning: true },
      "waiting",
      "sign",
      "opens",
    ],
    ["asked a question", { request: "questioned" }, "questioned", "answer", "none"],
    [
      "approved, unsigned",
      { request: "approved", grant: LIVE, signing: "unsigned" },
      "approved_unsigned",
      "sign",
      "completes",
    ],
    ["approved and signed", { request: "approved", grant: LIVE, signing: "signed" }, "reading", "read", "signed"],
    ["approved, with nothing to sign", { request: "approved", grant: LIVE }, "reading", "read", "none"],
    ["expired", { request: "approved", grant: EXPIRED, signing: "signed" }, "expired", "ask", "signed"],
    [
      "expired, and the text is new",
      { grant: EXPIRED, signing: "unsigned", signsFirst: true },
      "expired",
      "sign",
      "first",
    ],
    ["revoked, signed", { request: "approved", grant: REVOKED, signing: "signed" }, "revoked", "ask", "signed"],
    [
      "revoked, and the text is new",
      { grant: REVOKED, signing: "unsigned", signsFirst: true },
      "revoked",
      "ask",
      "later",
    ],
    ["asked again after that", { grant: REVOKED, request: "open", signing: "unsigned" }, "waiting", "wait", "later"],
    ["declined", { request: "refused", isRefused: true, signing: "unsigned" }, "refused", "ask", "later"],
    ["someone whom the owner approves first", { signing: "unsigned", approvesFirst: true }, "unasked", "ask", "later"],
    ["an administrator", { signing: "unsigned", isAdministrator: true, signsFirst: true }, "unasked", "ask", "later"],
    [
      "an address that may not sign",
      { signing: "unsigned", isBarred: true, signsFirst: true },
      "unasked",
      "ask",
      "later",
    ],
    ["paused, approved", { grant: LIVE, listing: { status: "paused", expiresAt: LATER } }, "unlisted", "none", "none"],
    [
      "ended, signed",
      { signing: "signed", listing: { status: "active", expiresAt: EARLIER } },
      "unlisted",
      "none",
      "signed",
    ],
    [
      "removed, revoked",
      { grant: REVOKED, listing: { status: "removed", expiresAt: null } },
      "revoked",
      "none",
      "none",
    ],
  ] as const)("%s", (_name, facts, kind, next, signing) => {
    expect(accessStateOf({ ...FACTS, ...facts })).toMatchObject({ kind, next, signing });
  });

  test("every state, step and effect occurs, and an old request has a state of its own", () => {
    const past = (["approved", "refused", "withdrawn"] as const).map(pastStateOf);
    expect(past.map(({ kind, next }) => [kind, next])).toEqual([
      ["superseded", "none"],
      ["refused", "none"],
      ["withdrawn", "none"],
    ]);
    const kinds = new Set([...ALL.map(({ state }) => state.kind), ...past.map(({ kind }) => kind)]);
    expect(ACCESS_STATES.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(READER_STEPS.filter((step) => !ALL.some(({ state }) => state.next === step))).toEqual([]);
    expect(SIGNING_EFFECTS.filter((effect) => !ALL.some(({ state }) => state.signing === effect))).toEqual([]);
  });
});

describe("what is said is true of what the reader can read", () => {
  test("exactly those who read everything now are said to have access", () => {
    const broken = findBroken(({ facts, state }) => {
      const isShown = facts.listing === ACTIVE;
      return (state.kind === "reading") === (isShown && toAudience(facts) === "granted");
    });
    expect(broken).toBeUndefined();
  });

  test("everyone is led to sign only if they may, and only if it changes something", () => {
    const broken = findBroken(({ facts, state }) => {
      if (state.next !== "sign" && !["adds", "opens", "first", "completes"].includes(state.signing)) return true;
      const decision = decisionOf(facts);
      if (facts.signing !== "unsigned" || !maySign({ ...facts, decision })) return false;
      const before = toAudience(facts);
      const after = toAudience({ ...facts, signing: "signed" });
      const changes = before !== after || facts.opensOnSigning || mustSignFirst({ ...facts, decision });
      return changes;
    });
    expect(broken).toBeUndefined();
  });

  test("nobody who has to sign first is offered to ask, and everyone else who reads less than everything can", () => {
    const broken = findBroken(({ facts, state }) => {
      if (facts.listing !== ACTIVE || !facts.isEmailConfirmed) return true;
      const decision = decisionOf(facts);
      const isRejected = decision === "live" || mustSignFirst({ ...facts, decision });
      return state.next !== "ask" || !isRejected;
    });
    expect(broken).toBeUndefined();
  });

  test("a value is said to need a signature only if signing opens it", () => {
    const broken = findBroken(({ facts, state }) => {
      if (facts.listing !== ACTIVE) return true;
      const signed = facts.opensOnSigning ? "granted" : toAudience({ ...facts, signing: "signed" });
      return (["nda", "granted"] as const).every(
        (level) => neededFor(level, state) === "granted" || reaches(signed, level),
      );
    });
    expect(broken).toBeUndefined();
    const lower = AUDIENCES.filter((level) => !reaches(level, "nda"));
    expect(lower.map((level) => neededFor(level, { kind: "revoked", signing: "later" }))).toEqual(lower);
  });

  test("once the owner has ended or declined access, no text and no step leads to signing", () => {
    const broken = findBroken(({ facts, state }) => {
      const decision = decisionOf(facts);
      if (decision !== "revoked" && decision !== "refused") return true;
      const texts = [READER_SENTENCES[state.kind], describeReaderStep(state), describeEarlierSignature(state)];
      return state.next !== "sign" && !texts.some((text) => /\bsign\b/iu.test(text?.message ?? ""));
    });
    expect(broken).toBeUndefined();
  });

  test("a date until which someone has access is shown only to and about people who have it", () => {
    const broken = findBroken(({ state }) => {
      const texts = [READER_BADGES, OWNER_BADGES, READER_SENTENCES].map((each) => each[state.kind].message);
      return state.kind === "reading" || !texts.some((text) => /access until/iu.test(text));
    });
    expect(broken).toBeUndefined();
  });

  test("both sides read something different in every state, and a next step wherever there is one", () => {
    for (const texts of [READER_BADGES, OWNER_BADGES, READER_SENTENCES]) {
      const messages = ACCESS_STATES.map((kind) => texts[kind].message);
      expect(new Set(messages).size).toBe(ACCESS_STATES.length);
    }
    const broken = findBroken(({ state }) => {
      const hasStep = state.next !== "read" && state.next !== "none";
      return hasStep === (describeReaderStep(state) !== undefined);
    });
    expect(broken).toBeUndefined();
  });

  test("an owner is told whenever an approval does not open anything yet, and can always act on a request", () => {
    const broken = findBroken(({ facts, state }) => {
      const { kind } = state;
      const isUndecided = kind === "waiting" || kind === "questioned";
      if (isUndecided && !ownerStepsIn(kind).includes("approve")) return false;
      const hidesMore =
        kind === "approved_unsigned" || kind === "unlisted" || (isUndecided && facts.signing !== "none");
      return hidesMore === (describeToOwner(state) !== undefined);
    });
    expect(broken).toBeUndefined();
  });
});
