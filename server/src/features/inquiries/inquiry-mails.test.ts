import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { ENCODED_WORDS, HEADER_PAYLOADS, listHeaderFaults } from "../../testing/mail-headers.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const SOON = { interval: 100 };

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: TestApp;
let people: Awaited<ReturnType<typeof createInquiryJourneys>>;

beforeAll(async () => {
  mailServer = await startMailServer();
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: "Vestpocket <no-reply@vestpocket.example>" };
  site = await buildTestApp(environment, { delivers: true });
  people = await createInquiryJourneys(site);
});
afterAll(async () => {
  await site.close();
  await mailServer.close();
});

describe("F1: no input adds a header or a recipient to an e-mail", () => {
  test("500 payloads in every field each send one message to one recipient with no other header", async () => {
    const fields = ["senderName", "senderEmail", "message", "listingName", "senderPhone"];
    let taken = 0;
    let sender = await people.enter();
    for (const field of fields) {
      for (const payload of HEADER_PAYLOADS) {
        // Each from someone who has not written yet, so that no limit interferes.
        if (taken > 0 && taken % 3 === 0) sender = await people.enter();
        const value = field === "senderEmail" ? `luc@example.ca${payload.slice(3)}` : payload;
        const answer = await people.send(sender, { [field]: value });
        expect([200, 400]).toContain(answer.status);
        if (answer.status === 200) taken += 1;
        // An encoded word consists of characters allowed in an address; it is never put into a header.
        const isChecked = field === "senderName" || field === "senderPhone" || !ENCODED_WORDS.includes(payload);
        if (field.startsWith("sender") && isChecked) {
          expect({ field, payload, status: answer.status }).toEqual({ field, payload, status: 400 });
        }
      }
    }
    expect(fields.length * HEADER_PAYLOADS.length).toBeGreaterThanOrEqual(500);
    expect(taken).toBeGreaterThan(50);
    await expect.poll(() => mailServer.received.length, SOON).toBe(taken * 2);
    expect(mailServer.received.flatMap(listHeaderFaults)).toEqual([]);
  });
});

describe("F5, F7: while e-mail cannot be sent", () => {
  test("inquiries are accepted; all e-mails are delivered later, in order, none lost and none twice", async () => {
    await mailServer.close();
    mailServer.received.splice(0);
    const senders = await Promise.all(Array.from({ length: 4 }, () => people.enter()));
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      for (const sender of senders) {
        const start = performance.now();
        const answer = await people.send(sender, { message: `Question ${turn}` });
        times.push(performance.now() - start);
        expect(answer.status).toBe(200);
      }
    }
    // A busy machine delays some of them; waiting for the mail server would delay each.
    expect(Math.min(...times)).toBeLessThan(300);
    await mailServer.reopen();
    await expect.poll(() => mailServer.received.length, { interval: 200 }).toBe(24);
    for (const sender of senders) {
      const questions = mailServer.receivedBy(sender.email).map(({ text }) => /Question \d/u.exec(text ?? "")?.[0]);
      expect(questions).toEqual(["Question 0", "Question 1", "Question 2"]);
    }
    const ids = mailServer.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
