import { TICKET_RETENTION } from "@vestpocket/domain/tickets/tickets.retention";
import { defineData } from "../../platform/data.ts";

export const ticketData = defineData({
  tickets: {
    about: "tickets",
    people: ["email", "account_id", "assignee_id"],
    ends: { after: [TICKET_RETENTION], by: "tickets.purge" },
    exportedAs: "tickets",
    credentials: false,
  },
  ticket_entries: {
    about: "the history of tickets",
    people: ["actor_id", "assignee_id"],
    ends: { with: "tickets" },
    notExported: "which administrator worked on a ticket; answers and replies are with the ticket",
    credentials: false,
  },
  canned_answers: {
    about: "texts that administrators insert into their replies",
    ends: { because: "texts without a person; administrators delete them" },
  },
});
