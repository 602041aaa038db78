import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { OPERATOR } from "../../testing/test-config.ts";

const source = fileURLToPath(new URL("../..", import.meta.url));
/** The server's files that contain this text, tests aside. */
const listWith = (pattern: RegExp) =>
  globSync("**/*.ts", { cwd: source })
    .filter((file) => !/\.test\.ts$|^testing\//u.test(file))
    .filter((file) => pattern.test(readFileSync(`${source}/${file}`, "utf8")))
    .toSorted();

describe("every email", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp(OPERATOR);
  });
  afterAll(() => site.close());

  test("says who runs the site, at which address, and how to reach them", async () => {
    const { email } = await site.addAccount();
    await site.call("POST", "/v1/auth/forgot-password", { body: { email } });
    const { messages } = (await site.call("GET", `/dev/outbox.json?to=${email}`)).body;
    expect(messages.length).toBeGreaterThan(0);
    for (const { text, html } of messages)
      for (const part of [OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_ADDRESS, "(416) 555-0100", OPERATOR.OPERATOR_EMAIL])
        expect([text.includes(part), html.includes(part)], part).toEqual([true, true]);
  });

  test("is composed in the one place that adds them: nothing else records, composes or sends one", () => {
    expect(listWith(/\binsertMessage\(/u)).toEqual([
      "features/messages/messages.queries.ts",
      "features/messages/recording.usecases.ts",
    ]);
    expect(listWith(/\bcomposeMail\(/u)).toEqual([
      "features/messages/recording.usecases.ts",
      "platform/messages/compose-mail.ts",
    ]);
    expect(listWith(/insert\(messages\)|INSERT INTO messages/u)).toEqual(["features/messages/messages.queries.ts"]);
    expect(listWith(/from "nodemailer/u)).toEqual(["platform/messages/mail-carrier.ts"]);
    expect(listWith(/createMailCarrier\(/u)).toEqual([
      "features/messages/messages.deps.ts",
      "platform/messages/mail-carrier.ts",
    ]);
  });
});
