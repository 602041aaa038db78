import { describe, expect, test } from "vitest";
import { ADMINISTRATION_MESSAGES, validateDisabling } from "./administration.rules.ts";

describe("disabling an account", () => {
  const { oneself, alreadyDisabled, lastAdministrator } = ADMINISTRATION_MESSAGES;
  const member = { uid: "b", role: "member", isDisabled: false } as const;
  const administrator = { ...member, role: "administrator" } as const;

  test.each([
    ["a member", member, 1, undefined],
    ["an administrator beside another", administrator, 2, undefined],
    ["the last administrator", administrator, 1, lastAdministrator],
    ["oneself", { ...administrator, uid: "a" }, 2, oneself],
    ["who is disabled", { ...member, isDisabled: true }, 1, alreadyDisabled],
  ])("%s", (_who, account, administrators, refusal) => {
    expect(validateDisabling({ actorId: "a", account, administrators })).toBe(refusal);
  });
});
