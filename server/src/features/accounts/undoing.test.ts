import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPerson, inventPhone, type SignedIn } from "../../testing/account-journeys.ts";
import { beginEmailChange } from "../../testing/held-changes.ts";
import { createPasskeyJourneys } from "../../testing/passkeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const NEW_PASSWORD = "owner-of-the-mailbox-1";
const WEEK = 7 * 24 * 60 * 60_000;

describe("undoing a change", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const enter = () => people.enter({ phoneNumber: inventPhone(), phoneVerifiedAt: site.clock.now() });
  const read = async (email: string, password: string) => {
    const { accessToken: token, user } = (await people.signIn(email, password)).body;
    return (await site.call("GET", `/v1/auth/getUser/${user.uid}`, { token })).body.data;
  };
  const undo = (oobCode: string, password = NEW_PASSWORD) => people.post("/v1/auth/undo-change", { oobCode, password });
  async function readUndoCode(email: string): Promise<string> {
    for (const { text } of await people.readMessages(email)) {
      const code = /undo-change\?oobCode=([\w-]+)/u.exec(text)?.[1];
      if (code !== undefined) return code;
    }
    throw new Error(`No link to undo a change was sent to ${email}.`);
  }
  /** Moves an account to another address, as someone who knows its password would. */
  async function changeEmail({ uid, token }: SignedIn, email: string) {
    const form = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email, password: PASSWORD };
    const { data } = (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body;
    await people.post(`/v1/auth/updateUser/${uid}`, { ...form, phoneNumber: data.phoneNumber }, { token });
    const oobCode = await people.readConfirmationCode(email);
    expect((await people.post("/v1/auth/verify-email", { oobCode }, { token })).status).toBe(200);
  }

  async function changePhone({ token }: SignedIn, phoneNumber: string) {
    await people.sendCode(phoneNumber, { token });
    const verificationCode = await people.readPhoneCode(phoneNumber);
    const body = { phoneNumber, verificationCode, password: PASSWORD };
    expect((await people.post("/v1/auth/verify-phone", body, { token })).status).toBe(200);
  }

  test("a changed email is restored by the link sent to the old address: sessions end, and only the new password works", async () => {
    const person = await enter();
    const thief = `thief-${person.uid}@example.ca`;
    await changeEmail(person, thief);
    const oobCode = await readUndoCode(person.email);
    // Whoever reads the new mailbox cannot remove the link, nor keep access.
    const reset = await people.forgetPassword(thief);
    expect((await people.resetPassword(reset, "thief-password-9")).status).toBe(200);
    const session = await people.signInOnDevice(thief, "thief-password-9");
    const later = await people.forgetPassword(thief);
    expect((await undo(oobCode)).body).toEqual({
      msg: "The change has been undone. Please log in with your new password.",
    });
    expect(await people.isLetIn(session.token)).toBe(false);
    expect((await people.resetPassword(later, "thief-password-9")).status).toBe(400);
    expect((await people.signIn(thief, "thief-password-9")).status).toBe(401);
    expect(await read(person.email, NEW_PASSWORD)).toMatchObject({ email: person.email, emailVerified: true });
    expect((await undo(oobCode)).body.code).toBe("accounts.bad_link");
  });

  test("two-step log-in turned on after the change is removed with its recovery codes; one from before stays", async () => {
    const turnOn = async (uid: string) => {
      const now = site.clock.now();
      await site.db.$client.query(
        "UPDATE accounts SET second_factor_secret = 'sealed', second_factor_since = $2 WHERE id = $1",
        [uid, now],
      );
      await site.db.$client.query("INSERT INTO recovery_codes (account_id, hash) VALUES ($1, 'any')", [uid]);
    };
    const countCodes = async (uid: string) =>
      (await site.db.$client.query("SELECT FROM recovery_codes WHERE account_id = $1", [uid])).rowCount;

    const [late, early] = [await enter(), await enter()];
    await changeEmail(late, `late-${late.uid}@example.ca`);
    site.clock.advance(1_000);
    await turnOn(late.uid);
    expect((await undo(await readUndoCode(late.email))).status).toBe(200);
    expect(await countCodes(late.uid)).toBe(0);
    expect(await read(late.email, NEW_PASSWORD)).toMatchObject({ hasSecondFactor: false });

    await changeEmail(early, `early-${early.uid}@example.ca`);
    const oobCode = await readUndoCode(early.email);
    await turnOn(early.uid);
    await site.db.$client.query("UPDATE accounts SET second_factor_since = $2 WHERE id = $1", [
      early.uid,
      new Date(site.clock.now().getTime() - 1_000),
    ]);
    expect((await undo(oobCode)).status).toBe(200);
    expect(await countCodes(early.uid)).toBe(1);
    expect((await people.signIn(early.email, NEW_PASSWORD)).body).toHaveProperty("challenge");
  });

  test("passkeys added after the change are removed, and those from before stay", async () => {
    const passkeys = createPasskeyJourneys(site, people);
    const person = await enter();
    const own = await passkeys.addPasskey(person);
    site.clock.advance(1_000);
    await changeEmail(person, `passkey-${person.uid}@example.ca`);
    site.clock.advance(1_000);
    const thiefs = await passkeys.addPasskey(person);
    expect((await undo(await readUndoCode(person.email))).status).toBe(200);
    expect((await passkeys.signIn(thiefs)).body.code).toBe("passkeys.unknown");
    expect((await passkeys.signIn(own)).status).toBe(200);
  });

  test("a link sent to a later address does not undo what the first one restored", async () => {
    const person = await enter();
    const [second, third] = [`2-${person.uid}@example.ca`, `3-${person.uid}@example.ca`];
    await changeEmail(person, second);
    const first = await readUndoCode(person.email);
    site.clock.advance(1_000);
    await changeEmail(person, third);
    const later = await readUndoCode(second);
    expect((await undo(first)).status).toBe(200);
    expect((await undo(later)).body.code).toBe("accounts.bad_link");
    expect(await read(person.email, NEW_PASSWORD)).toMatchObject({ email: person.email });
  });

  test("a changed number is restored by the link in the notice", async () => {
    const person = await enter();
    const { phoneNumber: before } = await read(person.email, PASSWORD);
    await changePhone(person, inventPhone());
    expect((await undo(await readUndoCode(person.email))).status).toBe(200);
    expect(await people.isLetIn(person.token)).toBe(false);
    expect(await read(person.email, NEW_PASSWORD)).toMatchObject({ phoneNumber: before, phoneVerified: true });
  });

  test("the link of an earlier change restores a later change of another kind, too", async () => {
    const person = await enter();
    const { phoneNumber: before } = await read(person.email, PASSWORD);
    await changePhone(person, inventPhone());
    const ofPhone = await readUndoCode(person.email);
    site.clock.advance(1_000);
    const [second, third] = [`second-${person.uid}@example.ca`, `third-${person.uid}@example.ca`];
    await changeEmail(person, second);
    site.clock.advance(1_000);
    await changeEmail(person, third);
    expect((await undo(ofPhone)).status).toBe(200);
    expect(await read(person.email, NEW_PASSWORD)).toMatchObject({ email: person.email, phoneNumber: before });
    expect((await people.forgetPassword(person.email)).length).toBeGreaterThan(0);
  });

  test("no link goes to an address that nobody confirmed: its reader must not get the account", async () => {
    const person = await people.enter({
      ...{ emailVerifiedAt: null, phoneNumber: inventPhone(), phoneVerifiedAt: site.clock.now() },
    });
    await changePhone(person, inventPhone());
    await changeEmail(person, `moved-${person.uid}@example.ca`);
    const texts = (await people.readMessages(person.email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes("undo-change"))).toEqual([]);
    const { rows } = await site.db.$client.query(
      "SELECT FROM account_links WHERE account_id = $1 AND purpose = 'undo'",
      [person.uid],
    );
    expect(rows).toEqual([]);
  });

  test("nobody else gets the old address while it can be restored, and a sign-up with it looks like any other", async () => {
    const person = await enter();
    await changeEmail(person, `moved-${person.uid}@example.ca`);
    const before = await people.countAccounts();
    expect((await people.signUp(inventPerson({ email: person.email.toUpperCase() }))).status).toBe(201);
    expect(await people.countAccounts()).toBe(before);
    site.clock.advance(WEEK + 1_000);
    expect((await people.signUp(inventPerson({ email: person.email }))).status).toBe(201);
    expect(await people.countAccounts()).toBe(before + 1);
  });

  test("a sign-up during the change does not get the old address either, so the change can be undone", async () => {
    const person = await enter();
    const before = await people.countAccounts();
    const { oobCode, ...change } = await beginEmailChange(site, person);
    const signUp = people.signUp(inventPerson({ email: person.email }));
    await change.finishOnce(signUp);
    expect((await signUp).status).toBe(201);
    expect(await people.countAccounts()).toBe(before);
    expect((await undo(oobCode)).status).toBe(200);
    expect(await read(person.email, NEW_PASSWORD)).toMatchObject({ uid: person.uid, email: person.email });
  });

  test("an account that confirms the old address during the change keeps its own, so the change can be undone", async () => {
    const other = await people.enter({ phoneNumber: null });
    const email = `wanted-${other.uid}@example.ca`;
    const form = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email, password: PASSWORD };
    await people.post(`/v1/auth/updateUser/${other.uid}`, form, { token: other.token });
    const wanted = { oobCode: await people.readConfirmationCode(email) };
    const person = await people.enter({ email });
    const { oobCode, ...change } = await beginEmailChange(site, person);
    const confirmation = people.post("/v1/auth/verify-email", wanted, { token: other.token });
    await change.finishOnce(confirmation);
    expect((await confirmation).body.code).toBe("accounts.bad_link");
    expect(await read(other.email, PASSWORD)).toMatchObject({ uid: other.uid, email: other.email });
    expect((await undo(oobCode)).status).toBe(200);
  });

  test.each([
    ["ÉLODIE.ÅSTRÖM", "élodie.åström"],
    ["zoe\u0308.cote\u0301", "ZOË.COTÉ"],
    ["İpek.Σας", "İPEK.Σας"],
    ["ｍｅｉ.chan", "Mei.Chan"],
  ])(
    "no spelling of %s is free while it can be restored; without its dot it is another address",
    async (had, asked) => {
      const before = await people.countAccounts();
      const toAddress = (name: string) => `${name}-${before}@example.ca`;
      const phoneNumber = inventPhone();
      const person = await people.enter({ email: toAddress(had), phoneNumber, phoneVerifiedAt: site.clock.now() });
      await changeEmail(person, `moved-${person.uid}@example.ca`);
      expect((await people.signUp(inventPerson({ email: toAddress(asked) }))).status).toBe(201);
      expect(await people.countAccounts()).toBe(before + 1);
      expect((await people.signUp(inventPerson({ email: toAddress(asked.replace(".", "")) }))).status).toBe(201);
      expect(await people.countAccounts()).toBe(before + 2);
    },
  );

  test("a change can be undone for seven days, with a good password", async () => {
    const person = await enter();
    await changeEmail(person, `week-${person.uid}@example.ca`);
    const oobCode = await readUndoCode(person.email);
    expect((await undo(oobCode, "short")).body.fields).toHaveProperty("password");
    site.clock.advance(WEEK + 1_000);
    expect((await undo(oobCode)).body.code).toBe("accounts.bad_link");
  });

  test("reading the link changes nothing: it acts by POST only", async () => {
    const answer = await site.call("GET", "/v1/auth/undo-change");
    expect([404, 405]).toContain(answer.status);
  });
});
