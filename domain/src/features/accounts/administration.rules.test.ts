import { describe, expect, test } from "vitest";
import { ADMINISTRATION_MESSAGES, validateDisabling } from "./administration.rules.ts";

describe("disabling an account", () => {
  const { oneself, alreadyDisabled, lastAdministrator } = ADMINISTRATION_MESSAGES;
  const member = { uid: "b", role: "member", isDisabled: false } as const;
  const administrator = { ...member, role: "administrator" } as const;

  test.each([
    ["a member can be disabled", member, 1, undefined],
    ["one of two administrators can be disabled", administrator, 2, undefined],
    ["the last administrator cannot be disabled", administrator, 1, lastAdministrator],
    ["nobody can disable their own account", { ...administrator, uid: "a" }, 2, oneself],
    ["a disabled account cannot be disabled again", { ...member, isDisabled: true }, 1, alreadyDisabled],
  ])("%s", (_who, account, administrators, refusal) => {
    expect(validateDisabling({ actorId: "a", account, administrators })).toBe(refusal);
  });
});
