import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What the use cases of phones need. */
export interface PhoneDeps extends PhonesNeeds, BotCheckDeps, Pick<Platform, "log" | "outbox"> {
  /** Seals the codes that are sent. */
  readonly codeKey: Uint8Array;
  /** Codes sent per day at most, to all numbers together: it bounds what an attack can cost. */
  readonly dailyMax: number;
  /** Codes entered from one network. */
  readonly codeLimit: Throttle;
}

/** A number for an account, and what proves that it is its owner who adds it. */
export interface ReauthenticatedLink {
  readonly viewer: Viewer;
  /** E.164. */
  readonly phoneNumber: string;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AssertedCredential | undefined;
}

/** What phones need of other features. */
export interface PhonesNeeds {
  /** Throws Failure unless the owner may put this number on their account. */
  readonly requireMayLink: (link: ReauthenticatedLink) => Promise<void>;
  /** Puts a confirmed number on an account. */
  readonly linkPhone: (tx: Queryable, link: { uid: string; phoneNumber: string }) => Promise<void>;
}

/** What the bot check needs. */
export interface BotCheckDeps extends Pick<Platform, "db" | "clock"> {
  readonly isBotCheckOn: boolean;
  /** Signs the challenges. */
  readonly botCheckSecret: string;
}
