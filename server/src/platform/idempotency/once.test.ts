import { randomUUID } from "node:crypto";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inventAddress } from "../../testing/account-journeys.ts";
import { buildListingForm } from "../../testing/listing-forms.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** More repeats than any limit of these calls allows. */
const REPEATS = 20;

interface Repeatable {
  readonly what: string;
  /** Makes the call with a key; `text` is its content. */
  readonly send: (key: string, text: string) => Promise<Answer>;
  /** The id in the response. */
  readonly readId: (answer: Answer) => unknown;
}

describe("a call with an idempotency key", () => {
  let site: TestApp;
  let calls: Repeatable[];

  beforeAll(async () => {
    site = await buildTestApp();
    const confirmed = { phoneVerifiedAt: site.clock.now(), emailVerifiedAt: site.clock.now() };
    const owner = await site.signInAs(confirmed);
    const { token } = await site.signInAs(confirmed);
    const [listingId = ""] = await site.addListings([{ ownerId: owner.uid }]);
    const address = inventAddress();
    const post = (path: string, key: string, body: object) =>
      site.call("POST", path, { token, address, body, headers: { "idempotency-key": key } });
    const ask = (key: string, message: string) =>
      post("/v1/mail/sendInquiryMail", key, {
        owner: owner.uid,
        senderEmail: "luc@example.ca",
        senderName: "Luc",
        message,
        listingLink: `${site.config.publicUrl}/property/${listingId}`,
      });
    const { inquiryId } = (await ask(randomUUID(), "Is it still available?")).body;
    calls = [
      { what: "an inquiry", send: ask, readId: ({ body }) => body.inquiryId },
      {
        what: "a reply",
        send: (key, message) => post(`/v1/inquiries/${inquiryId}/reply`, key, { message }),
        readId: ({ body }) => body.msg,
      },
      {
        what: "a ticket",
        send: (key, subject) => post("/v1/admin/add-ticket", key, buildTicket({ subject })),
        readId: ({ body }) => body.ticketNumber,
      },
      {
        what: "a listing",
        send: (key, title) => {
          const { headers, body } = buildListingForm({ title });
          const keyed = { ...headers, "idempotency-key": key };
          return site.call("POST", "/v1/property/", { token, address, body, headers: keyed });
        },
        readId: ({ body }) => body.msg.propertyId,
      },
    ];
  });
  beforeEach(async () => {
    await site.db.execute(sql`DELETE FROM throttles`);
  });
  afterAll(() => site.close());

  test("gets the first response however often it is repeated, and repeats use up no limit", async () => {
    for (const { what, send, readId } of calls) {
      const key = randomUUID();
      const atOnce = await Promise.all(Array.from({ length: REPEATS / 2 }, () => send(key, "The same")));
      const later: Answer[] = [];
      for (let repeat = 0; repeat < REPEATS / 2; repeat += 1) later.push(await send(key, "The same"));
      const answers = [...atOnce, ...later];
      expect({ what, statuses: [...new Set(answers.map(({ status }) => status))] }).toEqual({ what, statuses: [200] });
      expect(new Set(answers.map(readId)).size).toBe(1);
    }
  });

  test("is rejected if something else was sent with the key, and creates nothing", async () => {
    for (const { what, send, readId } of calls) {
      const key = randomUUID();
      const first = await send(key, "One thing");
      expect({ what, status: first.status }).toEqual({ what, status: 200 });
      const other = await send(key, "Another thing");
      expect({ what, status: other.status, code: other.body.code }).toEqual({
        what,
        status: 422,
        code: "request.key_reused",
      });
      expect(readId(await send(key, "One thing"))).toBe(readId(first));
    }
  });

  test("that fails may be repeated with different content and the same key", async () => {
    for (const { what, send } of calls) {
      const key = randomUUID();
      expect({ what, status: (await send(key, "x".repeat(6_000))).status }).toEqual({ what, status: 400 });
      expect({ what, status: (await send(key, "Corrected")).status }).toEqual({ what, status: 200 });
    }
  });
});
