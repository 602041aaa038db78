import type { Language, Message } from "../../shared/text.ts";

/** What people agree to at sign-up. */
export const POLICIES = ["terms", "privacy"] as const;
export type Policy = (typeof POLICIES)[number];

/**
 * The version of each policy in force. The text of every version is kept in web/public/policies, in both languages; the
 * text of a published version never changes: a new text is a new version (operations.md).
 */
export const POLICY_VERSIONS: Readonly<Record<Policy, number>> = { terms: 4, privacy: 5 };

/** The sentences with which people agree. Each consent is stored with the sentence in the language that was shown. */
export const AGREEMENT_WORDS = {
  "sign-up": /*i18n*/ {
    id: "accounts.agreed_at_sign_up",
    message: "By signing up you agree to the Terms and the Privacy notice.",
  },
  notice: /*i18n*/ {
    id: "accounts.agreed_to_new_version",
    message: "By pressing “I agree” you agree to the new version.",
  },
} as const satisfies Record<string, Message>;
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
