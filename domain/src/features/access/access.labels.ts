import type { Message } from "../../shared/text.ts";
import type { AccessMode, Capacity, Purpose } from "./access.terms.ts";

export const PURPOSE_LABELS: Readonly<Record<Purpose, Message>> = {
  buy: /*i18n*/ { id: "access.purpose.buy", message: "To buy" },
  lease: /*i18n*/ { id: "access.purpose.lease", message: "To lease" },
  advise: /*i18n*/ { id: "access.purpose.advise", message: "To advise a buyer or tenant" },
  finance: /*i18n*/ { id: "access.purpose.finance", message: "To finance a purchase" },
  other: /*i18n*/ { id: "access.purpose.other", message: "Another purpose" },
};

export const CAPACITY_LABELS: Readonly<Record<Capacity, Message>> = {
  self: /*i18n*/ { id: "access.capacity.self", message: "For myself" },
  company: /*i18n*/ { id: "access.capacity.company", message: "For my company" },
  client: /*i18n*/ { id: "access.capacity.client", message: "For a client" },
};

export const MODE_LABELS: Readonly<Record<AccessMode, Message>> = {
  manual: /*i18n*/ { id: "access.mode.manual", message: "I review each request" },
  verified: /*i18n*/ { id: "access.mode.verified", message: "Every verified member who asks" },
  signed: /*i18n*/ { id: "access.mode.signed", message: "Everyone who signs the NDA" },
};
