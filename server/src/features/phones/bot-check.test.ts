import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPerson, inventPhone } from "../../testing/account-journeys.ts";
import { type Challenge, solve, toPayload } from "../../testing/bot-check.ts";
import { measureCpu } from "../../testing/cpu-time.ts";
import { type Answer, buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { botChecks } from "./phones.tables.ts";

describe("the bot check", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const challenge = async (): Promise<Challenge> => (await site.call("GET", "/v1/auth/challenge")).body;
  const sendCode = (altcha: string | undefined, phoneNumber = inventPhone()) =>
    people.post("/v1/auth/send-code", { phoneNumber, ...(altcha === undefined ? {} : { altcha }) });

  function expectRefusal(answer: Answer): void {
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ altcha: "The automatic check failed. Please try again." });
  }

  test("a solved challenge lets one code be sent", async () => {
    const altcha = solve(await challenge());
    expect((await sendCode(altcha)).status).toBe(200);
    expectRefusal(await sendCode(altcha));
  });

  test("a solution used 20 times at once is accepted once", async () => {
    const altcha = solve(await challenge());
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendCode(altcha)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a challenge is accepted once, even with another solution or a different encoding", async () => {
    const puzzle = await challenge();
    const altcha = solve(puzzle);
    expect((await sendCode(altcha)).status).toBe(200);
    const { solution } = JSON.parse(Buffer.from(altcha, "base64").toString()) as { solution: { counter: number } };
    const again = [
      ` ${altcha}`,
      `${altcha}\n`,
      toPayload({ ...puzzle, signature: puzzle.signature?.toUpperCase() }, solution),
      toPayload({ ...puzzle, signature: `${puzzle.signature} ` }, solution),
      toPayload({ parameters: { ...puzzle.parameters }, signature: puzzle.signature, more: 1 }, solution),
      toPayload({ ...puzzle, parameters: { ...puzzle.parameters, more: 1 } }, solution),
    ];
    for (const each of again) expectRefusal(await sendCode(each));
  });

  test("challenges get harder while many are solved, up to a limit, and easy again afterwards", async () => {
    const cost = async () => (await challenge()).parameters.cost;
    const easy = await cost();
    const expiresAt = new Date(site.clock.now().getTime() + 60_000);
    const addSolved = (from: number, to: number) =>
      site.db
        .insert(botChecks)
        .values(Array.from({ length: to - from }, (_, index) => ({ signature: `made-up-${from + index}`, expiresAt })));
    await addSolved(0, 100);
    expect(await cost()).toBe(easy * 3);
    await addSolved(100, 1_000);
    expect(await cost()).toBe(easy * 8);
    site.clock.advance(61_000);
    expect(await cost()).toBe(easy);
  });

  test("a code requires a solution, and signing up requires a code or a solution", async () => {
    const phoneNumber = inventPhone();
    expectRefusal(await sendCode(undefined, phoneNumber));
    expect(await people.readMessages(phoneNumber)).toEqual([]);
    const person = inventPerson();
    expectRefusal(await people.signUp(person));
    expect((await people.signUp(person, { altcha: solve(await challenge()) })).status).toBe(201);
  });

  test("an invalid solution is rejected quickly", async () => {
    const puzzle = await challenge();
    const { parameters, signature } = puzzle;
    const altcha = solve(puzzle);
    const { solution } = JSON.parse(Buffer.from(altcha, "base64").toString());
    const wrongKey = `ff${solution.derivedKey.slice(2)}`;
    const forged = [
      "",
      "nonsense",
      "bnVsbA==",
      toPayload({}, {}),
      toPayload(puzzle, {}),
      toPayload(puzzle, { counter: solution.counter, derivedKey: wrongKey }),
      toPayload(puzzle, { counter: solution.counter + 1, derivedKey: solution.derivedKey }),
      toPayload(puzzle, { counter: -1, derivedKey: "00" }),
      toPayload(puzzle, { counter: "0", derivedKey: 1 }),
      toPayload({ parameters }, solution),
      toPayload({ parameters, signature: "0".repeat(signature?.length ?? 0) }, solution),
      toPayload({ parameters: { ...parameters, keyPrefix: "" }, signature }, solution),
      toPayload({ parameters: { ...parameters, cost: 1 }, signature }, solution),
      toPayload({ parameters: { ...parameters, cost: 1_000_000_000 }, signature }, solution),
      toPayload({ parameters: { ...parameters, data: { expiresAt: 9e12 } }, signature }, solution),
      toPayload({ parameters: { ...parameters, algorithm: "NONE" }, signature }, solution),
      toPayload({ parameters: null, signature: null }, solution),
    ];
    const cost = await measureCpu(async () => {
      for (const each of forged) expectRefusal(await sendCode(each));
    });
    // One of them asks for a billion rounds, which would take minutes.
    expect(cost).toBeLessThan(2_000);
    expect((await sendCode(altcha)).status).toBe(200);
  });

  test("a challenge expires after ten minutes", async () => {
    const [late, timely] = [solve(await challenge()), solve(await challenge())];
    site.clock.advance(10 * 60_000 - 1_000);
    expect((await sendCode(timely)).status).toBe(200);
    site.clock.advance(2_000);
    expectRefusal(await sendCode(late));
  });

  test("a code that cannot be sent uses up no solution", async () => {
    const altcha = solve(await challenge());
    expect((await sendCode(altcha, "+447911123456")).body.fields).toHaveProperty("phoneNumber");
    expect((await sendCode(altcha)).status).toBe(200);
  });
});
