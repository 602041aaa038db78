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

/** People who read confidential listings. Only the demo's story acts for them, but their password is the same. */
export const DEMO_READERS = {
  okonkwo: buildAccount({
    firstName: "Marcus",
    lastName: "Okonkwo",
    email: "marcus.okonkwo@prairietable.example",
    phoneNumber: "+15875550161",
  }),
  gill: buildAccount({
    firstName: "Harpreet",
    lastName: "Gill",
    email: "h.gill@northgatecapital.example",
    phoneNumber: "+18255550162",
  }),
  chen: buildAccount({
    firstName: "Lucy",
    lastName: "Chen",
    email: "lucy.chen@harbourviewdental.example",
    phoneNumber: "+17785550163",
  }),
  tanguay: buildAccount({
    firstName: "Sophie",
    lastName: "Tanguay",
    email: "sophie.tanguay@groupelaurier.example",
    phoneNumber: "+14385550164",
    language: "fr",
  }),
  morin: buildAccount({
    firstName: "Étienne",
    lastName: "Morin",
    email: "etienne.morin@fondsrivage.example",
    phoneNumber: "+15815550165",
    language: "fr",
  }),
} as const;

/** Who acts in the demo's story. */
export const DEMO_CAST = { ...DEMO_ACCOUNTS, ...DEMO_READERS } as const;
export type DemoPerson = keyof typeof DEMO_CAST;
