import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "./database/database.ts";

/** How to address and reach a person: all that other features know about an account. */
export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  /** When an administrator disabled the account. */
  readonly disabledAt: Date | null;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
  /** The last four digits of the phone number. */
  readonly phoneLast4: string | null;
  /** Its area code, in Canada or the United States. */
  readonly phoneArea: string | null;
}

/** Undefined if there is no such account. */
export type FindContact = (db: Queryable, uid: string) => Promise<Contact | undefined>;
