import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("what the laws say of a listing", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs();
  });
  afterAll(() => site.close());

  const read = (id: string, { token = owner.token, language = "en" } = {}) =>
    site.call("GET", `/v1/property/${id}/compliance`, { token, headers: { "accept-language": language } });
  const rulesOf = async (id: string, options = {}) =>
    (await read(id, options)).body.findings.map(({ rule }: { rule: string }) => rule);

  test("is read by its owner, with the law that is cited", async () => {
    const [id = ""] = await site.addListings([
      { ownerId: owner.uid, postedAs: "owner", subtype: "Franchise Resale", province: "Ontario" },
    ]);
    expect((await read(id)).body.findings).toEqual([
      {
        rule: "franchise-disclosure",
        severity: "informs",
        field: "subtype",
        title: "Franchise: 14 days before signing",
        explanation: expect.stringContaining("at least 14 days before"),
        remedy: expect.stringContaining("disclosure document"),
        law: "Arthur Wishart Act (Franchise Disclosure), 2000, S.O. 2000, c. 3, s. 5",
        site: "https://www.ontario.ca/laws/statute/00a03",
      },
    ]);
  });

  test("is in the reader's language, and quotes the words of the listing", async () => {
    const [id = ""] = await site.addListings([
      { ownerId: owner.uid, postedAs: "owner", province: "Quebec", language: "fr", description: "Pas d’enfants." },
    ]);
    const [finding] = (await read(id, { language: "fr" })).body.findings;
    expect(finding).toMatchObject({
      rule: "human-rights-wording",
      severity: "warns",
      field: "description",
      law: "Charte des droits et libertés de la personne, RLRQ c. C-12, art. 11",
    });
    expect(finding.explanation).toContain("« Pas d'enfants »");
  });

  test("asks an agent for the brokerage, unless it is known", async () => {
    const [unnamed = ""] = await site.addListings([{ ownerId: owner.uid }]);
    expect(await rulesOf(unnamed)).toEqual(["brokerage-name"]);
    const agent = await addAgent(site);
    const [named = ""] = await site.addListings([{ ownerId: agent.uid }]);
    expect(await rulesOf(named, { token: await site.signIn(agent.email) })).toEqual([]);
  });

  test("is nobody else's to read", async () => {
    const [id = ""] = await site.addListings([{ ownerId: owner.uid, status: "active" }]);
    const { token } = await site.signInAs();
    expect(await read(id, { token })).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
    expect((await read("no-id")).status).toBe(404);
  });
});
