import type { Message } from "../../shared/text.ts";
import type { DealStatus } from "./deals.terms.ts";

export const DEAL_STATUS_LABELS: Readonly<Record<DealStatus, Message>> = {
  accepting_interest: /*i18n*/ { id: "deals.status.accepting_interest", message: "Accepting interest" },
  reviewing_offers: /*i18n*/ { id: "deals.status.reviewing_offers", message: "Reviewing offers" },
  letter_of_intent: /*i18n*/ { id: "deals.status.letter_of_intent", message: "Under letter of intent" },
  due_diligence: /*i18n*/ { id: "deals.status.due_diligence", message: "Due diligence" },
  firm: /*i18n*/ { id: "deals.status.firm", message: "Conditions met" },
  closed: /*i18n*/ { id: "deals.status.closed", message: "Closed" },
};
