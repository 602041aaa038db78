import type { Language, Message } from "../../shared/text.ts";

/** What people agree to at sign-up. */
export const POLICIES = ["terms", "privacy"] as const;
export type Policy = (typeof POLICIES)[number];

/**
 * The version of each policy in force. The text of every version is kept in web/public/policies, in both languages; the
 * text of a published version never changes: a new text is a new version (operations/day-to-day.md).
 */
export const POLICY_VERSIONS: Readonly<Record<Policy, number>> = { terms: 4, privacy: 8 };

const NEW_VERSION = /*i18n*/ {
  id: "accounts.agreed_to_new_version",
  message: "By pressing “I agree” you agree to the new version.",
};

/**
 * The sentences with which people agree to the terms and are given the privacy notice. Each consent is stored with the
 * sentence in the language that was shown.
 */
export const AGREEMENT_WORDS = {
  "sign-up": {
    terms: /*i18n*/ {
      id: "accounts.agreed_to_terms",
      message: "I am of the age of majority where I live, and I agree to the Terms.",
    },
    privacy: /*i18n*/ {
      id: "accounts.given_privacy_notice",
      message: "The Privacy notice says what we do with your personal information.",
    },
  },
  notice: { terms: NEW_VERSION, privacy: NEW_VERSION },
} as const satisfies Record<string, Record<Policy, Message>>;
export type AgreementWay = keyof typeof AGREEMENT_WORDS;

/** The path of a version's text. */
export function toPolicyTextPath({ policy, version }: { policy: Policy; version: number }, language: Language): string {
  return `/policies/${policy}-${version}-${language}.txt`;
}

/** The policies whose version in force someone has not agreed to. */
export function listNewPolicies(agreed: readonly { readonly policy: Policy; readonly version: number }[]): Policy[] {
  return POLICIES.filter(
    (policy) => !agreed.some((one) => one.policy === policy && one.version === POLICY_VERSIONS[policy]),
  );
}
