import { expect, test } from "vitest";
import { listNewPolicies, POLICY_VERSIONS } from "./policies.rules.ts";

const { terms, privacy } = POLICY_VERSIONS;

test.each([
  ["nothing", [], ["terms", "privacy"]],
  ["older versions", [{ policy: "terms", version: terms - 1 }], ["terms", "privacy"]],
  ["one of the two", [{ policy: "terms", version: terms }], ["privacy"]],
  [
    "both, and older ones",
    [
      { policy: "privacy", version: privacy - 1 },
      { policy: "privacy", version: privacy },
      { policy: "terms", version: terms },
    ],
    [],
  ],
] as const)("after agreeing to %s, the versions in force that were not agreed to are new", (_, agreed, told) => {
  expect(listNewPolicies(agreed)).toEqual(told);
});
