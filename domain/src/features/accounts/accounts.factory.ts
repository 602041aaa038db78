import type { Language } from "../../shared/text.ts";
import type { Role } from "./users.schema.ts";

/** An account as created by sign-up or administrators. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** E.164; from the numbers reserved for fiction. */
  readonly phoneNumber: string;
  readonly language: Language;
  readonly role: Role;
}

/** One account for tests, valid by default. Give each its own e-mail if there are several. */
export function buildAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  return {
    firstName: "Robin",
    lastName: "Whitford",
    email: "robin.whitford@example.ca",
    password: "harbour-lantern-47",
    phoneNumber: "+16135550142",
    language: "en",
    role: "member",
    ...overrides,
  };
}
