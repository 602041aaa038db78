import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone } from "../../testing/account-journeys.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const LIMIT = 5;

describe("the daily limit of text messages", () => {
  const logged: string[] = [];
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
    site = await buildTestApp({ BOT_CHECK: "off", SMS_DAILY_LIMIT: String(LIMIT) }, { log });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const countTexts = async () => {
    const { rows } = await site.db.execute<{ count: string }>(sql`SELECT count(*) FROM messages WHERE channel = 'sms'`);
    return Number(rows[0]?.count);
  };

  test("codes stop at the daily limit, even for parallel requests; everything else works, and an error is logged", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => people.sendCode(inventPhone())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    expect(await countTexts()).toBe(LIMIT);
    const refused = await people.sendCode(inventPhone());
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      code: "phones.unavailable",
      msg: "We cannot send codes right now. Please try again later.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(logged.some((line) => line.includes("daily limit of text messages reached"))).toBe(true);
    const { token } = await people.enter();
    expect((await site.call("POST", "/v1/property/search", { body: {}, token })).status).toBe(200);
    expect(await countTexts()).toBe(LIMIT);
  });

  test("codes are sent again the next day", async () => {
    site.clock.advance(24 * 60 * 60_000 + 1_000);
    expect((await people.sendCode(inventPhone())).status).toBe(200);
  });
});
