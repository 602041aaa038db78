import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "./database/database.ts";

/** How a person is addressed and reached: all that other features learn of an account. */
export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
  /** The last four digits of the phone number. */
  readonly phoneLast4: string | null;
}

/** Undefined where there is no such account. */
export type FindContact = (db: Queryable, uid: string) => Promise<Contact | undefined>;
