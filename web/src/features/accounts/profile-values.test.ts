import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { expect, test } from "vitest";
import { type ProfileValues, toChangedProfile, toProfileValues, validateProfile } from "./profile-values.ts";

function buildProfile(overrides: Partial<Profile> = {}): Profile {
  const { password: _, ...account } = buildAccount();
  return {
    ...account,
    uid: "0199aaaa-0000-7000-8000-000000000001",
    profilePictureUrl: null,
    emailVerified: true,
    newEmail: null,
    phoneVerified: true,
    isSubscribed: false,
    isVerifiedAgent: false,
    directory: null,
    hasSecondFactor: false,
    recoveryCodes: 0,
    agreements: [],
    hasLoggedInBefore: true,
    createdAt: { seconds: 1_767_225_600 },
    ...overrides,
  };
}

const profile = buildProfile();
const values: ProfileValues = toProfileValues(profile);

test("an untouched profile is valid, and is sent as it was read", () => {
  expect(Object.values(validateProfile(values, profile)).filter(Boolean)).toEqual([]);
  const { firstName, lastName, email, phoneNumber, language } = profile;
  expect(toChangedProfile(values, {})).toEqual({ firstName, lastName, email, phoneNumber, language });
});

test.each([
  ["firstName", " ", "First name is required."],
  ["lastName", "", "Last name is required."],
  ["email", "", "Email is required."],
  ["email", "robin@", "Please enter a valid email address."],
  ["phoneNumber", "", "Phone number is required."],
  ["phoneNumber", "416555", "Failed to send SMS. Please check the phone number."],
  ["phoneNumber", "9005550110", "Failed to send SMS. Please check the phone number."],
] as const)("a %s of '%s' is rejected with: %s", (field, typed, sentence) => {
  expect(validateProfile({ ...values, [field]: typed }, profile)[field]?.message).toBe(sentence);
});

test("someone who never gave a phone number can save without one", () => {
  const without = buildProfile({ phoneNumber: null });
  expect(validateProfile(toProfileValues(without), without).phoneNumber).toBeUndefined();
  expect(toChangedProfile(toProfileValues(without), {}).phoneNumber).toBe("");
});
