import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPasskeySite, type PasskeySite } from "../../testing/passkeys.ts";
import { PASSWORD } from "../../testing/test-app.ts";

const SOME_ID = "01900000-0000-7000-8000-000000000000";

describe("an account's passkeys", () => {
  let { site, people, passkeys } = {} as PasskeySite;
  beforeAll(async () => {
    ({ site, people, passkeys } = await buildPasskeySite());
  });
  afterAll(() => site.close());

  const remove = (token: string, id: string, entered: object = { password: PASSWORD }) =>
    people.post(`/v1/auth/passkeys/${id}/remove`, entered, { token });
  const rename = (token: string, id: string, name: string) =>
    people.post(`/v1/auth/passkeys/${id}/rename`, { name }, { token });
  const listAudited = async (uid: string) =>
    (
      await site.db.$client.query<{ action: string }>(
        "SELECT action FROM audit_entries WHERE actor_id = $1 AND action LIKE 'passkeys.%' ORDER BY id",
        [uid],
      )
    ).rows.map(({ action }) => action);

  test("are added, renamed and removed by their owner, who is e-mailed", async () => {
    const { uid, email, token } = await people.enter();
    const authenticator = passkeys.makeAuthenticator();
    const options = (await passkeys.askToAdd(token)).body;
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Vestpocket" },
      user: { name: email, displayName: "Amélie Tremblay" },
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const added = await passkeys.addCreated(token, authenticator.create(options), "  Office Mac ");
    expect({ status: added.status, msg: added.body.msg }).toEqual({
      status: 201,
      msg: "Passkey added. You can log in with it from now on.",
    });
    const [passkey] = await passkeys.list(token);
    expect(passkey).toEqual({
      id: expect.any(String),
      name: "Office Mac",
      isSynced: false,
      createdAt: { seconds: expect.any(Number) },
      lastUsedAt: null,
    });
    expect((await people.readMessages(email))[0]).toMatchObject({
      subject: "A passkey was added",
      text: expect.stringContaining("“Office Mac”"),
    });
    const id = passkey?.id ?? "";
    expect((await rename(token, id, "Laptop")).status).toBe(200);
    expect((await passkeys.list(token)).map(({ name }) => name)).toEqual(["Laptop"]);
    expect((await remove(token, id)).status).toBe(200);
    expect(await passkeys.list(token)).toEqual([]);
    expect((await people.readMessages(email))[0]).toMatchObject({
      subject: "A passkey was removed",
      text: expect.stringContaining("“Laptop”"),
    });
    expect((await passkeys.signIn(authenticator)).body.code).toBe("passkeys.unknown");
    expect(await listAudited(uid)).toEqual(["passkeys.added", "passkeys.renamed", "passkeys.removed"]);
  });

  test("require the password when one is added or removed", async () => {
    const person = await people.enter();
    await passkeys.addPasskey(person);
    const [{ id } = { id: "" }] = await passkeys.list(person.token);
    for (const entered of [{ password: "" }, { password: "wrong-password-1" }]) {
      expect((await passkeys.askToAdd(person.token, entered)).body.fields).toHaveProperty("password");
      expect((await remove(person.token, id, entered)).body.fields).toHaveProperty("password");
    }
    expect(await passkeys.list(person.token)).toHaveLength(1);
  });

  test("belong only to their owner", async () => {
    const owner = await people.enter();
    await passkeys.addPasskey(owner);
    const [{ id } = { id: "" }] = await passkeys.list(owner.token);
    const other = await people.enter();
    expect(await passkeys.list(other.token)).toEqual([]);
    for (const wanted of [id, SOME_ID, "nonsense"]) {
      expect((await rename(other.token, wanted, "Mine")).status).toBe(404);
      expect((await remove(other.token, wanted)).status).toBe(404);
    }
    expect((await passkeys.list(owner.token)).map(({ name }) => name)).toEqual(["My laptop"]);
  });

  test("need a name of at most 60 characters", async () => {
    const person = await people.enter();
    const options = (await passkeys.askToAdd(person.token)).body;
    const created = passkeys.makeAuthenticator().create(options);
    for (const name of ["", "  ", "x".repeat(61)]) {
      expect((await passkeys.addCreated(person.token, created, name)).body.fields).toHaveProperty("name");
    }
    expect((await passkeys.addCreated(person.token, created, "x".repeat(60))).status).toBe(201);
    const [{ id } = { id: "" }] = await passkeys.list(person.token);
    expect((await rename(person.token, id, "")).body.fields).toEqual({ name: "Please name the passkey." });
  });

  test.each([
    ["made for another site's address", { origin: "https://vestpocket.example" }],
    ["made for another site's name", { rpId: "vestpocket.example" }],
    ["whose person was not verified", { isVerified: false }],
    ["that was made to log in", { type: "webauthn.get" }],
  ])("are not added %s", async (_what, odd) => {
    const person = await people.enter();
    const options = (await passkeys.askToAdd(person.token)).body;
    const answer = await passkeys.addCreated(person.token, passkeys.makeAuthenticator().create(options, odd));
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: "passkeys.refused" });
    expect(await passkeys.list(person.token)).toEqual([]);
  });

  test("are not added if the challenge was already answered, is for a log-in, or was created in another session", async () => {
    const person = await people.enter();
    const elsewhere = await people.signInOnDevice(person.email);
    const options = (await passkeys.askToAdd(person.token)).body;
    const made = passkeys.makeAuthenticator().create(options);
    expect((await passkeys.addCreated(elsewhere.token, made)).body.code).toBe("passkeys.over");
    expect((await passkeys.addCreated(person.token, made)).status).toBe(201);
    expect((await passkeys.addCreated(person.token, made)).body.code).toBe("passkeys.over");
    const asked = await passkeys.askToSignIn();
    const forLogIn = passkeys.makeAuthenticator().create({ ...options, challenge: asked.challenge });
    expect((await passkeys.addCreated(person.token, forLogIn)).body.code).toBe("passkeys.over");
  });

  test("are ten at most, even when more are added at once", async () => {
    const person = await people.enter();
    const asked = [];
    for (let round = 0; round < 12; round += 1) asked.push((await passkeys.askToAdd(person.token)).body);
    const answers = await Promise.all(
      asked.map((options) => passkeys.addCreated(person.token, passkeys.makeAuthenticator().create(options))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === "passkeys.too_many")).toHaveLength(2);
    expect((await passkeys.askToAdd(person.token)).body.code).toBe("passkeys.too_many");
  });

  test("are in the data export by name and dates, without their keys", async () => {
    const person = await people.enter();
    const authenticator = await passkeys.addPasskey(person);
    const { id } = authenticator.get({ challenge: "any" });
    const answer = await people.post("/v1/auth/export", { password: PASSWORD }, person);
    expect(answer.body.passkeys).toEqual([{ name: "My laptop", createdAt: expect.any(String), lastUsedAt: null }]);
    expect(answer.text).not.toContain(id);
  });

  test("are removed when the password is reset by mail", async () => {
    const person = await people.enter();
    const authenticator = await passkeys.addPasskey(person);
    const code = await people.forgetPassword(person.email);
    expect((await people.resetPassword(code, "another-pocket-9")).status).toBe(200);
    expect((await passkeys.signIn(authenticator)).body.code).toBe("passkeys.unknown");
  });

  test("are deleted with their account", async () => {
    const person = await people.enter();
    const authenticator = await passkeys.addPasskey(person);
    expect((await people.post("/v1/auth/delete-account", { password: PASSWORD }, person)).status).toBe(200);
    expect((await passkeys.signIn(authenticator)).body.code).toBe("passkeys.unknown");
  });
});
