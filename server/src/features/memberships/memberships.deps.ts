import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/messages/messages.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What a year costs, in integer cents, CAD. */
interface YearQuote {
  readonly yearCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

/** Whom to write to about a membership, and how the provider calls them. */
interface Contact {
  readonly email: string;
  readonly language: Language;
  readonly firstName: string;
  readonly lastName: string;
}

/** A profile as it may have been kept when the list of places was another. */
export type ShownProfile = Omit<AgentProfile, "province" | "realEstateBoard"> & {
  readonly province: string;
  readonly realEstateBoard?: string | null | undefined;
};

/** What memberships are made from: the platform, and what other features do for them. */
export interface MembershipParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly payments: Payments;
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly recordAudit: RecordAudit;
  /** New checkouts of an account. */
  readonly limit: Throttle;
  /** Throws Failure for who may not pay. */
  readonly requirePayer: (viewer: Viewer) => Promise<void>;
  readonly findContact: (tx: Queryable, uid: string) => Promise<Contact | undefined>;
  readonly findAgent: (uid: string) => Promise<ShownProfile | undefined>;
  readonly saveAgent: (tx: Queryable, agent: AgentProfile & { accountId: string; now: Date }) => Promise<void>;
  readonly quoteYear: (province: ProvinceName, on: Date) => YearQuote;
  /** A new open order of a year; its id. */
  readonly openOrder: (
    tx: Queryable,
    order: {
      accountId: string;
      province: ProvinceName;
      city: string;
      taxes: readonly TaxLine[];
      totalCents: number;
      now: Date;
    },
  ) => Promise<string>;
  readonly cancelOrder: (tx: Queryable, orderId: string, now: Date) => Promise<void>;
  /** Marks an order as paid, or records a renewal of it; once for each invoice. */
  readonly payOrder: (
    tx: Queryable,
    paid: {
      accountId: string;
      orderId: string | undefined;
      invoiceId: string;
      intentId: string | null;
      totalCents: number;
      now: Date;
    },
  ) => Promise<"paid" | "known" | "mismatch">;
}
