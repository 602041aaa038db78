import { expect, test } from "vitest";
import { PRIVACY_LAWS } from "./privacy.laws.ts";

test("every duty to tell an authority has a section of law and the day from which it applies", () => {
  for (const { incident, sections, authority } of PRIVACY_LAWS) {
    expect(incident.since !== undefined && sections !== undefined, authority).toBe(incident.duty === "must");
  }
});
