import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone, type SignedIn } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const PERIOD = 30_000;
const NEEDS_PASSWORD = { password: "Password is required." };
const NEEDS_CODE = { code: "Please enter the code your authenticator app shows." };

describe("confirming that it's you", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const read = async ({ uid, token }: SignedIn) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data;

  const changeEmail = ({ uid, token }: SignedIn, entered: object) => {
    const names = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "" };
    return people.post(
      `/v1/auth/updateUser/${uid}`,
      { ...names, email: `new-${uid}@example.ca`, ...entered },
      { token },
    );
  };
  async function changePhone({ token }: SignedIn, entered: object, phoneNumber = inventPhone()) {
    await people.sendCode(phoneNumber, { token });
    const verificationCode = await people.readPhoneCode(phoneNumber);
    return people.post("/v1/auth/verify-phone", { phoneNumber, verificationCode, ...entered }, { token });
  }
  const CHANGES = { email: changeEmail, phone: changePhone };

  /** Turns on two-step log-in; returns the app's codes from then on. */
  async function turnOn({ token }: SignedIn): Promise<() => string> {
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, { token })).body;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => app.generate({ timestamp: site.clock.now().getTime() });
    expect((await people.post("/v1/auth/second-factor/confirm", { code: show() }, { token })).status).toBe(200);
    site.clock.advance(PERIOD);
    return show;
  }

  describe.each(["email", "phone"] as const)("a new %s", (what) => {
    const change = CHANGES[what];

    test("an access token alone does not change it: the password is required", async () => {
      const person = await people.enter();
      const before = await read(person);
      expect((await change(person, {})).body.fields).toEqual(NEEDS_PASSWORD);
      const wrong = await change(person, { password: "wrong-password-1" });
      expect(wrong.body.code).toBe("accounts.wrong_password");
      expect(await read(person)).toEqual(before);
      expect(await people.readMessages(person.email)).toEqual([]);
      expect((await changeEmail(person, { password: PASSWORD })).status).toBe(200);
    });

    test("with two-step log-in, the code is required too, and each attempt counts", async () => {
      const person = await people.enter();
      const show = await turnOn(person);
      const before = await read(person);
      expect((await change(person, { password: PASSWORD })).body.fields).toEqual(NEEDS_CODE);
      expect((await change(person, { password: PASSWORD, code: "000000" })).status).toBe(400);
      expect(await read(person)).toEqual(before);
      site.clock.advance(60_000);
      expect((await change(person, { password: PASSWORD, code: show() })).status).toBe(200);
    });

    test("after five wrong passwords there is a wait, even for the right one", async () => {
      const person = await people.enter();
      for (let round = 0; round < 5; round += 1) {
        expect((await changeEmail(person, { password: `wrong-password-${round}` })).status).toBe(400);
      }
      expect((await change(person, { password: PASSWORD })).status).toBe(429);
    });
  });

  test("after five wrong app codes there is a wait, even for the right one", async () => {
    const person = await people.enter();
    const show = await turnOn(person);
    for (let round = 0; round < 5; round += 1) {
      expect((await changeEmail(person, { password: PASSWORD, code: "000000" })).status).toBe(400);
    }
    expect((await changeEmail(person, { password: PASSWORD, code: show() })).status).toBe(429);
  });

  test("names and language are saved, and the account's own number is verified, without the password", async () => {
    const phoneNumber = inventPhone();
    const person = await people.enter({ phoneNumber });
    expect((await changeEmail(person, { email: person.email, phoneNumber, firstName: "Zoé" })).status).toBe(200);
    expect((await changePhone(person, {}, phoneNumber)).status).toBe(200);
    expect(await read(person)).toMatchObject({ firstName: "Zoé", phoneVerified: true });
  });
});
