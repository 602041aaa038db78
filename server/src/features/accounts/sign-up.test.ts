import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventAddress, inventPerson, toComparable } from "../../testing/account-journeys.ts";
import { measureCpu } from "../../testing/cpu-time.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** Fields that a person cannot set for themselves. */
const PRIVILEGED = [
  ...["id", "uid", "userId", "role", "isAdmin", "admin", "isAdministrator", "isSubscribed", "subscriptionType"],
  ...[
    "emailVerified",
    "emailVerifiedAt",
    "phoneVerified",
    "phoneVerifiedAt",
    "emailKey",
    "passwordHash",
    "password_hash",
  ],
  ...[
    "disabled",
    "disabledAt",
    "status",
    "paid",
    "paidThrough",
    "plan",
    "featured",
    "priority",
    "createdAt",
    "updatedAt",
  ],
  ...["listingOwner", "discount", "amount", "currency", "profilePictureUrl", "pictureToken", "secondFactorSecret"],
  ...["hasSecondFactor", "secondFactorSince", "tenantId", "isAnonymous", "providerData", "verified", "permissions"],
  ...["constructor", "prototype", "toString"],
];

describe("signing up", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const signUpAs = (overrides: Parameters<typeof inventPerson>[0], more: object = {}) =>
    people.signUp(inventPerson(overrides), more);

  test("signing up with the code gives an account with a confirmed phone and sends a confirmation e-mail", async () => {
    const person = inventPerson({ firstName: "  Zoé   Anne ", lastName: "O’Brien" });
    const answer = await people.signUpWithCode(person);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ msg: "User signed up successfully!" });
    const mails = await people.readMessages(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Confirm your email"]);
    const { accessToken: token, user } = (await people.signIn(person.email, person.password)).body;
    const { data } = (await site.call("GET", `/v1/auth/getUser/${user.uid}`, { token })).body;
    expect(data).toMatchObject({
      firstName: "Zoé Anne",
      lastName: "O’Brien",
      email: person.email,
      emailVerified: false,
      phoneNumber: person.phoneNumber,
      phoneVerified: true,
      isSubscribed: false,
      role: "member",
    });
    const oobCode = await people.readConfirmationCode(person.email);
    const confirmed = await people.post("/v1/auth/verify-email", { oobCode }, { token });
    expect(confirmed.body).toEqual({ msg: "Your email is confirmed." });
    expect((await site.call("GET", `/v1/auth/getUser/${user.uid}`, { token })).body.data.emailVerified).toBe(true);
    expect((await people.post("/v1/auth/verify-email", { oobCode })).body.code).toBe("accounts.bad_link");
  });

  test("signing up without a code leaves the phone unconfirmed", async () => {
    const person = inventPerson();
    expect((await people.signUp(person)).status).toBe(201);
    const { accessToken: token, user } = (await people.signIn(person.email, person.password)).body;
    const { data } = (await site.call("GET", `/v1/auth/getUser/${user.uid}`, { token })).body;
    expect(data).toMatchObject({ phoneNumber: person.phoneNumber, phoneVerified: false });
  });

  test("an account keeps the language it was created in", async () => {
    const person = inventPerson();
    await people.signUp(person, {}, { headers: { "accept-language": "fr-CA" } });
    const [mail] = await people.readMessages(person.email);
    expect(mail?.text).toContain("/fr/email-verified?oobCode=");
    expect((await people.signIn(person.email, person.password)).body.user.language).toBe("fr");
  });

  test("a taken e-mail gets the same response as a free one, and its owner one e-mail", async () => {
    const owner = inventPerson();
    const free = await people.signUp(owner);
    const taken = await people.signUp({ ...inventPerson(), email: owner.email, password: "another-pass-9" });
    expect(toComparable(taken)).toEqual(toComparable(free));
    const subjects = (await people.readMessages(owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["You already have an account", "Confirm your email"]);
    expect((await people.signIn(owner.email, owner.password)).status).toBe(200);
    expect((await people.signIn(owner.email, "another-pass-9")).status).toBe(401);
  });

  test("the owner of a taken e-mail is told at most four times a day, and the response does not show it", async () => {
    const { email } = await site.addAccount();
    const answers = [];
    for (let round = 0; round < 8; round += 1) answers.push(await people.signUp(inventPerson({ email })));
    expect(new Set(answers.map((answer) => JSON.stringify(toComparable(answer)))).size).toBe(1);
    expect(await people.readMessages(email)).toHaveLength(4);
  });

  test("a taken e-mail gets the same response when a phone code is given", async () => {
    const owner = inventPerson();
    const free = await people.signUpWithCode(owner);
    const other = inventPerson({ email: owner.email });
    const taken = await people.signUpWithCode(other);
    expect(toComparable(taken)).toEqual(toComparable(free));
    expect((await people.readMessages(owner.email))[0]?.subject).toBe("You already have an account");
  });

  test.each([1, 2, 3])("50 parallel sign-ups with one e-mail create one account (round %i)", async () => {
    const person = inventPerson();
    const before = await people.countAccounts();
    const answers = await Promise.all(Array.from({ length: 50 }, () => people.signUp(person)));
    for (const { status, headers } of answers) {
      expect([201, 503]).toContain(status);
      if (status === 503) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(await people.countAccounts()).toBe(before + 1);
    const mails = await people.readMessages(person.email);
    expect(mails.filter(({ subject }) => subject === "Confirm your email")).toHaveLength(1);
  });

  test("one mailbox has one account, however its address is written", async () => {
    const spellings = [
      "mei.chan@example.ca",
      "MEI.Chan@Example.CA",
      "  mei.chan@example.ca\t",
      "mei.chan＠example.ca",
      "ｍｅｉ.chan@example.ca",
      "mei.chan@ｅｘａｍｐｌｅ．ca",
      "mei.chan@example.ca.",
      "mei.chan@example。ca",
      "mei.chan@exa\u00admple.ca",
      "mei.\u200bchan@example.ca",
      "<mei.chan@example.ca>",
      "x,mei.chan@example.ca",
      "mei.chan@example.ca,x",
      "mei.chan@example.ca(x)",
    ];
    const before = await people.countAccounts();
    for (const email of spellings) {
      const answer = await signUpAs({ email });
      if (answer.status !== 201) expect(answer.body.fields).toEqual({ email: "Please enter a valid email address." });
    }
    expect(await people.countAccounts()).toBe(before + 1);
  });

  test.each([
    ["no at sign", "meichan.example.ca"],
    ["no dot", "a@b"],
    ["two at signs", "a@b@example.ca"],
    ["a quoted local part", '"mei chan"@example.ca'],
    ["a space inside", "mei chan@example.ca"],
    ["255 characters", `${"a".repeat(255 - "@example.ca".length)}@example.ca`],
    ["a line break", "mei@example.ca\nbcc:x@example.ca"],
    ["only spaces", "   "],
    ["nothing", ""],
  ])("an e-mail address with %s is rejected", async (_what, email) => {
    const answer = await signUpAs({ email });
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe("Please enter a valid email address.");
    expect(answer.body.fields).toEqual({ email: "Please enter a valid email address." });
  });

  test("an e-mail address of 254 characters is accepted", async () => {
    const email = `${"a".repeat(254 - "@example.ca".length)}@example.ca`;
    expect((await signUpAs({ email })).status).toBe(201);
    expect((await people.signIn(email, inventPerson().password)).status).toBe(200);
  });

  test("sign-up problems are named in the specified order and wording", async () => {
    const wrong = { firstName: " ", lastName: "", email: "nonsense", password: "short" };
    const right = inventPerson();
    const rules = [
      ["firstName", "First name is required."],
      ["lastName", "Last name is required."],
      ["email", "Please enter a valid email address."],
      ["password", "Password must be at least 8 characters, including letters and numbers."],
    ] as const;
    const given: Record<string, string> = { ...wrong };
    for (const [index, [field, words]] of rules.entries()) {
      const answer = await signUpAs({ ...right, ...given });
      expect(answer.status).toBe(400);
      expect(answer.body.msg).toBe(words);
      expect(answer.body.fields).toEqual(Object.fromEntries(rules.slice(index)));
      given[field] = right[field];
    }
  });

  test("missing sign-up fields are named in the same order", async () => {
    const answer = await people.post("/v1/auth/sign-up", {});
    expect(answer.status).toBe(400);
    expect(answer.body.msg).toBe("First name is required.");
    expect(Object.entries(answer.body.fields)).toEqual([
      ["firstName", "First name is required."],
      ["lastName", "Last name is required."],
      ["email", "Email is required."],
      ["password", "Password is required."],
      ["phoneNumber", "Phone number is required."],
    ]);
  });

  test.each([
    ["seven characters", "abcde12"],
    ["no digit", "abcdefghij"],
    ["no letter", "1234567890"],
  ])("a password of %s is rejected", async (_what, password) => {
    const answer = await signUpAs({ password });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      password: "Password must be at least 8 characters, including letters and numbers.",
    });
  });

  test.each(["Password1", "password123", "qwerty123", "abc12345", "LETMEIN1", "iloveyou1"])(
    "the password %s is rejected as too common",
    async (password) => {
      const answer = await signUpAs({ password });
      expect(answer.body.fields).toEqual({ password: "This password is too common." });
    },
  );

  test.each([
    ["64 characters", `${"k".repeat(63)}7`],
    ["128 characters", `${"k".repeat(127)}7`],
    ["128 characters of any script", `k7${"🔑".repeat(126)}`],
    ["spaces around it", "  pocket flap 7  "],
    ["letters of another script", "секретно-слово-7"],
  ])("a password of %s is accepted exactly as typed", async (_what, password) => {
    const person = inventPerson({ password });
    expect((await people.signUp(person)).status).toBe(201);
    expect((await people.signIn(person.email, password)).status).toBe(200);
    const other = password.trim() === password ? `${password} ` : password.trim();
    expect((await people.signIn(person.email, other)).status).not.toBe(200);
  });

  test("passwords of 129 characters and of 90 kB are rejected quickly, without hashing", async () => {
    const longer = await signUpAs({ password: `${"k".repeat(128)}7` });
    expect(longer.body.fields).toEqual({ password: "Password must be 128 characters or fewer." });
    const password = "k7".repeat(45_000);
    const cost = await measureCpu(async () => {
      for (let round = 0; round < 20; round += 1) expect((await signUpAs({ password })).status).toBe(400);
    });
    // Hashing even one of them would cost more.
    expect(cost / 20).toBeLessThan(10);
    expect((await signUpAs({ password: "k7".repeat(250_000) })).status).toBe(413);
  });

  test.each(["+14165550142\u0000", "12", "+447911123456", "+18765550142", ""])(
    "the phone number %j is rejected as unreachable",
    async (phoneNumber) => {
      expect((await signUpAs({ phoneNumber })).status).toBe(400);
    },
  );

  test.each(["<b>Eve</b>", "https://evil.example", "Eve\r\nBcc: x", "E".repeat(61)])(
    "the name %j is rejected, since names appear in e-mails",
    async (firstName) => {
      const answer = await signUpAs({ firstName });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual(["firstName"]);
    },
  );

  test("a sign-up cannot set fields such as the role", async () => {
    const before = await people.countAccounts();
    for (const name of PRIVILEGED) {
      for (const value of [true, "administrator", { nested: 1 }]) {
        const answer = await signUpAs({}, { [name]: value });
        expect({ name, status: answer.status }).toEqual({ name, status: 400 });
      }
      expect((await signUpAs({}, { [name]: 1 })).body.fields).toEqual({ [name]: "Unknown field." });
    }
    const poisoned = JSON.stringify(inventPerson()).replace("{", '{"__proto__":{"role":"administrator"},');
    const headers = { "content-type": "application/json" };
    const answer = await site.call("POST", "/v1/auth/sign-up", { body: Buffer.from(poisoned), headers });
    expect(answer.status).toBe(400);
    expect(({} as { role?: string }).role).toBeUndefined();
    expect(await people.countAccounts()).toBe(before);
  });

  test("after 20 sign-ups in half an hour an address has to wait; other addresses and calls are unaffected", async () => {
    const address = inventAddress();
    const before = await people.countAccounts();
    const statuses: number[] = [];
    for (let round = 0; round < 26; round += 1) {
      const answer = await people.signUp(
        inventPerson(),
        {},
        { address, headers: { "x-forwarded-for": `10.200.0.${round}` } },
      );
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(25 * 60);
      expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(30 * 60);
    }
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(6).fill(429)]);
    expect(await people.countAccounts()).toBe(before + 20);
    expect((await people.signUp(inventPerson())).status).toBe(201);
    expect((await site.call("POST", "/v1/property/featured", { body: {}, address })).status).toBe(200);
  });

  test("someone who signed up with another person's e-mail loses the account once the mailbox's owner resets the password", async () => {
    const attacker = inventPerson();
    await people.signUpWithCode(attacker);
    const session = (await people.signIn(attacker.email, attacker.password)).body;
    await people.post("/v1/auth/second-factor/enrol", { password: attacker.password }, { token: session.accessToken });
    const change = { ...attacker, email: "attacker@example.ca" };
    const { role: _role, ...profile } = change;
    await people.post(`/v1/auth/updateUser/${session.user.uid}`, profile, { token: session.accessToken });
    const takeover = await people.readConfirmationCode("attacker@example.ca");

    const answer = await people.resetPassword(await people.forgetPassword(attacker.email), "owner-of-the-mailbox-1");
    expect(answer.status).toBe(200);
    expect(await people.isLetIn(session.accessToken)).toBe(false);
    expect((await people.refresh(session.refreshToken)).status).toBe(401);
    expect((await people.signIn(attacker.email, attacker.password)).status).toBe(401);
    expect((await people.post("/v1/auth/verify-email", { oobCode: takeover })).status).toBe(400);
    const own = (await people.signIn(attacker.email, "owner-of-the-mailbox-1")).body;
    const { data } = (await site.call("GET", `/v1/auth/getUser/${own.user.uid}`, { token: own.accessToken })).body;
    expect(data).toMatchObject({ emailVerified: true, phoneNumber: null, phoneVerified: false, newEmail: null });
    const code = await people.post("/v1/auth/second-factor/confirm", { code: "000000" }, { token: own.accessToken });
    expect(code.body.code).toBe("accounts.enrolment_over");
  });
});
