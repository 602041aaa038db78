import { createRandom } from "@vestpocket/domain/shared/random";
import { buildTicket, type NewTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NotCarried } from "../../platform/messages/carrier.ts";
import { createMailCarrier } from "../../platform/messages/mail-carrier.ts";
import { createJourneys } from "../../testing/account-journeys.ts";
import { fuzzCount } from "../../testing/fuzz.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const ROUNDS = fuzzCount({ usual: 100, full: 500 });
const EVIL = "eve@evil.example";
const BREAKS = [
  "\r\n",
  "\n",
  "\r",
  "%0d%0a",
  "%0a",
  "\\r\\n",
  "\u0085",
  "\u2028",
  "\u2029",
  "\u000b",
  "\u000c",
  "\0",
  "\u560a\u560d",
];
const INJECTED = [
  `Bcc: ${EVIL}`,
  `To: ${EVIL}`,
  `Subject: Won!`,
  `Content-Type: text/html\r\n\r\n<h1>Won</h1>`,
  `.\r\nMAIL FROM:<${EVIL}>`,
  `<${EVIL}>`,
  `,${EVIL}`,
  `;${EVIL}`,
  `=?utf-8?B?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=`,
  `=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=`,
  `<script>fetch("https://evil.example")</script>`,
  `<a href="javascript:alert(1)">log in again</a>`,
  `{number} {constructor.name} \${7*7} {{7*7}}`,
  `"><img src=x onerror=alert(1)>`,
];
/** The headers of a mail, and no others. */
const HEADERS = ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "subject", "to"];

interface KeptMail {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: [];
}

describe("a hostile ticket", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let token: string;

  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
    mailServer = await startMailServer();
    ({ token } = await site.signInAsAdministrator());
  });
  afterAll(async () => {
    await mailServer.close();
    await site.close();
  });

  const random = createRandom(20_261_121);
  const attack = (before: string) => `${before}${random.pick(BREAKS)}${random.pick(INJECTED)}`;
  const listKept = async (): Promise<KeptMail[]> => (await site.call("GET", "/dev/outbox.json")).body.messages;

  function inventAttack(): { ticket: NewTicket; headers: Record<string, string> } {
    const id = newId();
    const ticket = {
      email: random.chance(0.4) ? attack(`${id}@example.ca`) : random.chance(0.3) ? attack(id) : `${id}@example.ca`,
      subject: random.chance(0.6) ? attack("Hello") : "Hello",
      description: random.chance(0.6) ? attack("Hello") : "Hello",
    };
    return { ticket: buildTicket(ticket), headers: { "idempotency-key": attack(id).replace(/[^\x20-\x7e]/gu, "_") } };
  }

  test(`is confirmed by one e-mail to one recipient with our headers only (${ROUNDS} attempts)`, async () => {
    const carrier = createMailCarrier({ url: mailServer.url, from: "Vestpocket <no-reply@vestpocket.example>" });
    let taken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % 100 === 0) await site.db.execute(sql`DELETE FROM throttles`);
      const { ticket, headers } = inventAttack();
      const answer = await people.post("/v1/admin/add-ticket", ticket, { headers });
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) taken += 1;
      else expect(Object.keys(answer.body.fields).length).toBeGreaterThan(0);
    }
    expect(taken).toBeGreaterThan(ROUNDS / 20);

    const { rows } = await site.db.execute<{ id: string }>(sql`SELECT id FROM tickets`);
    for (const { id } of rows) {
      const message = attack("Our answer");
      await site.call("POST", `/v1/admin/tickets/${id}/answer`, { token, body: { message } });
    }
    const kept = await listKept();
    expect(kept.length).toBeGreaterThan(taken);
    let refused = 0;
    for (const mail of kept) {
      // An address that mail servers reject receives nothing.
      await carrier.send(mail).catch((error: unknown) => {
        expect(error).toBeInstanceOf(NotCarried);
        refused += 1;
      });
    }
    expect(mailServer.received).toHaveLength(kept.length - refused);
    expect(mailServer.received.length).toBeGreaterThan(kept.length / 2);
    for (const mail of mailServer.received) {
      const names = [...mail.head.matchAll(/^([\w-]+):/gmu)].map(([, name = ""]) => name.toLowerCase());
      expect(mail.envelope).toEqual({
        from: "no-reply@vestpocket.example",
        to: [expect.stringMatching(/@example\.ca/u)],
      });
      expect(names.toSorted()).toEqual(HEADERS);
      expect(mail.from?.address).toBe("no-reply@vestpocket.example");
      expect(mail.to?.map(({ address }) => address)).toEqual(mail.envelope.to);
      expect(mail.cc).toBeUndefined();
      expect(mail.bcc).toBeUndefined();
      expect(mail.subject).toMatch(
        /^(?:We received your ticket|Our answer to your ticket|New ticket) TK-[A-HJ-NP-Z2-9]{6}(?:: Bug Report)?$/u,
      );
      expect(mail.html).not.toMatch(/<(?:script|img|iframe)\b|<a [^>]*javascript:/iu);
    }
  });

  test("is shown to administrators as it was written, and none of it is executed", async () => {
    await site.db.execute(sql`DELETE FROM throttles`);
    const written = INJECTED.join(" ").replace(/[\r\n]+/gu, " ");
    const ticket = buildTicket({ email: `${newId()}@example.ca`, description: written });
    await people.post("/v1/admin/add-ticket", ticket);
    const [row] = (await site.call("GET", `/v1/admin/tickets?searchQuery=${ticket.email}`, { token })).body.tickets;
    const answer = await site.call("GET", `/v1/admin/tickets/${row.id}`, { token });
    expect(answer.body.ticket.description).toBe(written);
    expect(answer.headers).toMatchObject({
      "content-type": /^application\/json/u,
      "x-content-type-options": "nosniff",
    });
  });
});
