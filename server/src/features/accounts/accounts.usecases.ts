import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import { createLinkThrottle } from "./account-links.ts";
import { deleteExpiredLinks } from "./accounts.queries.ts";
import { createAdministration } from "./administration.ts";
import { createConfirmations } from "./confirmations.ts";
import { createLeaving } from "./leaving.ts";
import { createPasswords } from "./passwords.ts";
import { createProfiles } from "./profiles.ts";
import { createSignUp } from "./sign-up.ts";

/** What accounts need of the other features; app.ts hands it over. */
export interface AccountParts {
  readonly db: Database;
  readonly clock: Clock;
  /** The site's address as people see it. */
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly recordAudit: RecordAudit;
  readonly phones: {
    trySignUpCode(entered: {
      phoneNumber: string;
      verificationCode: string;
    }): Promise<{ id: string; phoneNumber: string }>;
    spendCode(tx: Queryable, id: string): Promise<void>;
  };
  readonly requireBotCheck: (altcha: string | undefined) => Promise<void>;
  readonly isMember: (uid: string) => Promise<boolean>;
  readonly endSessions: (tx: Queryable, ending: { uid: string; except?: string }) => Promise<void>;
  /** Keeps an account's active listings from everyone else; how many. */
  readonly withholdListings: (tx: Queryable, uid: string) => Promise<number>;
  /** Puts them back where they are by now; how many. */
  readonly giveListingsBack: (tx: Queryable, uid: string) => Promise<number>;
  /** What the other features keep about an account, by noun. */
  readonly collectData: (uid: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly removePicture: (token: string) => Promise<void>;
  /** Nothing more is charged. Throws Failure where that cannot be made sure of. */
  readonly endSubscription: (uid: string) => Promise<void>;
  /** Removes what other features keep and no foreign key takes along. */
  readonly deleteBelongings: (tx: Queryable, uid: string) => Promise<void>;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Everything that is done with accounts, in the order in which a person meets it. */
export function createAccounts(parts: AccountParts) {
  const passwords = createPasswords(parts);
  return {
    ...createSignUp(parts),
    ...createConfirmations(parts, createLinkThrottle(parts.db)),
    ...createProfiles(parts),
    ...passwords,
    ...createLeaving(parts, passwords.requirePassword),
    ...createAdministration(parts, passwords.sendReset),
    /** Forgets links that no longer work. */
    forgetOldLinks: (): Promise<void> => deleteExpiredLinks(parts.db, parts.clock.now()),
  };
}
