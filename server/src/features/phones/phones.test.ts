import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress, inventPerson, inventPhone } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const MINUTE = 60_000;
const SPENT = "This code no longer works. Please request a new one.";
const WRONG = "Failed to verify phone or sign up.";

describe("phone codes", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  /** Six digits that are not the code. */
  const miss = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");
  const verify = (token: string, phoneNumber: string, verificationCode: string) =>
    people.post("/v1/auth/verify-phone", { phoneNumber, verificationCode, password: PASSWORD }, { token });

  /** A person whose phone received a code, and how they finish the sign-up with one. */
  async function begin() {
    const person = inventPerson();
    expect((await people.sendCode(person.phoneNumber)).status).toBe(200);
    const code = await people.readPhoneCode(person.phoneNumber);
    return { person, code, finish: (verificationCode: string) => people.signUp(person, { verificationCode }) };
  }
  async function readTries(phoneNumber: string): Promise<number[]> {
    const { rows } = await site.db.execute<{ tries: number }>(
      sql`SELECT tries + other_tries AS tries FROM phone_codes WHERE phone_number = ${phoneNumber} ORDER BY created_at`,
    );
    return rows.map(({ tries }) => tries);
  }

  test("a six-digit code is sent to the phone and never appears in the response", async () => {
    const phoneNumber = inventPhone();
    const answer = await people.sendCode(phoneNumber);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ msg: "Verification code sent to your phone." });
    const [message] = await people.readMessages(phoneNumber);
    expect(message?.channel).toBe("sms");
    expect(message?.text).toMatch(/^\d{6} is your Vestpocket verification code\./u);
    expect(answer.text).not.toContain(await people.readPhoneCode(phoneNumber));
  });

  test("a phone number is accepted however it is written", async () => {
    const phoneNumber = inventPhone();
    const typed = `(${phoneNumber.slice(2, 5)}) ${phoneNumber.slice(5, 8)}-${phoneNumber.slice(8)}`;
    await people.sendCode(typed);
    const { token } = await people.enter();
    expect(await people.readMessages(phoneNumber)).toHaveLength(1);
    expect((await verify(token, typed, await people.readPhoneCode(phoneNumber))).body.msg).toBe(SPENT);
  });

  test("after five wrong attempts even the right code is rejected", async () => {
    const { person, code, finish } = await begin();
    for (let round = 1; round <= 5; round += 1) {
      const answer = await finish(miss(code, round));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ msg: WRONG, code: "phones.wrong_code", fields: { verificationCode: WRONG } });
    }
    for (const each of [miss(code, 6), code]) {
      const answer = await finish(each);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ msg: SPENT, code: "phones.code_spent" });
    }
    expect(await readTries(person.phoneNumber)).toEqual([5]);
    expect((await people.signIn(person.email, person.password)).status).toBe(401);
  });

  test.each(["", "12345", "1234567", "abcdef", "٣٣٣٣٣٣"])(
    "%j is a wrong code and uses up an attempt",
    async (given) => {
      const { person, finish } = await begin();
      expect((await finish(given)).body.code).toBe("phones.wrong_code");
      expect(await readTries(person.phoneNumber)).toEqual([1]);
    },
  );

  test.each([1, 2, 3])("of 100 parallel wrong codes at most five are compared (round %i)", async () => {
    const { person, code, finish } = await begin();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => finish(miss(code, index + 1))));
    expect(answers.every(({ status }) => status === 400 || status === 503)).toBe(true);
    expect(answers.filter(({ body }) => body.code === "phones.wrong_code").length).toBeLessThanOrEqual(5);
    expect(await readTries(person.phoneNumber)).toEqual([5]);
    expect((await finish(code)).body.code).toBe("phones.code_spent");
  });

  test("the right code used 50 times at once creates one account", async () => {
    const { person, code, finish } = await begin();
    const before = await people.countAccounts();
    const answers = await Promise.all(Array.from({ length: 50 }, () => finish(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 400)).toBe(true);
    expect(await people.countAccounts()).toBe(before + 1);
    expect((await people.readMessages(person.email)).map(({ subject }) => subject)).toEqual(["Confirm your email"]);
  });

  test("the right code used at once with 50 e-mails creates one account", async () => {
    const { person, code } = await begin();
    const before = await people.countAccounts();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        people.signUp({ ...inventPerson(), phoneNumber: person.phoneNumber }, { verificationCode: code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await people.countAccounts()).toBe(before + 1);
  });

  test.each([
    "+882161234567",
    "+88216555012345",
    "+18765550142",
    "+14735550142",
    "+19005550142",
    "+18005550142",
    "+15005550142",
    "+447911123456",
    "+14161550142",
    "+1416555014",
    "+141655501422",
    "4165550",
    "911",
    "",
  ])("no code is sent to %j", async (phoneNumber) => {
    const answer = await people.sendCode(phoneNumber);
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe("Failed to send SMS. Please check the phone number.");
    expect(answer.body.fields).toEqual({ phoneNumber: "Failed to send SMS. Please check the phone number." });
    const { rows } = await site.db.execute(
      sql`SELECT id FROM messages WHERE recipient = ${phoneNumber} OR recipient = ${`+${phoneNumber.replace(/\D/gu, "")}`}`,
    );
    expect(rows).toEqual([]);
  });

  test("another code can be requested after a minute, no matter who asks", async () => {
    const phoneNumber = inventPhone();
    await people.sendCode(phoneNumber);
    site.clock.advance(20_000);
    const { token } = await people.enter();
    for (const sent of [{}, { token }]) {
      const answer = await people.sendCode(phoneNumber, sent);
      expect(answer.status).toBe(429);
      expect(answer.headers["retry-after"]).toBe("40");
      expect(answer.body.msg).toBe("Please wait 40 seconds before requesting another code.");
    }
    site.clock.advance(40_000);
    expect((await people.sendCode(phoneNumber)).status).toBe(200);
    expect(await people.readMessages(phoneNumber)).toHaveLength(2);
  });

  test("a number gets at most three codes an hour and five a day, over all addresses and accounts", async () => {
    const phoneNumber = inventPhone();
    const hourly: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      let accepted = 0;
      for (let round = 0; round < 8; round += 1) {
        accepted += Number((await people.sendCode(phoneNumber)).status === 200);
        site.clock.advance(MINUTE);
      }
      hourly.push(accepted);
      site.clock.advance(60 * MINUTE);
    }
    expect(hourly).toEqual([3, 2, 0]);
    const refused = await people.sendCode(phoneNumber);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(await people.readMessages(phoneNumber)).toHaveLength(5);
    site.clock.advance(24 * 60 * MINUTE);
    expect((await people.sendCode(phoneNumber)).status).toBe(200);
  });

  test("100 parallel requests for one number send one code", async () => {
    const phoneNumber = inventPhone();
    const answers = await Promise.all(Array.from({ length: 100 }, () => people.sendCode(phoneNumber)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
    expect(await people.readMessages(phoneNumber)).toHaveLength(1);
  });

  test("an address can request ten codes an hour, whatever its forwarded headers say", async () => {
    const address = "172.16.0.9";
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const headers = { "x-forwarded-for": `10.250.0.${round}`, forwarded: `for=10.250.1.${round}` };
      statuses.push((await people.sendCode(inventPhone(), { address, headers })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    site.clock.advance(61 * MINUTE);
    expect((await people.sendCode(inventPhone(), { address })).status).toBe(200);
  });

  test("code requests from one IPv6 network share a limit", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await people.sendCode(inventPhone(), { address: `2001:db8:7:7::${round + 1}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test("sequential numbers are stopped after twenty unconfirmed codes; confirmed ones are not counted", async () => {
    const prefix = "+1416987";
    const numbers = Array.from({ length: 60 }, (_, index) => `${prefix}${String(2_000 + index)}`);
    const statuses: number[] = [];
    for (const phoneNumber of numbers) statuses.push((await people.sendCode(phoneNumber)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    const [first = ""] = numbers;
    const code = await people.readPhoneCode(first);
    const person = inventPerson({ phoneNumber: first });
    expect((await people.signUp(person, { verificationCode: code })).status).toBe(201);
    expect((await people.sendCode(`${prefix}3000`)).status).toBe(200);
    expect((await people.sendCode(`${prefix}3001`)).status).toBe(429);
    expect((await people.sendCode(inventPhone())).status).toBe(200);
  });

  test("a number allows 25 guesses a day, however many codes are requested", async () => {
    const phoneNumber = inventPhone();
    const person = inventPerson({ phoneNumber });
    let compared = 0;
    const address = inventAddress();
    for (let round = 0; round < 30; round += 1) {
      const sent = await people.sendCode(phoneNumber, { address });
      const right = sent.status === 200 ? await people.readPhoneCode(phoneNumber) : "000000";
      for (let guess = 1; guess <= 6; guess += 1) {
        // Strangers guess the first code too.
        const from = round === 0 && guess % 2 === 0 ? {} : { address };
        const answer = await people.signUp(person, { verificationCode: miss(right, guess) }, from);
        compared += Number(answer.body.code === "phones.wrong_code");
      }
      site.clock.advance(21 * MINUTE);
    }
    expect(compared).toBe(25);
  });

  test("a stranger's wrong codes leave five attempts to whoever requested the code", async () => {
    const person = inventPerson();
    const address = inventAddress();
    await people.sendCode(person.phoneNumber, { address });
    const code = await people.readPhoneCode(person.phoneNumber);
    for (let guess = 1; guess <= 8; guess += 1) {
      const answer = await people.signUp(person, { verificationCode: miss(code, guess) });
      expect(answer.body.code).toBe(guess <= 5 ? "phones.wrong_code" : "phones.code_spent");
    }
    for (let guess = 1; guess <= 4; guess += 1) {
      const answer = await people.signUp(person, { verificationCode: miss(code, guess) }, { address });
      expect(answer.body.code).toBe("phones.wrong_code");
    }
    expect((await people.signUp(person, { verificationCode: code }, { address })).status).toBe(201);
  });

  test("strangers have 15 guesses a day at a number, so that its owner keeps ten", async () => {
    const person = inventPerson();
    const address = inventAddress();
    let compared = 0;
    let own = 0;
    for (let round = 0; round < 5; round += 1) {
      await people.sendCode(person.phoneNumber, { address });
      const code = await people.readPhoneCode(person.phoneNumber);
      for (let guess = 1; guess <= 6; guess += 1) {
        const stranger = await people.signUp(person, { verificationCode: miss(code, guess) });
        compared += Number(stranger.body.code === "phones.wrong_code");
        if (guess > 2) continue;
        const answer = await people.signUp(person, { verificationCode: miss(code, guess + 6) }, { address });
        own += Number(answer.body.code === "phones.wrong_code");
      }
      site.clock.advance(61 * MINUTE);
    }
    expect({ compared, own }).toEqual({ compared: 15, own: 10 });
  });

  test("300 guesses from one address are stopped after 30, whatever numbers they are for", async () => {
    const address = inventAddress();
    const statuses: number[] = [];
    for (let guess = 0; guess < 300; guess += 1) {
      statuses.push((await people.signUp(inventPerson(), { verificationCode: "123456" }, { address })).status);
    }
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(270).fill(429)]);
    const { person, finish, code } = await begin();
    expect((await people.signUp(person, { verificationCode: code }, { address })).status).toBe(429);
    expect((await finish(code)).status).toBe(201);
  });

  test("a newer code replaces the previous one", async () => {
    const { person, code: first, finish } = await begin();
    site.clock.advance(MINUTE);
    await people.sendCode(person.phoneNumber);
    const second = await people.readPhoneCode(person.phoneNumber);
    if (second !== first) expect((await finish(first)).body.code).toBe("phones.wrong_code");
    expect((await finish(second)).status).toBe(201);
  });

  test("a code expires after ten minutes", async () => {
    const late = await begin();
    site.clock.advance(10 * MINUTE + 1_000);
    expect((await late.finish(late.code)).body.code).toBe("phones.code_spent");
    const timely = await begin();
    site.clock.advance(10 * MINUTE - 1_000);
    expect((await timely.finish(timely.code)).status).toBe(201);
  });

  test("a code for one phone does not work for another", async () => {
    const [one, other] = [await begin(), await begin()];
    const answer = await people.signUp(
      { ...one.person, phoneNumber: other.person.phoneNumber },
      {
        verificationCode: one.code === other.code ? miss(other.code) : one.code,
      },
    );
    expect(answer.body.code).toBe("phones.wrong_code");
    const unasked = await people.signUp({ ...one.person, phoneNumber: inventPhone() }, { verificationCode: one.code });
    expect(unasked.body.code).toBe("phones.code_spent");
  });

  test("a sign-up code cannot link a phone, and a linking code cannot sign up", async () => {
    const { token } = await people.enter();
    const stranger = await begin();
    expect((await verify(token, stranger.person.phoneNumber, stranger.code)).body.code).toBe("phones.code_spent");
    expect((await stranger.finish(stranger.code)).status).toBe(201);
    const own = inventPhone();
    await people.sendCode(own, { token });
    const code = await people.readPhoneCode(own);
    const answer = await people.signUp(inventPerson({ phoneNumber: own }), { verificationCode: code });
    expect(answer.body.code).toBe("phones.code_spent");
    expect((await verify(token, own, code)).body).toEqual({ msg: "Phone verified and linked successfully!" });
    expect((await verify(token, own, code)).body.code).toBe("phones.code_spent");
  });

  test("a code used 50 times at once works once", async () => {
    const phoneNumber = inventPhone();
    // The account's own number: no password is required, so that only the code decides.
    const { token, uid } = await people.enter({ phoneNumber });
    await people.sendCode(phoneNumber, { token });
    const code = await people.readPhoneCode(phoneNumber);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, phoneNumber, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    const { data } = (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body;
    expect(data).toMatchObject({ phoneNumber, phoneVerified: true });
  });

  test("a sign-up rejected for another field uses up neither the code nor an attempt", async () => {
    const { person, code, finish } = await begin();
    const answer = await people.signUp({ ...person, password: "short" }, { verificationCode: code });
    expect(answer.body.fields).toHaveProperty("password");
    expect(await readTries(person.phoneNumber)).toEqual([0]);
    expect((await finish(code)).status).toBe(201);
  });

  test("codes are not stored in plain text", async () => {
    const { code } = await begin();
    const dump = await people.dump();
    expect(dump).toContain("-- phone_codes");
    expect(dump).toContain("-- messages");
    const inClear = new RegExp(`(?<![\\w-])${code}(?![\\w-])`, "u");
    expect(dump.replace(/\d{2}:\d{2}:\d{2}\.\d+/gu, "")).not.toMatch(inClear);
  });

  test.each([
    ["a code is requested without a number", "/v1/auth/send-code", {}, { phoneNumber: "Phone number is required." }],
    [
      "a phone is linked without a code",
      "/v1/auth/verify-phone",
      { phoneNumber: "+14165550142" },
      { verificationCode: "Please enter the verification code." },
    ],
    [
      "a field is unknown",
      "/v1/auth/send-code",
      { phoneNumber: "+14165550142", purpose: "link" },
      { purpose: "Unknown field." },
    ],
  ])("a request is rejected naming the field when %s", async (_what, path, body, fields) => {
    const { token } = await people.enter();
    const answer = await people.post(path, body, { token });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
  });
});
