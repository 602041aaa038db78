import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../shared/durations.ts";
import { PROVINCES } from "../places/places.schema.ts";
import { findRegulator, listLicenceClasses, REGULATORS } from "./agents.regulators.ts";
import { AGENT_MESSAGES, findCheckedOn, findVerificationEnd, validateLicenceCheck } from "./agents.rules.ts";

const GOOD = {
  ...{ regulator: "RECO", licenceNumber: "4712345", licenceClass: "general" },
  ...{ checkedOn: "2026-11-02", expiresOn: "" },
};
const WHERE = { province: "Ontario", today: "2026-11-21" };

describe("the regulators", () => {
  test("exist for every province, each with a unique code", () => {
    const codes = PROVINCES.flatMap(({ name }) => REGULATORS[name].map(({ code }) => code));
    for (const { name } of PROVINCES) expect(REGULATORS[name].length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("Saskatchewan has a single one; those of Nunavut and of Newfoundland and Labrador have their current names", () => {
    expect(REGULATORS.Saskatchewan.map(({ code }) => code)).toEqual(["SREC"]);
    expect(findRegulator("Nunavut", "NU-CGS")?.name).toBe("Consumer Affairs, Government of Nunavut");
    expect(findRegulator("Newfoundland and Labrador", "DGSNL")?.name).toMatch(/^Superintendent of Real Estate/u);
  });

  test("have a confirmed URL each on its own host, if any", () => {
    const sites = PROVINCES.flatMap(({ name }) => REGULATORS[name].map(({ site }) => site));
    const known = sites.filter((site) => site !== undefined);
    expect(known).toHaveLength(10);
    for (const site of known) expect(site).toMatch(/^https:\/\/[\w.]+\.(ca|com)\//u);
    expect(new Set(known).size).toBe(known.length);
    for (const province of ["Newfoundland and Labrador", "Northwest Territories", "Yukon"] as const)
      expect(REGULATORS[province][0]?.site).toBeUndefined();
  });

  test("are found in their own province only, in any case", () => {
    expect(findRegulator("Ontario", " reco")?.name).toBe("Real Estate Council of Ontario");
    expect(findRegulator("Quebec", "RECO")).toBeUndefined();
    expect(findRegulator("Atlantis", "RECO")).toBeUndefined();
    expect(findRegulator("constructor", "RECO")).toBeUndefined();
  });
});

test("the classes of licences are those of the province's regulator", () => {
  for (const { name } of PROVINCES) expect(listLicenceClasses(name).length).toBeGreaterThan(0);
  expect(listLicenceClasses("Ontario")).toEqual(["general"]);
  expect(listLicenceClasses("Quebec")).toEqual(["general", "commercial", "residential"]);
  expect(listLicenceClasses("Alberta")).toEqual(["commercial", "residential", "other"]);
  expect(listLicenceClasses("Atlantis")).toEqual([]);
});

describe("a licence check", () => {
  test.each([
    ["2026-11-02", "", "2027-11-02"],
    ["2026-11-02", "2027-03-31", "2027-03-31"],
    ["2026-11-02", "2028-03-31", "2027-11-02"],
    ["2028-02-29", "", "2029-02-28"],
  ])("of %s, with a licence until “%s”, counts until %s", (checkedOn, expiresOn, until) => {
    expect(findVerificationEnd({ checkedOn, expiresOn })).toBe(until);
    const licence = { checkedOn, until };
    expect(findCheckedOn(licence, new Date(`${until}T23:59:59Z`))).toBe(checkedOn);
    expect(findCheckedOn(licence, new Date(Date.parse(until) + DAY_MS))).toBeNull();
    expect(findCheckedOn(null, new Date(until))).toBeNull();
  });

  test("is not of another province's class, older than a year, or of an expired licence", () => {
    const { classRequired, checkedTooLongAgo, licenceExpired } = AGENT_MESSAGES;
    expect(validateLicenceCheck({ ...GOOD, licenceClass: "" }, WHERE)).toEqual({ licenceClass: classRequired });
    expect(validateLicenceCheck({ ...GOOD, licenceClass: "commercial" }, WHERE).licenceClass?.id).toBe(
      "agents.foreign_class",
    );
    expect(validateLicenceCheck({ ...GOOD, checkedOn: "2025-11-21" }, WHERE)).toEqual({});
    expect(validateLicenceCheck({ ...GOOD, checkedOn: "2025-11-20" }, WHERE)).toEqual({ checkedOn: checkedTooLongAgo });
    expect(validateLicenceCheck({ ...GOOD, expiresOn: "2026-11-20" }, WHERE)).toEqual({ expiresOn: licenceExpired });
    expect(validateLicenceCheck({ ...GOOD, expiresOn: WHERE.today }, WHERE)).toEqual({});
  });

  test("verifies an agent of the regulator's province, up to today", () => {
    expect(validateLicenceCheck(GOOD, WHERE)).toEqual({});
    expect(validateLicenceCheck({ ...GOOD, checkedOn: WHERE.today, licenceNumber: " H-12/345.B " }, WHERE)).toEqual({});
  });

  test("reports the problem of each field", () => {
    const { regulatorRequired, licenceRequired, checkedInFuture, badLicence } = AGENT_MESSAGES;
    expect(
      validateLicenceCheck({ ...GOOD, regulator: " ", licenceNumber: "", checkedOn: "2026-11-22" }, WHERE),
    ).toEqual({
      regulator: regulatorRequired,
      licenceNumber: licenceRequired,
      checkedOn: checkedInFuture,
    });
    expect(validateLicenceCheck({ ...GOOD, regulator: "OACIQ" }, WHERE).regulator?.values).toEqual({
      province: "Ontario",
    });
    for (const licenceNumber of ["<b>1</b>", "x".repeat(41), "-1"]) {
      expect(validateLicenceCheck({ ...GOOD, licenceNumber }, WHERE)).toEqual({ licenceNumber: badLicence });
    }
  });
});
