import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toLines } from "../../shared/readable-text.ts";
import { ACCOUNT_MESSAGES } from "../accounts/accounts.rules.ts";
import { buildTicket } from "./tickets.factory.ts";

import {
  nextTicketStatus,
  TICKET_EVENTS,
  TICKET_MESSAGES,
  TICKET_STATUSES,
  validateAnswer,
  validateReason,
  validateTicket,
} from "./tickets.rules.ts";
import { addTicketRequestSchema } from "./tickets.schema.ts";

/** Any character. fast-check's own `binary` unit takes seconds to prepare. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

describe("a ticket", () => {
  test("is filed with a type, a subject, a description and an address", () => {
    expect(validateTicket(buildTicket())).toEqual({});
    expect(validateTicket({ type: "", subject: " ", description: "\n", email: "" })).toEqual({
      type: TICKET_MESSAGES.typeRequired,
      subject: TICKET_MESSAGES.subjectRequired,
      description: TICKET_MESSAGES.descriptionRequired,
      email: ACCOUNT_MESSAGES.emailRequired,
    });
  });

  test("may have texts up to the limits, counted in Unicode characters", () => {
    expect(validateTicket(buildTicket({ subject: "é".repeat(150), description: "𝄞".repeat(5_000) }))).toEqual({});
    expect(validateTicket(buildTicket({ subject: "x".repeat(151), description: "x".repeat(5_001) }))).toMatchObject({
      subject: { id: "tickets.long_text", values: { max: 150 } },
      description: { id: "tickets.long_text", values: { max: 5_000 } },
    });
  });

  test.each(["\r\n", "\n", "\r", "\0", "\u0007", "\u001b", "\u0085", "\u2028", "\u2029", "\t", "\u202e"])(
    "has no %j in its subject or its e-mail address",
    (character) => {
      const sent = addTicketRequestSchema.parse(buildTicket({ subject: `Hello${character}Bcc: eve@example.ca` }));
      expect(sent.subject).toMatch(/^Hello ?Bcc: eve@example\.ca$/u);
      expect(validateTicket(buildTicket({ email: `robin${character}@example.ca` })).email).toBeDefined();
    },
  );

  test("has words in its subject and its description", () => {
    const nothing = "\u200b\u3164\u{e0041}".repeat(20);
    expect(validateTicket(buildTicket({ subject: nothing, description: nothing }))).toEqual({
      subject: TICKET_MESSAGES.subjectRequired,
      description: TICKET_MESSAGES.descriptionRequired,
    });
  });

  test("needs text to be answered, but no reason to be closed", () => {
    expect(validateAnswer(" ")).toBe(TICKET_MESSAGES.answerRequired);
    expect(validateAnswer("x".repeat(5_000))).toBeUndefined();
    expect(validateAnswer("x".repeat(5_001))).toMatchObject({ id: "tickets.long_text" });
    expect(validateReason("")).toBeUndefined();
    expect(validateReason("x".repeat(501))).toMatchObject({ id: "tickets.long_text" });
  });

  test("gets a result instead of an exception, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (text) => {
        validateTicket({ type: "bug", subject: text, description: text, email: text });
        expect(toLines(text)).not.toMatch(/\r/u);
      }),
    );
  });
});

test("each status allows only the specified events", () => {
  const table = TICKET_STATUSES.map((status) => [
    status,
    ...TICKET_EVENTS.map((event) => nextTicketStatus(status, event) ?? "–"),
  ]);
  expect(table).toEqual([
    ["open", "triaged", "answered", "closed", "–", "open"],
    ["triaged", "triaged", "answered", "closed", "–", "triaged"],
    ["answered", "–", "answered", "closed", "open", "open"],
    ["closed", "–", "–", "–", "open", "open"],
  ]);
});
