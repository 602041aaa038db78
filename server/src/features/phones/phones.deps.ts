import type { AssertedCredential } from "@vestpocket/domain/passkeys/passkeys.schema";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What the phones' use cases need. */
export interface PhoneDeps extends PhonesNeeds, BotCheckDeps, Pick<Platform, "log" | "outbox"> {
  /** Hashes the codes. */
  readonly codeKey: Uint8Array;
  /** Maximum codes per day, to all numbers together: it limits the cost of an attack. */
  readonly dailyMax: number;
  /** Limits codes entered per network. */
  readonly codeLimit: Throttle;
}

/** A number for an account, with proof that its owner adds it. */
export interface ReauthenticatedLink {
  readonly viewer: Viewer;
  /** E.164. */
  readonly phoneNumber: string;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: AssertedCredential | undefined;
}

/** What phones need from other features. */
export interface PhonesNeeds {
  /** Throws Failure unless the owner may put this number on their account. */
  readonly requireMayLink: (link: ReauthenticatedLink) => Promise<void>;
  /** Throws Failure unless the viewer's session is still open; locks the account until the transaction ends. */
  readonly requireOpenSession: (tx: Queryable, viewer: Viewer) => Promise<void>;
  /** Puts a confirmed number on an account. */
  readonly linkPhone: (tx: Queryable, link: { uid: string; phoneNumber: string }) => Promise<void>;
}

/** What the bot check needs. */
export interface BotCheckDeps extends Pick<Platform, "db" | "clock"> {
  readonly isBotCheckOn: boolean;
  /** Signs the challenges. */
  readonly botCheckSecret: string;
}
