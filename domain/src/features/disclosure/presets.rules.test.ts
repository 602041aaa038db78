import { expect, test } from "vitest";
import { applyPreset, findPreset } from "./presets.rules.ts";

test("a preset is recognized after it was applied, and leaves the confidential fields as they were chosen", () => {
  const levels = { capRate: "granted", streetAddress: "nda" } as const;
  expect(findPreset(levels)).toBeUndefined();
  for (const preset of ["open", "confidential"] as const) {
    const applied = applyPreset(levels, preset);
    expect(findPreset(applied)).toBe(preset);
    expect(applied.streetAddress).toBe("nda");
  }
  expect(findPreset({})).toBe("open");
});
