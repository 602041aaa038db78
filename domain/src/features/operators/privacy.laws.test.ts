import { expect, test } from "vitest";
import { PROVINCE_CODES } from "../places/places.provinces.ts";
import { findPrivacyLaw, PRIVACY_LAWS } from "./privacy.laws.ts";

const OWN = { QC: "CAI", AB: "OIPC-AB", BC: "OIPC-BC" } as const;

test.each(Object.values(PROVINCE_CODES))("an incident in %s goes to the authority of its own law first", (code) => {
  expect(findPrivacyLaw(code).authority).toBe(code in OWN ? OWN[code as keyof typeof OWN] : "OPC");
});

test("every duty to tell an authority has a section of law and the day from which it applies", () => {
  for (const { incident, sections, authority } of PRIVACY_LAWS) {
    expect(incident.since !== undefined && sections !== undefined, authority).toBe(incident.duty === "must");
  }
});
