import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ACCESS_MESSAGES,
  ACCESS_TEXT_MAX,
  type AccessSettings,
  DOMAINS_MAX,
  decideAtOnce,
  isSameMailbox,
  readDomains,
  validateAccessText,
  validateDomains,
  validateRequest,
} from "./access.rules.ts";
import { ACCESS_DECISIONS, ACCESS_MODES, SIGNINGS } from "./access.terms.ts";

describe("what happens to a request before its owner reads it", () => {
  const manual: AccessSettings = { mode: "manual", allowedDomains: [], deniedDomains: [] };
  const person = { email: "ana@example.ca", isAdministrator: false, isVerified: true } as const;
  const asker = { ...person, signing: "none", decision: "none" } as const;

  test("it waits for the owner, unless the listing decides automatically", () => {
    expect(decideAtOnce(manual, asker)).toBe("wait");
    expect(decideAtOnce({ ...manual, mode: "verified" }, asker)).toBe("approve");
    expect(decideAtOnce({ ...manual, mode: "verified" }, { ...asker, isVerified: false })).toBe("wait");
  });

  test("a listing that admits signers admits nobody else, and nobody while it requires no agreement", () => {
    const decide = (signing: (typeof SIGNINGS)[number]) =>
      decideAtOnce({ ...manual, mode: "signed" }, { ...asker, isVerified: false, signing });
    expect(SIGNINGS.map(decide)).toEqual(["wait", "wait", "approve"]);
  });

  test("a domain includes its subdomains, but no other domain with the same ending", () => {
    const decide = (email: string) => decideAtOnce({ ...manual, deniedDomains: ["rival.ca"] }, { ...asker, email });
    expect(["a@rival.ca", "a@Mail.Rival.ca", "a@arrival.ca", "rival.ca@example.ca"].map(decide)).toEqual([
      "refuse",
      "refuse",
      "wait",
      "wait",
    ]);
  });

  test("a domain is the same in all its spellings, on both sides", () => {
    const [typed, ascii] = ["müller.ca", "xn--mller-kva.ca"];
    for (const [listed, used] of [
      [typed, ascii],
      [ascii, typed],
      [typed, `mail.${ascii.toUpperCase()}`],
    ] as const) {
      const email = `ana@${used}`;
      expect(decideAtOnce({ ...manual, deniedDomains: [listed] }, { ...asker, email })).toBe("refuse");
      expect(decideAtOnce({ ...manual, allowedDomains: [listed] }, { ...asker, email })).toBe("approve");
    }
  });

  test("a denied domain is refused whatever the other settings say", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACCESS_MODES),
        fc.boolean(),
        fc.constantFrom(...SIGNINGS),
        (mode, isVerified, signing) =>
          decideAtOnce(
            { mode, allowedDomains: ["example.ca"], deniedDomains: ["example.ca"] },
            { ...asker, isVerified, signing },
          ) === "refuse",
      ),
    );
  });

  test("someone the owner declined, or whose access was revoked, is admitted only by the owner", () => {
    for (const mode of ACCESS_MODES) {
      for (const allowedDomains of [[], ["example.ca"]]) {
        const decide = (decision: (typeof ACCESS_DECISIONS)[number]) =>
          decideAtOnce({ mode, allowedDomains, deniedDomains: [] }, { ...asker, signing: "signed", decision });
        for (const decision of ACCESS_DECISIONS) {
          const isTurnedAway = decision === "refused" || decision === "revoked";
          expect(decide(decision)).toBe(isTurnedAway ? "wait" : decide("none"));
        }
      }
    }
  });

  test("an administrator is admitted only by the owner, whatever the settings say", () => {
    for (const mode of ACCESS_MODES) {
      const settings = { mode, allowedDomains: ["example.ca"], deniedDomains: [] };
      expect(decideAtOnce(settings, { ...asker, isAdministrator: true, signing: "signed" })).toBe("wait");
    }
  });

  test("an allowed domain is admitted without the owner", () => {
    expect(decideAtOnce({ ...manual, allowedDomains: ["example.ca"] }, asker)).toBe("approve");
  });
});

test("all spellings of an address are recognized as one mailbox", () => {
  expect(isSameMailbox(" Ana@Müller.ca", "ana@xn--mller-kva.ca")).toBe(true);
  for (const other of ["bob@müller.ca", "ana@muller.ca", "ana@mail.müller.ca"]) {
    expect(isSameMailbox("ana@müller.ca", other)).toBe(false);
  }
});

test("domains are read from lines and commas, without duplicates, with or without the at sign", () => {
  expect(readDomains("Rival.ca, @other.com\n\nrival.ca")).toEqual(["rival.ca", "other.com"]);
  const problems = (allowed: string[], denied: string[]) => validateDomains({ allowed, denied });
  expect(problems(["québec.ca", "a-b.co.uk"], ["rival.ca"])).toEqual({});
  for (const bad of ["rival", "a@b.ca", "-a.ca", ".ca", "a..ca", "a.c"]) {
    expect(problems(["good.ca", bad], [])).toMatchObject({ allowedDomains: { values: { domain: bad } } });
    expect(problems([], [bad])).toMatchObject({ deniedDomains: { values: { domain: bad } } });
  }
  const many = Array.from({ length: DOMAINS_MAX + 1 }, (_, at) => `friend${at}.ca`);
  expect(problems(many.slice(1), [])).toEqual({});
  expect(problems(many, [])).toMatchObject({ allowedDomains: { id: "access.too_many_domains" } });
  expect(problems(["rival.ca"], ["rival.ca"])).toMatchObject({ deniedDomains: { values: { domain: "rival.ca" } } });
  expect(readDomains("müller.ca, good.ca, xn--mller-kva.ca")).toEqual(["müller.ca", "good.ca"]);
  expect(problems(["müller.ca"], ["xn--mller-kva.ca"])).toMatchObject({ deniedDomains: ACCESS_MESSAGES.domainTwice });
});

test("a free mail provider's domain admits nobody automatically, but may be declined", () => {
  const allowed = (domain: string) => validateDomains({ allowed: ["good.ca", domain], denied: [] });
  expect(allowed("gmail.com")).toEqual({
    allowedDomains: { ...ACCESS_MESSAGES.openToAll, values: { domain: "gmail.com" } },
  });
  expect(allowed("videotron.ca")).not.toEqual({});
  expect(allowed("ｇｍａｉｌ.com")).not.toEqual({});
  expect(allowed("notgmail.com")).toEqual({});
  expect(validateDomains({ allowed: [], denied: ["gmail.com"] })).toEqual({});
});

test("a request on behalf of a company names it, and texts have length limits", () => {
  const request = { message: "", capacity: "self", company: "" } as const;
  expect(validateRequest(request)).toEqual({});
  expect(validateRequest({ ...request, capacity: "company" })).toEqual({ company: ACCESS_MESSAGES.companyRequired });
  expect(validateRequest({ ...request, capacity: "company", company: "\u2060\u{e0041}" })).toEqual({
    company: ACCESS_MESSAGES.companyRequired,
  });
  expect(validateAccessText("é".repeat(ACCESS_TEXT_MAX))).toBeUndefined();
  expect(validateAccessText("é".repeat(ACCESS_TEXT_MAX + 1))).toMatchObject({ id: "listings.long_text" });
  expect(validateAccessText(" \n ", ACCESS_MESSAGES.reasonRequired)).toBe(ACCESS_MESSAGES.reasonRequired);
});
