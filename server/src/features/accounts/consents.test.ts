import { POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPerson } from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { insertConsents, listConsents } from "./consents.queries.ts";
import { storeConsents } from "./consents.usecases.ts";
import { deletePastConsents } from "./past-consents.queries.ts";
import { findPastConsents } from "./past-consents.usecases.ts";

const IN_FORCE = { ...POLICY_VERSIONS };

describe("consents", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const agree = (token: string, body: object, language = "en") =>
    people.post("/v1/auth/policies", body, { token, headers: { "accept-language": language } });
  const readAgreements = async ({ uid, token }: { uid: string; token: string }) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data.agreements;
  const exportConsents = async (token: string) =>
    (await site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } })).body.consents;

  test.each([
    [
      "en",
      {
        terms: "I am of the age of majority where I live, and I agree to the Terms.",
        privacy: "The Privacy notice says what we do with your personal information.",
      },
    ],
    [
      "fr",
      {
        terms: "J’ai l’âge de la majorité là où je vis et j’accepte les conditions.",
        privacy: "L’avis de confidentialité dit ce que nous faisons de vos renseignements personnels.",
      },
    ],
  ] as const)(
    "signing up in %s stores both policies with version, time, language and the sentence shown",
    async (language, wording) => {
      const person = inventPerson();
      const headers = { "accept-language": language };
      const sent = { agreedTo: IN_FORCE, phoneNumber: "+14165550143" };
      expect((await people.signUp(person, sent, { headers })).status).toBe(201);
      const { rows } = await site.db.execute<{ id: string }>(
        sql`SELECT id FROM accounts WHERE email_key = ${person.email.toLowerCase()}`,
      );
      const stored = { language, way: "sign-up", isFrenchGiven: false, agreedAt: site.clock.now() };
      expect(await listConsents(site.db, String(rows[0]?.id))).toMatchObject([
        { policy: "privacy", version: IN_FORCE.privacy, wording: wording.privacy, ...stored },
        { policy: "terms", version: IN_FORCE.terms, wording: wording.terms, ...stored },
      ]);
    },
  );

  test("whoever agrees in English with a phone of Quebec was given the French version first", async () => {
    const phoneNumber = "+15145550143";
    const signUp = (sent: object, language = "en") =>
      people.signUp(
        inventPerson(),
        { agreedTo: IN_FORCE, phoneNumber, ...sent },
        { headers: { "accept-language": language } },
      );
    const refused = await signUp({});
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["isFrenchGiven"]]);
    expect((await signUp({}, "fr")).status).toBe(201);
    expect((await signUp({ isFrenchGiven: true })).status).toBe(201);
    const { rows } = await site.db.execute(sql`SELECT policy FROM consents WHERE is_french_given ORDER BY policy`);
    expect(rows).toEqual([{ policy: "privacy" }, { policy: "terms" }]);
  });

  test("nonexistent versions are rejected, and by default those in force are used", async () => {
    for (const agreedTo of [{}, { ...IN_FORCE, terms: 0 }, { ...IN_FORCE, privacy: IN_FORCE.privacy + 1 }]) {
      expect((await people.signUp(inventPerson(), { agreedTo })).status).toBe(400);
    }
    expect((await people.signUp(inventPerson())).status).toBe(201);
  });

  test("an account without the versions in force agrees once, later, in the page's language; the export includes it", async () => {
    const person = await site.signInAs();
    expect(await readAgreements(person)).toEqual([]);
    expect((await agree(person.token, { ...IN_FORCE, terms: IN_FORCE.terms + 1 })).status).toBe(400);
    expect((await agree(person.token, IN_FORCE, "fr")).status).toBe(200);
    const first = await readAgreements(person);
    expect(first).toMatchObject([
      { policy: "terms", version: IN_FORCE.terms, language: "fr" },
      { policy: "privacy", version: IN_FORCE.privacy, language: "fr" },
    ]);
    site.clock.advance(60_000);
    expect((await agree(person.token, IN_FORCE, "en")).status).toBe(200);
    expect(await readAgreements(person)).toEqual(first);
    expect(await exportConsents(person.token)).toMatchObject([
      { policy: "privacy", way: "notice", wording: expect.stringContaining("nouvelle version") },
      { policy: "terms", way: "notice" },
    ]);
  });

  test("a stored consent is neither changed nor deleted, except with its account", async () => {
    const { uid, token } = await site.signInAs();
    await storeConsents(site, site.db, { accountId: uid, language: "en", way: "sign-up" });
    const before = await listConsents(site.db, uid);
    const refused = { cause: { message: "consents are only added to" } };
    await expect(site.db.execute(sql`UPDATE consents SET version = 9 WHERE account_id = ${uid}`)).rejects.toMatchObject(
      refused,
    );
    await expect(site.db.execute(sql`DELETE FROM consents WHERE account_id = ${uid}`)).rejects.toMatchObject(refused);
    await insertConsents(site.db, before);
    expect(await listConsents(site.db, uid)).toEqual(before);
    await site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });
    expect(await listConsents(site.db, uid)).toEqual([]);
  });

  test("what the owner of a deleted account agreed to stays for six years, found by nothing but the address", async () => {
    const { uid, token, email } = await site.signInAs();
    await storeConsents(site, site.db, { accountId: uid, language: "fr", way: "sign-up", isFrenchGiven: true });
    const agreed = (await listConsents(site.db, uid)).map(({ accountId: _, disownedAt: __, ...consent }) => consent);
    await site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });
    const find = (address: string, secrets = [site.config.secret]) =>
      findPastConsents(site.db, { email: address, secrets });
    const found = await find(email.toUpperCase());
    expect(found.map(({ addressHash: _, leftAt: __, ...consent }) => consent)).toEqual(
      expect.arrayContaining(agreed.map((consent) => expect.objectContaining(consent))),
    );
    expect(await find(`other.${email}`)).toEqual([]);
    expect(await find(email, ["another secret of the same length"])).toEqual([]);
    const { rows } = await site.db.execute(sql`SELECT * FROM past_consents`);
    expect(JSON.stringify(rows)).not.toContain(email.split("@")[0]);
    expect(JSON.stringify(rows)).not.toContain(uid);
    const [{ leftAt } = { leftAt: new Date() }] = found;
    await deletePastConsents(site.db, leftAt);
    expect(await find(email)).toHaveLength(agreed.length);
    await deletePastConsents(site.db, new Date(leftAt.getTime() + 1));
    expect(await find(email)).toEqual([]);
  });
});
