import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createMailAccount, createPageUrl } from "./account-mail.ts";

test("a mail to a disabled account or an unconfirmed address is sent only if it says so", async () => {
  const sent: string[] = [];
  const outbox = {
    sendMail: async (_: unknown, { to, content }: { to: string; content: { subject: { message: string } } }) =>
      void sent.push(`${to}: ${content.subject.message}`),
    sendText: async () => undefined,
  };
  const mailAccount = createMailAccount({ outbox, pageUrl: createPageUrl("https://vestpocket.example") });
  const toContent = (url: string) => ({ subject: { id: "subject", message: url }, paragraphs: [] });
  const tx = {} as Database;
  const now = new Date();
  for (const [name, disabledAt, emailVerifiedAt] of [
    ["in", null, now],
    ["out", now, now],
    ["new", null, null],
    ["new.out", now, null],
  ] as const) {
    const to = { email: `${name}@example.ca`, language: "en" as const, disabledAt, emailVerifiedAt };
    await mailAccount(tx, to, { path: "/inquiry", toContent });
    await mailAccount(tx, to, { path: "/receipt", alsoIfDisabled: true, toContent });
    await mailAccount(tx, to, { path: "/reset", alsoIfUnconfirmed: true, toContent });
    await mailAccount(tx, to, { path: "/password", alsoIfDisabled: true, alsoIfUnconfirmed: true, toContent });
  }
  expect(sent.map((line) => line.replace("https://vestpocket.example", ""))).toEqual([
    ...["in@example.ca: /inquiry", "in@example.ca: /receipt", "in@example.ca: /reset", "in@example.ca: /password"],
    ...["out@example.ca: /receipt", "out@example.ca: /password"],
    ...["new@example.ca: /reset", "new@example.ca: /password"],
    "new.out@example.ca: /password",
  ]);
});
