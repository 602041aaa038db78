import type { Contract } from "@vestpocket/domain/shared/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone, type SignedIn } from "../../testing/account-journeys.ts";
import { signNew } from "../../testing/agreements.ts";
import { listContracts } from "../../testing/contracts.ts";
import { beginReset } from "../../testing/held-changes.ts";
import { createPasskeyJourneys } from "../../testing/passkeys.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const PERIOD = 30_000;
const WRONG_CODE = "000000";
const NEEDS_CODE = { code: "Please enter the code your authenticator app shows." };

/** What someone enters to confirm their identity. */
interface Entered {
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: object;
}

interface Person extends SignedIn {
  /** A new number, and the code sent to it. */
  readonly phoneNumber: string;
  readonly verificationCode: string;
  readonly passkeyId: string;
}

/** The names of the fields of a call's body. */
function listFields({ body }: Contract): string[] {
  return Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
}

/** The paths of calls in which a signed-in person enters their current password. */
async function listPasswordCalls(): Promise<{ path: string; fields: string[] }[]> {
  const calls = (await listContracts()).map((call) => ({ ...call, fields: listFields(call) }));
  return calls.filter(
    ({ access, fields }) => access === "members" && fields.some((field) => /^(?:currentP|p)assword$/u.test(field)),
  );
}

