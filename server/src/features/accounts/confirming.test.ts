import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPerson, type SignedIn } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const NEW_PASSWORD = "owner-of-the-mailbox-1";

describe("confirming an email", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  /** Signs up as people do: signed in, with the link in their mailbox. */
  async function begin(): Promise<SignedIn & { oobCode: string }> {
    const { email, password, ...person } = inventPerson();
    await people.signUpWithCode({ ...person, email, password });
    const { user, accessToken, refreshToken } = (await people.signIn(email, password)).body;
    const oobCode = await people.readConfirmationCode(email);
    return { uid: user.uid, email, token: accessToken, refreshToken, oobCode };
  }
  const confirm = (body: object, token?: string) => people.post("/v1/auth/verify-email", body, token ? { token } : {});
  const read = async ({ uid, token }: Pick<SignedIn, "uid" | "token">) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data;

  test("a link opened in a session of its account confirms the address and changes nothing else", async () => {
    const { oobCode, ...person } = await begin();
    const before = await read(person);
    expect((await confirm({ oobCode }, person.token)).status).toBe(200);
    expect(await read(person)).toEqual({ ...before, emailVerified: true });
  });

  test("a link opened without that session asks for a password and stays usable until one is chosen", async () => {
    const { oobCode, ...person } = await begin();
    const other = await people.enter();
    for (const token of [undefined, other.token]) {
      const answer = await confirm({ oobCode }, token);
      expect([answer.status, answer.body.code]).toEqual([409, "accounts.password_needed"]);
      expect(answer.body.msg).toBe("Choose a password to finish.");
    }
    expect((await confirm({ oobCode, password: "short" })).body.fields).toEqual({
      password: "Password must be at least 8 characters, including letters and numbers.",
    });
    expect(await read(person)).toMatchObject({ emailVerified: false, phoneVerified: true });
    expect((await confirm({ oobCode, password: NEW_PASSWORD })).body).toEqual({ msg: "Your email is confirmed." });
    expect(await people.isLetIn(person.token)).toBe(false);
    expect(await people.isLetIn(other.token)).toBe(true);
    expect((await people.signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await confirm({ oobCode, password: NEW_PASSWORD })).body.code).toBe("accounts.bad_link");
  });

  test("someone who logs in on the device where the link was opened keeps everything", async () => {
    const { oobCode, ...person } = await begin();
    expect((await confirm({ oobCode })).status).toBe(409);
    const device = await people.signInOnDevice(person.email, inventPerson().password);
    expect((await confirm({ oobCode }, device.token)).status).toBe(200);
    expect(await read(person)).toMatchObject({ emailVerified: true, phoneVerified: true });
  });

  test("a new address of a confirmed account takes effect only in its session: the recipient of a mistyped one gets nothing", async () => {
    const person = await people.enter();
    const email = `new-${person.uid}@example.ca`;
    const form = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email, password: PASSWORD };
    await people.post(`/v1/auth/updateUser/${person.uid}`, form, { token: person.token });
    const oobCode = await people.readConfirmationCode(email);
    for (const body of [{ oobCode }, { oobCode, password: NEW_PASSWORD }]) {
      expect((await confirm(body)).body.code).toBe("accounts.log_in_to_confirm");
    }
    expect(await read(person)).toMatchObject({ email: person.email, newEmail: email });
    expect((await confirm({ oobCode }, person.token)).status).toBe(200);
    expect(await read(person)).toMatchObject({ email });
  });

  test("of a link opened twice at once, with and without the session, one takes effect", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { oobCode, ...person } = await begin();
      const answers = await Promise.all([
        confirm({ oobCode }, person.token),
        confirm({ oobCode, password: NEW_PASSWORD }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});
