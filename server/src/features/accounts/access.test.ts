import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone, type SignedIn } from "../../testing/account-journeys.ts";
import { buildForm } from "../../testing/forms.ts";
import { type Answer, buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { insertMemberships } from "../memberships/memberships.queries.ts";

const NOBODY = "01900000-0000-7000-8000-000000000000";

describe("access to accounts", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const fingerprint = async () =>
    createHash("sha256")
      .update(await people.dump())
      .digest("hex");
  const profile = { firstName: "Eve", lastName: "Taken", phoneNumber: "", email: "eve@example.ca" };
  const picture = buildForm([{ name: "profilePicture", filename: "a.png", content: "x" }]);

  /** Every call that names an account or one of its sessions. */
  const CALLS: Readonly<Record<string, (whose: { uid: string; sessionId: string }, token: string) => Promise<Answer>>> =
    {
      getUser: ({ uid }, token) => site.call("GET", `/v1/auth/getUser/${uid}`, { token }),
      updateUser: ({ uid }, token) => site.call("POST", `/v1/auth/updateUser/${uid}`, { token, body: profile }),
      isSubscribed: ({ uid }, token) =>
        site.call("POST", `/v1/users/isSubscribed/${uid}`, { token, body: { subscriptionType: "agent" } }),
      "upload-profile": ({ uid }, token) =>
        site.call("POST", `/v1/users/agents/upload-profile/${uid}`, { token, ...picture }),
      "ending a session": ({ sessionId }, token) => site.call("DELETE", `/v1/auth/sessions/${sessionId}`, { token }),
    };

  test("every call whose path names a user requires an id", async () => {
    const { token } = await people.enter();
    for (const name of ["getUser", "updateUser", "isSubscribed", "upload-profile"]) {
      for (const uid of ["", "%20"]) {
        const answer = await CALLS[name]?.({ uid, sessionId: "" }, token);
        expect({ name, uid, status: answer?.status, msg: answer?.body.msg }).toEqual({
          name,
          uid,
          status: 400,
          msg: "User ID is required.",
        });
      }
    }
  });

  /** A person who has everything that could be taken from them. */
  async function enterVictim(): Promise<SignedIn & { sessionId: string }> {
    const victim = await people.enter({ phoneNumber: inventPhone() });
    const paidThrough = new Date(site.clock.now().getTime() + 60_000);
    await insertMemberships(site.db, [{ accountId: victim.uid, paidThrough }]);
    await site.addListings([{ ownerId: victim.uid, status: "draft", title: "Not for sale yet" }]);
    return { ...victim, sessionId: victim.refreshToken.split(".")[0] ?? "" };
  }

  test.each(Object.keys(CALLS))(
    "%s: another person's account is refused, and nothing is changed or sent",
    async (name) => {
      const victim = await enterVictim();
      const other = await enterVictim();
      const before = await fingerprint();
      const answer = await CALLS[name]?.(victim, other.token);
      expect([403, 404]).toContain(answer?.status);
      expect(await fingerprint()).toBe(before);
      for (const said of [victim.email, "Amélie", "Tremblay"]) expect(answer?.text).not.toContain(said);
    },
  );

  test.each(Object.keys(CALLS))(
    "%s: an unknown account and another person's account are answered identically",
    async (name) => {
      const victim = await enterVictim();
      const { token } = await people.enter();
      const answers = [];
      for (const id of [victim.uid, NOBODY, "nonsense", "%00", "null", victim.uid.toUpperCase()]) {
        const sessionId = id === victim.uid ? victim.sessionId : id;
        const answer = await CALLS[name]?.({ uid: id, sessionId }, token);
        answers.push({ status: answer?.status, code: answer?.body.code });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await people.isLetIn(victim.token)).toBe(true);
    },
  );

  test("a uid in the request body must be the viewer's own", async () => {
    const [victim, other] = [await enterVictim(), await enterVictim()];
    const before = await fingerprint();
    const answer = await site.call("POST", `/v1/auth/updateUser/${other.uid}`, {
      token: other.token,
      body: { ...profile, uid: victim.uid },
    });
    expect(answer.status).toBe(403);
    expect(await fingerprint()).toBe(before);
  });

  test("the list of own listings never shows another person's listings", async () => {
    const [victim, other] = [await enterVictim(), await people.enter()];
    const mine = (token: string) => site.call("GET", "/v1/property/mine", { token });
    expect((await mine(victim.token)).text).toContain("Not for sale yet");
    expect((await mine(other.token)).body.properties).toEqual([]);
    expect((await site.call("GET", `/v1/property/mine?uid=${victim.uid}`, { token: other.token })).text).not.toContain(
      "Not for sale yet",
    );
  });

  test("an administrator can read an account after the second factor, but cannot change it", async () => {
    const victim = await enterVictim();
    const administrator = await people.enter({ role: "administrator" });
    const read = () => site.call("GET", `/v1/auth/getUser/${victim.uid}`, { token: administrator.token });
    expect((await read()).status).toBe(403);
    const now = site.clock.now();
    await site.db.execute(
      sql`UPDATE sessions SET second_factor_at = ${now}, second_factor_used_at = ${now} WHERE account_id = ${administrator.uid}`,
    );
    expect((await read()).body.data).toMatchObject({ uid: victim.uid, email: victim.email });
    expect((await site.call("GET", `/v1/auth/getUser/${NOBODY}`, { token: administrator.token })).status).toBe(404);
    const before = await fingerprint();
    for (const name of ["updateUser", "upload-profile", "ending a session"]) {
      expect([403, 404]).toContain((await CALLS[name]?.(victim, administrator.token))?.status);
    }
    expect(await fingerprint()).toBe(before);
  });

  test("responses with personal data may not be cached", async () => {
    const person = await enterVictim();
    const { uid, token, email } = person;
    const answers = [
      await people.signIn(email),
      await CALLS.getUser?.(person, token),
      await CALLS.isSubscribed?.(person, token),
      await CALLS["upload-profile"]?.(person, token),
      await site.call("GET", "/v1/auth/sessions", { token }),
      await site.call("GET", "/v1/property/mine", { token }),
      await site.call("POST", "/v1/property/search", { token, body: {} }),
      await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } }),
      await site.call("POST", `/v1/auth/updateUser/${uid}`, { token, body: { ...profile, email } }),
      await people.refresh(person.refreshToken),
      await site.call("GET", "/v1/auth/challenge"),
      await site.call("GET", `/v1/auth/getUser/${uid}`),
    ];
    expect(answers.map((answer) => answer?.headers["cache-control"])).toEqual(answers.map(() => "no-store"));
  });
});
