import fc from "fast-check";
import { expect, test } from "vitest";
import { reaches } from "../disclosure/disclosure.terms.ts";
import { ACCESS_DECISIONS, SIGNINGS } from "./access.terms.ts";
import { audienceOf, decisionOf, type Standing } from "./audiences.rules.ts";

const standings = fc.record({
  isActive: fc.constant(true),
  isOwner: fc.boolean(),
  isAdministrator: fc.boolean(),
  isVerified: fc.boolean(),
  signing: fc.constantFrom(...SIGNINGS),
  decision: fc.constantFrom(...ACCESS_DECISIONS),
});

const check = (holds: (standing: Standing) => boolean) => fc.assert(fc.property(standings, holds), { numRuns: 500 });

test("an owner reads everything of their own listing", () => {
  check((standing) => audienceOf({ ...standing, isOwner: true }) === "granted");
});

test("a confirmed account, a signature, an approval or ownership never reduces what someone reads", () => {
  check((standing) => {
    const more: readonly Partial<Standing>[] = [
      { isVerified: true },
      { isOwner: true },
      { decision: "live" },
      ...(standing.signing === "unsigned" ? [{ signing: "signed" } as const] : []),
    ];
    return more.every((gain) => reaches(audienceOf({ ...standing, ...gain }), audienceOf(standing)));
  });
});

test("someone declined, revoked or expired reads no more than a member, whatever they signed", () => {
  for (const decision of ["refused", "revoked", "expired"] as const) {
    check(
      (standing) =>
        audienceOf({ ...standing, isOwner: false, isAdministrator: false, decision }) ===
        (standing.isVerified ? "verified" : "member"),
    );
  }
});

test("a disabled or deleted account reads only what is public, even if it signed or was approved", () => {
  check((standing) => audienceOf({ ...standing, isActive: false }) === "public");
});

test("an approval grants nothing before the agreement is signed, if the listing requires one", () => {
  const person = {
    isActive: true,
    isOwner: false,
    isAdministrator: false,
    isVerified: false,
    decision: "live",
  } as const;
  expect(SIGNINGS.map((signing) => audienceOf({ ...person, signing }))).toEqual(["granted", "member", "granted"]);
});

test("a signature alone unlocks what requires the agreement, and nothing more", () => {
  const person = {
    isActive: true,
    isOwner: false,
    isAdministrator: false,
    isVerified: true,
    decision: "none",
  } as const;
  expect(SIGNINGS.map((signing) => audienceOf({ ...person, signing }))).toEqual(["verified", "verified", "nda"]);
});

test("an administrator reads as a member, whatever they confirmed or signed, unless an owner approved them", () => {
  check(
    (standing) =>
      audienceOf({ ...standing, isOwner: false, isAdministrator: true }) ===
      (standing.decision === "live" && standing.signing !== "unsigned" ? "granted" : "member"),
  );
});

test("an approval ends at its exact time, and permanently once it is revoked", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const later = new Date(now.getTime() + 1);
  const decide = (untilAt: Date, revokedAt: Date | null, isRefused = false) =>
    decisionOf({ grant: { untilAt, revokedAt }, isRefused, now });
  expect([decide(later, null), decide(now, null), decide(later, now)]).toEqual(["live", "expired", "revoked"]);
  expect([decide(later, null, true), decide(later, now, true)]).toEqual(["live", "revoked"]);
});

test("someone declined since their approval, or without one, is declined once the approval is over", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(decisionOf({ grant: { untilAt: now, revokedAt: null }, isRefused: true, now })).toBe("refused");
  expect(decisionOf({ grant: undefined, isRefused: true, now })).toBe("refused");
  expect(decisionOf({ grant: undefined, isRefused: false, now })).toBe("none");
});
