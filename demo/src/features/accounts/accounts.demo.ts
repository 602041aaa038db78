import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";

/** The password of every demo account: eight characters or more, with letters and digits, on no list of common passwords. */
export const DEMO_PASSWORD = buildAccount().password;

/** The accounts that a visitor of a private server can sign in to (product.md §8). */
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
