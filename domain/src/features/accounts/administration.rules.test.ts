import { describe, expect, test } from "vitest";
import { ADMINISTRATION_MESSAGES, validateDisabling, validateRoleChange } from "./administration.rules.ts";

describe("disabling an account", () => {
  const { oneself, alreadyDisabled, lastAdministrator, fullOnly } = ADMINISTRATION_MESSAGES;
  const member = { uid: "b", role: "member", administratorRole: "full", isDisabled: false } as const;
  const administrator = { ...member, role: "administrator" } as const;

  test.each([
    ["a member can be disabled", member, 1, undefined],
    ["one of two administrators can be disabled", administrator, 2, undefined],
    ["the last administrator cannot be disabled", administrator, 1, lastAdministrator],
    ["nobody can disable their own account", { ...administrator, uid: "a" }, 2, oneself],
    ["a disabled account cannot be disabled again", { ...member, isDisabled: true }, 1, alreadyDisabled],
    ["one without the full role is never the last", { ...administrator, administratorRole: "support" }, 1, undefined],
  ] as const)("%s", (_who, account, fullAdministrators, refusal) => {
    const actor = { uid: "a", administratorRole: "full" } as const;
    expect(validateDisabling({ actor, account, fullAdministrators })).toBe(refusal);
  });

  test("of administrators takes the full role, of members does not", () => {
    const actor = { uid: "a", administratorRole: "support" } as const;
    const fullAdministrators = 2;
    expect(validateDisabling({ actor, account: administrator, fullAdministrators })).toBe(fullOnly);
    expect(validateDisabling({ actor, account: member, fullAdministrators })).toBeUndefined();
  });
});

test("a role is another administrator’s to change", () => {
  const { ownRole, notAdministrator } = ADMINISTRATION_MESSAGES;
  const actor = { uid: "a", administratorRole: "full" } as const;
  const account = { uid: "b", role: "administrator", administratorRole: "full", isDisabled: false } as const;
  expect(validateRoleChange({ actor, account })).toBeUndefined();
  expect(validateRoleChange({ actor, account: { ...account, uid: "a" } })).toBe(ownRole);
  expect(validateRoleChange({ actor, account: { ...account, role: "member" } })).toBe(notAdministrator);
});
