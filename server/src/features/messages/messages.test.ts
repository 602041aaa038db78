import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { messages as table } from "./messages.tables.ts";
import { createMessages } from "./messages.usecases.ts";

const TEXT = { id: "test.code", message: "Your code is {code}." };
const MAIL = {
  language: "en" as const,
  content: {
    subject: { id: "test.subject", message: "Confirm your e-mail" },
    paragraphs: [{ id: "test.words", message: "One step is left." }],
    button: {
      label: { id: "test.button", message: "Confirm" },
      url: "https://vestpocket.example/go?oobCode=secret-token",
    },
  },
};

describe("the outbox of a private server", () => {
  let site: TestApp;
  let messages: ReturnType<typeof createMessages>;

  beforeAll(async () => {
    site = await buildTestApp();
    messages = createMessages({ ...site, log: pino({ level: "silent" }) });
  });
  beforeEach(async () => {
    await site.db.delete(table);
  });
  afterAll(() => site.close());

  const sendCode = (to: string, code: number | string) =>
    messages.outbox.sendText(site.db, { to, language: "en", text: { ...TEXT, values: { code } } });
  const read = async (query = "") => (await site.call("GET", `/dev/outbox.json${query}`)).body.messages;

  test("what is sent can be read there, newest first", async () => {
    await messages.outbox.sendMail(site.db, { ...MAIL, to: "amelie@example.ca", replyTo: "luc@example.ca" });
    await sendCode("+14165550123", 123456);
    const [text, mail] = await read();
    expect(text).toEqual({
      id: expect.any(String),
      channel: "sms",
      to: "+14165550123",
      replyTo: null,
      subject: null,
      text: "Your code is 123456.",
      html: null,
      createdAt: site.clock.now().toISOString(),
    });
    expect(mail).toMatchObject({
      channel: "email",
      to: "amelie@example.ca",
      replyTo: "luc@example.ca",
      subject: "Confirm your e-mail",
    });
    expect(mail.text).toContain("\nhttps://vestpocket.example/go?oobCode=secret-token\n");
    expect(mail.html).toContain('href="https://vestpocket.example/go?oobCode=secret-token"');
  });
});
