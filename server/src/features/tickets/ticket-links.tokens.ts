import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { TICKET_LINK_DAYS } from "@vestpocket/domain/tickets/tickets.rules";
import { validate as isUuid } from "uuid";
import type { Config } from "../../platform/config.ts";
import { deriveKey, isSealed, seal } from "../../platform/keys.ts";

export type TicketLinks = ReturnType<typeof createTicketLinks>;

/**
 * Signed texts in the links to a ticket's page: `ticket.day.signature`. They are stored nowhere, and work until the end
 * of their day, also after the server's secret was replaced as long as the previous one is set.
 */
export function createTicketLinks({ secret, previousSecret }: Pick<Config, "secret" | "previousSecret">) {
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const [key = new Uint8Array(), ...oldKeys] = secrets.map((each) => deriveKey(each, "ticket-link"));
  return {
    make(ticketId: string, now: Date): string {
      const text = `${ticketId}.${Math.ceil(now.getTime() / DAY_MS) + TICKET_LINK_DAYS}`;
      return `${text}.${seal(key, text)}`;
    },

    /** The ticket's id. Undefined if the link was not made here, or is too old. */
    read(token: string, now: Date): string | undefined {
      const [, text = "", ticketId = "", lastDay = "0", given = ""] =
        /^(([0-9a-f-]{36})\.(\d{1,6}))\.([\w-]{22})$/u.exec(token) ?? [];
      if (![key, ...oldKeys].some((each) => isSealed(each, { text, given }))) return undefined;
      return isUuid(ticketId) && Number(lastDay) * DAY_MS >= now.getTime() ? ticketId : undefined;
    },
  };
}
