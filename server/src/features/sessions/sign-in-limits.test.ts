import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress, toComparable } from "../../testing/account-journeys.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const WRONG = "wrong-password-1";
const TOO_MANY = "Too many failed login attempts. Please try again later.";

describe("log-in limits", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const readWait = ({ headers }: Answer) => Number(headers["retry-after"]);
  /** Skips a wait. The counts use the database's clock, not the test's. */
  const letPass = (seconds: number) =>
    site.db.execute(sql`UPDATE throttles SET expire = expire - ${seconds * 1000} WHERE key NOT LIKE '%-breaches:%'`);

  test("from the sixth wrong password on there is a wait that doubles from 30 seconds to 15 minutes", async () => {
    const { email } = await site.addAccount();
    const address = inventAddress();
    const waits: number[] = [];
    for (let breach = 0; breach < 7; breach += 1) {
      for (let round = 0; round < 5; round += 1) {
        const answer = await people.signIn(email, WRONG, { address });
        expect({ breach, round, status: answer.status }).toEqual({ breach, round, status: 401 });
      }
      const refused = await people.signIn(email, WRONG, { address });
      expect(refused.status).toBe(429);
      expect(refused.body.msg).toBe(TOO_MANY);
      waits.push(readWait(refused));
      // Further attempts neither shorten nor lengthen the wait.
      const insisting = await people.signIn(email, PASSWORD, { address });
      expect(insisting.status).toBe(429);
      expect(Math.abs(readWait(insisting) - readWait(refused))).toBeLessThanOrEqual(2);
      await letPass(readWait(refused));
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    expect((await people.signIn(email, PASSWORD, { address })).status).toBe(200);
  });

  test("the right password resets the count", async () => {
    const { email } = await site.addAccount();
    const address = inventAddress();
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await people.signIn(email, WRONG, { address });
      expect((await people.signIn(email, PASSWORD, { address })).status).toBe(200);
    }
  });

  test("an unknown account gets exactly the same responses as a known one", async () => {
    const { email } = await site.addAccount();
    const [here, there] = [inventAddress(), inventAddress()];
    for (let round = 0; round < 12; round += 1) {
      const known = await people.signIn(email, WRONG, { address: here });
      const unknown = await people.signIn(`no-${email}`, WRONG, { address: there });
      for (const answer of [known, unknown]) {
        if (answer.status === 429) expect(Math.abs(readWait(answer) - 30)).toBeLessThanOrEqual(3);
      }
      const [one, other] = [known, unknown].map(({ headers, ...rest }) =>
        toComparable({ ...rest, headers: { ...headers, "retry-after": undefined } }),
      );
      expect(one).toEqual(other);
    }
  });

  test.each([
    "x-forwarded-for",
    "x-real-ip",
    "forwarded",
    "cf-connecting-ip",
    "true-client-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "fastly-client-ip",
  ])("the header %s does not get around the limits", async (name) => {
    const { email } = await site.addAccount();
    const address = inventAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const from = `10.240.0.${round}`;
      const headers = { [name]: name === "forwarded" ? `for=${from}` : from };
      statuses.push((await people.signIn(email, WRONG, { address, headers })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test.each([
    ["case", (email: string) => email.toUpperCase()],
    ["spaces", (email: string) => ` ${email} `],
    ["another at sign", (email: string) => email.replace("@", "＠")],
  ])("writing the e-mail with %s does not get around the limits", async (_what, respell) => {
    const { email } = await site.addAccount();
    const address = inventAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      statuses.push((await people.signIn(round % 2 === 0 ? email : respell(email), WRONG, { address })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("an address can try 50 wrong passwords in 15 minutes, over all accounts", async () => {
    const address = inventAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 53; round += 1) {
      statuses.push((await people.signIn(`nobody-${round}@example.ca`, WRONG, { address })).status);
    }
    expect(statuses).toEqual([...Array(50).fill(401), 429, 429, 429]);
    const { email } = await site.addAccount();
    expect((await people.signIn(email)).status).toBe(200);
  });

  test("attempts from a blocked address use up none of the account's 100 a day", async () => {
    const address = inventAddress();
    for (let round = 0; round < 50; round += 1) await people.signIn(`nobody-${round}@example.com`, WRONG, { address });
    const { email } = await site.addAccount();
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) statuses.add((await people.signIn(email, WRONG, { address })).status);
    expect([...statuses]).toEqual([429]);
    const account = createHash("sha256").update(email).digest("base64url");
    const { rows } = await site.db.$client.query(
      "SELECT coalesce(sum(points), 0)::int AS points FROM throttles WHERE key LIKE '%' || $1 || '%'",
      [account],
    );
    expect(rows).toEqual([{ points: 0 }]);
  });

  test("right passwords do not count against an address", async () => {
    const address = inventAddress();
    const { email } = await site.addAccount();
    for (let round = 0; round < 12; round += 1) {
      for (let wrong = 0; wrong < 3; wrong += 1) await people.signIn(email, WRONG, { address });
      expect((await people.signIn(email, PASSWORD, { address })).status).toBe(200);
    }
  });

  test("log-ins from one IPv6 network share a limit", async () => {
    const { email } = await site.addAccount();
    const statuses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      statuses.push((await people.signIn(email, WRONG, { address: `2001:db8:9:9::${round + 1}` })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("an account allows 100 attempts from 200 addresses, without locking out its owner's device or other people", async () => {
    const { email } = await site.addAccount();
    const other = await site.addAccount();
    const first = await people.signIn(email);
    const cookie = readDeviceCookie(first);
    let compared = 0;
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => people.signIn(email, WRONG)));
      compared += answers.filter(({ status }) => status === 401).length;
      expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
      expect((await people.signIn(email, PASSWORD, { headers: { cookie } })).status).toBe(200);
      expect((await people.signIn(other.email)).status).toBe(200);
    }
    expect(compared).toBe(100);

    expect((await people.signIn(email)).status).toBe(429);
    const reset = await people.resetPassword(await people.forgetPassword(email), "lining-button-8");
    const fromMailbox = { headers: { cookie: readDeviceCookie(reset) } };
    expect((await people.signIn(email, "lining-button-8", fromMailbox)).status).toBe(200);
  });

  test("a remembered device has five wrong passwords of its own, from any address", async () => {
    const { email } = await site.addAccount();
    const cookie = readDeviceCookie(await people.signIn(email));
    const statuses: number[] = [];
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const answer = await people.signIn(email, WRONG, { headers: { cookie } });
      statuses.push(answer.status);
      if (answer.status === 429) waits.push(readWait(answer));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(waits.every((wait) => wait >= 28 && wait <= 30)).toBe(true);
    expect((await people.signIn(email, PASSWORD, { headers: { cookie } })).status).toBe(429);
    expect((await people.signIn(email)).status).toBe(200);
  });
});

function readDeviceCookie({ headers }: Answer): string {
  const set = [headers["set-cookie"]].flat().find((each) => String(each).startsWith("vestpocket_device="));
  return String(set).split(";")[0] ?? "";
}
