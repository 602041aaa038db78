import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createMailAccount, createPageUrl } from "./account-mail.ts";

test("a mail to a disabled account is sent only if it says so", async () => {
  const sent: string[] = [];
  const outbox = {
    sendMail: async (_: unknown, { to, content }: { to: string; content: { subject: { message: string } } }) =>
      void sent.push(`${to}: ${content.subject.message}`),
    sendText: async () => undefined,
  };
  const mailAccount = createMailAccount({ outbox, pageUrl: createPageUrl("https://vestpocket.example") });
  const toContent = (url: string) => ({ subject: { id: "subject", message: url }, paragraphs: [] });
  const tx = {} as Database;
  for (const disabledAt of [null, new Date()]) {
    const to = { email: disabledAt ? "out@example.ca" : "in@example.ca", language: "en" as const, disabledAt };
    await mailAccount(tx, to, { path: "/account", toContent });
    await mailAccount(tx, to, { path: "/receipt", alsoIfDisabled: true, toContent });
  }
  expect(sent).toEqual([
    "in@example.ca: https://vestpocket.example/account",
    "in@example.ca: https://vestpocket.example/receipt",
    "out@example.ca: https://vestpocket.example/receipt",
  ]);
});
