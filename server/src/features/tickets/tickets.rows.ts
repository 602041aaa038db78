import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const ticketRows = declareRows({
  tickets: [
    async (site, at) => {
      const ticket = await insertRow(site, "tickets", {
        ...{ number: newId(), type: "bug", subject: "Any", description: "Any", email: "a@example.ca" },
        ...{ email_key: "a@example.ca", language: "en", status: "open", search_text: "any" },
        ...{ created_at: new Date(at.getTime() - DAY_MS), updated_at: at },
      });
      await site.db.$client.query(
        `INSERT INTO ticket_entries (id, ticket_id, at, event, actor_id) SELECT $1, id, $2, 'reopen', $1 FROM tickets WHERE ${ticket}`,
        [newId(), at],
      );
      return ticket;
    },
  ],
});
