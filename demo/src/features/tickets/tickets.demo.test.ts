import { validateTicket } from "@vestpocket/domain/tickets/tickets.rules";
import { expect, test } from "vitest";
import { DEMO_TICKETS } from "./tickets.texts.ts";

test("every ticket of the demo passes the form's validation", () => {
  for (const ticket of DEMO_TICKETS) expect(validateTicket(ticket)).toEqual({});
});
