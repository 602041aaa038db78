import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { Billing } from "@vestpocket/domain/orders/billing.rules";
import type { TaxLine, YearCharge } from "@vestpocket/domain/orders/orders.taxes";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type { Contact, FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailAttachment } from "../../platform/messages/messages.ts";
import type { WithKey } from "../../platform/payments/attempts.ts";
import type { OrdinaryPrice } from "../../platform/payments/ordinary-price-settings.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What the memberships' use cases need: the platform, and functions of other features. */
export interface MembershipDeps
  extends Pick<Platform, "db" | "clock" | "log" | "payments" | "pageUrl" | "tell" | "recordAudit">,
    OrderBook,
    Agents {
  readonly findContact: FindContact;
  /** This site's own origin. */
  readonly siteOrigin: string;
  readonly withKey: WithKey;
  /** When the ordinary price may be shown; undefined means never. */
  readonly ordinaryPrice: OrdinaryPrice | undefined;
  /** Limits an account's visits to the provider's portal for its card and invoices. */
  readonly portalLimit: Throttle;
  /** Limits an account's new checkouts. */
  readonly checkoutLimit: Throttle;
}

/** The price of a year of Agent Pro. */
export interface YearQuote {
  readonly yearCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

/** The orders of memberships. Amounts are integer cents, CAD. */
interface OrderBook {
  /** Throws Failure unless the viewer may pay. */
  readonly requirePayer: (viewer: Viewer) => Promise<void>;
  /** At today's price, unless another is given. */
  readonly quoteYear: (year: { province: ProvinceName; on: Date; yearCents?: number }) => YearQuote;
  /** The quote that an order for a year was opened with; undefined if there is no such order. */
  readonly findYearQuote: (tx: Queryable, orderId: string) => Promise<YearQuote | undefined>;
  /** Opens an order for a year and returns its id. */
  readonly openMembershipOrder: (
    tx: Queryable,
    order: {
      accountId: string;
      province: ProvinceName;
      city: string;
      billing: Billing | null;
      now: Date;
    } & YearQuote,
  ) => Promise<string>;
  /** Changes what an open order for a year will say about its buyer. */
  readonly setBilling: (tx: Queryable, order: { id: string; billing: Billing; now: Date }) => Promise<void>;
  readonly cancelMembershipOrder: (tx: Queryable, order: { id: string; now: Date }) => Promise<void>;
  /** The receipt of an invoice, as an attachment; empty if nothing was paid with it. */
  readonly listReceipts: (
    tx: Queryable,
    of: { invoiceId: string; contact: Contact },
  ) => Promise<readonly MailAttachment[]>;
  /** Marks an order as paid, or records a renewal of it; once for each invoice. */
  readonly payMembershipOrder: (
    tx: Queryable,
    paid: {
      accountId: string;
      orderId: string | undefined;
      invoiceId: string;
      intentId: string | null;
      charge: YearCharge;
      now: Date;
    },
  ) => Promise<"paid" | "known" | "mismatch">;
}

interface Agents {
  readonly findAgent: (uid: string) => Promise<SavedProfile | undefined>;
  readonly saveAgent: (tx: Queryable, agent: AgentProfile & { accountId: string; now: Date }) => Promise<void>;
}

/** An agent's profile that may have been saved under an older list of places. */
export type SavedProfile = Omit<AgentProfile, "province" | "realEstateBoard"> & {
  readonly province: string;
  readonly realEstateBoard?: string | null | undefined;
};
