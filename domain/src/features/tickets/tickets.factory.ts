import type { TicketDetails, TicketType } from "./tickets.rules.ts";

/** A ticket as the form sends it. */
export interface NewTicket extends TicketDetails {
  readonly type: TicketType;
}

/** One ticket for tests, valid by default. */
export function buildTicket(overrides: Partial<NewTicket> = {}): NewTicket {
  return {
    type: "bug",
    subject: "The map of Hamilton stays empty",
    description: "I chose Hamilton and pressed search.\nThe list came, the pictures did not.",
    email: "robin.whitford@example.ca",
    ...overrides,
  };
}