describe("with two-step log-in on", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  let passkeys: ReturnType<typeof createPasskeyJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
    passkeys = createPasskeyJourneys(site, people);
  });
  afterAll(() => site.close());

  /** How each call is made. */
  const CALLS: Readonly<Record<string, (entered: Entered, person: Person) => Promise<Answer>>> = {
    "/v1/auth/updateUser/{id}": (entered, { uid, token }) => {
      const names = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "" };
      const form = { ...names, email: `new-${uid}@example.ca`, ...entered };
      return people.post(`/v1/auth/updateUser/${uid}`, form, { token });
    },
    "/v1/auth/verify-phone": (entered, { token, phoneNumber, verificationCode }) =>
      people.post("/v1/auth/verify-phone", { phoneNumber, verificationCode, ...entered }, { token }),
    "/v1/auth/change-password": ({ password: currentPassword, ...proof }, { token }) =>
      people.post(
        "/v1/auth/change-password",
        { currentPassword, ...proof, newPassword: "another-pocket-8" },
        { token },
      ),
    "/v1/property/{id}/agreement/sign": (entered, person) => signNew(site, { entered, ...person }),
    "/v1/auth/export": (entered, { token }) => people.post("/v1/auth/export", entered, { token }),
    "/v1/auth/delete-account": (entered, { token }) => people.post("/v1/auth/delete-account", entered, { token }),
    "/v1/auth/second-factor/recovery-codes": (entered, { token }) =>
      people.post("/v1/auth/second-factor/recovery-codes", entered, { token }),
    "/v1/auth/second-factor/remove": (entered, { token }) =>
      people.post("/v1/auth/second-factor/remove", entered, { token }),
    "/v1/auth/passkeys/options": (entered, { token }) => people.post("/v1/auth/passkeys/options", entered, { token }),
    "/v1/auth/passkeys/{id}/remove": (entered, { token, passkeyId }) =>
      people.post(`/v1/auth/passkeys/${passkeyId}/remove`, entered, { token }),
  };

  /** Someone with two-step log-in; `show` reads their authenticator app. */
  async function enter() {
    const person = await people.enter();
    const { token } = person;
    const authenticator = await passkeys.addPasskey(person);
    const [passkey] = await passkeys.list(token);
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, { token })).body;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => app.generate({ timestamp: site.clock.now().getTime() });
    const confirmed = await people.post("/v1/auth/second-factor/confirm", { code: show() }, { token });
    expect(confirmed.status).toBe(200);
    const [recoveryCode] = confirmed.body.recoveryCodes as string[];
    site.clock.advance(PERIOD);
    const phoneNumber = inventPhone();
    await people.sendCode(phoneNumber, { token });
    const verificationCode = await people.readPhoneCode(phoneNumber);
    return {
      ...person,
      phoneNumber,
      verificationCode,
      passkeyId: passkey?.id ?? "",
      authenticator,
      show,
      recoveryCode,
    };
  }

  test.each(Object.entries(CALLS))("%s requires the password and an app code", async (_path, call) => {
    const person = await enter();
    expect((await call({ password: "wrong-password-1", code: person.show() }, person)).status).toBe(400);
    const withoutCode = await call({ password: PASSWORD }, person);
    expect(withoutCode).toMatchObject({ status: 400, body: { fields: NEEDS_CODE } });
    expect((await call({ password: PASSWORD, code: WRONG_CODE }, person)).status).toBe(400);
    expect(await people.isLetIn(person.token)).toBe(true);
    expect((await call({ password: PASSWORD, code: person.show() }, person)).status).toBe(200);
  });

  test.each(Object.entries(CALLS))("%s accepts a passkey instead of both, once", async (_path, call) => {
    const person = await enter();
    const used = await passkeys.prove(person, person.authenticator);
    expect((await people.post("/v1/auth/second-factor/passkey", { credential: used.passkey }, person)).status).toBe(
      200,
    );
    expect(await call(used, person)).toMatchObject({ status: 400, body: { code: "passkeys.over" } });
    const stranger = await passkeys.addPasskey(await people.enter());
    const foreign = await passkeys.prove(person, stranger);
    expect(await call(foreign, person)).toMatchObject({ status: 400, body: { code: "passkeys.unknown" } });
    const { accessToken: token } = (await passkeys.signIn(person.authenticator)).body;
    const elsewhere = await passkeys.prove({ token }, person.authenticator);
    expect(await call(elsewhere, person)).toMatchObject({ status: 400, body: { code: "passkeys.over" } });
    expect((await call(await passkeys.prove(person, person.authenticator), person)).status).toBe(200);
  });

  test.each(Object.entries(CALLS))("%s accepts a recovery code instead of the app's", async (_path, call) => {
    const person = await enter();
    const { recoveryCode: code = "" } = person;
    expect((await call({ password: PASSWORD, code }, person)).status).toBe(200);
  });

  /** These change no credentials. */
  const OTHERS = ["/v1/property/{id}/agreement/sign", "/v1/auth/export", "/v1/auth/passkeys/options"];

  test.each(Object.entries(CALLS).filter(([path]) => !OTHERS.includes(path)))(
    "%s changes nothing if the password was reset since the call began",
    async (_path, call) => {
      const person = await enter();
      const reset = await beginReset(site, person.uid);
      const answer = call({ password: PASSWORD, code: person.recoveryCode ?? "" }, person);
      await reset.finishOnce(answer);
      expect((await answer).status).toBe(401);
    },
  );

  test("a passkey that a reset removes meanwhile gives no session", async () => {
    const person = await enter();
    const reset = await beginReset(site, person.uid);
    const signIn = passkeys.signIn(person.authenticator);
    await reset.finishOnce(signIn);
    expect((await signIn).body.code).toBe("passkeys.unknown");
  });

  test("no call requires only the password, and the table above has them all", async () => {
    const found = await listPasswordCalls();
    // An app can be set up only while two-step log-in is off.
    const asking = found.filter(({ path }) => path !== "/v1/auth/second-factor/enrol");
    expect(asking.map(({ path }) => path).sort()).toEqual(Object.keys(CALLS).sort());
    for (const { path, fields } of asking) expect(fields, path).toEqual(expect.arrayContaining(["code", "passkey"]));
  });

  test("another app cannot be set up", async () => {
    const { token } = await enter();
    const answer = await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, { token });
    expect(answer).toMatchObject({ status: 409, body: { code: "accounts.second_factor_already_on" } });
  });
});
