import type { Language } from "../../shared/text.ts";

/** An account as sign-up and the administrators make it. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** E.164; of the numbers kept for fiction. */
  readonly phoneNumber: string;
  readonly language: Language;
  readonly role: "member" | "administrator";
}

/** The password of every demo account: eight characters or more, with letters and digits, on no list of common ones. */
export const DEMO_PASSWORD = "harbour-lantern-47";

/** One account, valid by default. Give an e-mail of its own where several are made. */
export function buildAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  return {
    firstName: "Robin",
    lastName: "Whitford",
    email: "robin.whitford@example.ca",
    password: DEMO_PASSWORD,
    phoneNumber: "+16135550142",
    language: "en",
    role: "member",
    ...overrides,
  };
}

/** The people a visitor of a private server may sign in as (product.md §8). */
export const DEMO_ACCOUNTS = {
  buyer: buildAccount({
    firstName: "Amara",
    lastName: "Fraser",
    email: "buyer@vestpocket.example",
    phoneNumber: "+14165550110",
  }),
  agent: buildAccount({
    firstName: "Daniel",
    lastName: "Kowalchuk",
    email: "agent@vestpocket.example",
    phoneNumber: "+14035550111",
  }),
  pro: buildAccount({
    firstName: "Geneviève",
    lastName: "Desrosiers",
    email: "pro@vestpocket.example",
    phoneNumber: "+15145550112",
    language: "fr",
  }),
  admin: buildAccount({
    firstName: "Priya",
    lastName: "Sutherland",
    email: "admin@vestpocket.example",
    phoneNumber: "+16045550113",
    role: "administrator",
  }),
} as const;
