import { describe, expect, test } from "vitest";
import { PROVINCES } from "../places/places.schema.ts";
import { findRegulator, REGULATORS } from "./agents.regulators.ts";
import { AGENT_MESSAGES, validateLicenceCheck } from "./agents.rules.ts";

const GOOD = { regulator: "RECO", licenceNumber: "4712345", checkedOn: "2026-11-02" };
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

describe("a licence check", () => {
  test("verifies an agent of the regulator's province, up to today", () => {
    expect(validateLicenceCheck(GOOD, WHERE)).toEqual({});
    expect(validateLicenceCheck({ ...GOOD, checkedOn: WHERE.today, licenceNumber: " H-12/345.B " }, WHERE)).toEqual({});
  });

  test("reports the problem of each field", () => {
    const { regulatorRequired, licenceRequired, checkedInFuture, badLicence } = AGENT_MESSAGES;
    expect(validateLicenceCheck({ regulator: " ", licenceNumber: "", checkedOn: "2026-11-22" }, WHERE)).toEqual({
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
