import type { SignUpDetails } from "@vestpocket/domain/accounts/accounts.rules";

/** The fields of the first step, in the order in which they are looked at. */
export const DETAIL_FIELDS = ["firstName", "lastName", "email", "password", "confirmation"] as const;

export type Details = SignUpDetails & { readonly confirmation: string };
export type DetailErrors = Readonly<Partial<Record<keyof Details, string>>>;

export const EMPTY_DETAILS: Details = { firstName: "", lastName: "", email: "", password: "", confirmation: "" };
