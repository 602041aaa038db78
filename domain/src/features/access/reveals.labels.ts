import type { Message } from "../../shared/text.ts";
import type { RevealedTo, RevealPlace } from "./reveals.terms.ts";

export const REVEALED_TO_LABELS: Readonly<Record<RevealedTo, Message>> = {
  verified: /*i18n*/ { id: "access.revealed_to.verified", message: "Verified member" },
  nda: /*i18n*/ { id: "access.revealed_to.nda", message: "Signed the NDA" },
  granted: /*i18n*/ { id: "access.revealed_to.granted", message: "Approved by you" },
  administrator: /*i18n*/ { id: "access.revealed_to.administrator", message: "Administrator" },
};

export const PLACE_LABELS: Readonly<Record<RevealPlace, Message>> = {
  page: /*i18n*/ { id: "access.place.page", message: "Listing page" },
  comparison: /*i18n*/ { id: "access.place.comparison", message: "Comparison" },
  room: /*i18n*/ { id: "access.place.room", message: "Deal room" },
};

export const ADMINISTRATOR: Message = /*i18n*/ {
  id: "access.reveal.administrator",
  message: "A Vestpocket administrator",
};
export const REPORT_GROUND: Message = /*i18n*/ {
  id: "access.reveal.report",
  message: "A report about this listing",
};
