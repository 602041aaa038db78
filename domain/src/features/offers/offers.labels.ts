import type { Message } from "../../shared/text.ts";
import type { OfferKind, OfferOrder, OfferState } from "./offers.terms.ts";

export const OFFER_STATE_LABELS: Readonly<Record<OfferState, Message>> = {
  open: /*i18n*/ { id: "offers.state.open", message: "Open" },
  negotiating: /*i18n*/ { id: "offers.state.negotiating", message: "Agreed to negotiate" },
  declined: /*i18n*/ { id: "offers.state.declined", message: "Declined" },
  withdrawn: /*i18n*/ { id: "offers.state.withdrawn", message: "Withdrawn" },
  lapsed: /*i18n*/ { id: "offers.state.lapsed", message: "Expired" },
};

export const OFFER_KIND_LABELS: Readonly<Record<OfferKind, Message>> = {
  sale: /*i18n*/ { id: "offers.kind.sale", message: "To buy" },
  lease: /*i18n*/ { id: "offers.kind.lease", message: "To lease" },
};

export const OFFER_ORDER_LABELS: Readonly<Record<OfferOrder, Message>> = {
  newest: /*i18n*/ { id: "offers.order.newest", message: "Newest first" },
  amount: /*i18n*/ { id: "offers.order.amount", message: "Highest amount first" },
  expiry: /*i18n*/ { id: "offers.order.expiry", message: "Expiring soonest first" },
};
