import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildChange } from "../../testing/listing-forms.ts";
import { askToPay } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { updateContactChoice } from "../agents/agents.queries.ts";
import { listingDocuments } from "../listings/listings.tables.ts";

describe("the legal checks of a listing", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  });
  afterAll(() => site.close());

  const read = (id: string, { token = owner.token, language = "en" } = {}) =>
    site.call("GET", `/v1/property/${id}/compliance`, { token, headers: { "accept-language": language } });
  const rulesOf = async (id: string, options = {}) =>
    (await read(id, options)).body.findings.map(({ rule }: { rule: string }) => rule);

  test("are shown to its owner, citing the law", async () => {
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

  test("are in the reader's language, and quote the listing's words", async () => {
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
    expect(finding.explanation).toContain("«\u00a0Pas d'enfants\u00a0»");
  });

  test("require an agent's brokerage and designation, whatever the texts say", async () => {
    const description = "A corner store. Jane Roe, Broker.";
    const [unnamed = ""] = await site.addListings([{ ownerId: owner.uid, description }]);
    expect(await rulesOf(unnamed)).toEqual(["brokerage-name", "designation"]);
    const agent = await addAgent(site);
    const [named = ""] = await site.addListings([{ ownerId: agent.uid, description }]);
    const token = await site.signIn(agent.email);
    expect(await rulesOf(named, { token })).toEqual(["designation"]);
    await updateContactChoice(site.db, agent.uid, { showsEmail: false, showsPhone: false, designation: "Broker" });
    expect(await rulesOf(named, { token })).toEqual([]);
  });

  test("ask for a look at a document, and at a French text that nobody approved, in Quebec", async () => {
    const french = { otherTitle: "Commerce de coin", otherDescription: "Une vitrine soignée sur un coin passant." };
    const place = { ownerId: owner.uid, postedAs: "owner", province: "Quebec", city: "Montreal" } as const;
    const [id = ""] = await site.addListings([{ ...place, ...french, machineLanguage: "fr" }]);
    expect(await rulesOf(id)).toEqual(["french-draft"]);
    const document = { listingId: id, storageKey: "k", name: "Brochure.pdf", mediaType: "application/pdf", bytes: 9 };
    await site.db.insert(listingDocuments).values(document);
    expect(await rulesOf(id)).toEqual(["french-draft", "french-document"]);
  });

  test("are shown to nobody else", async () => {
    const [id = ""] = await site.addListings([{ ownerId: owner.uid, status: "active" }]);
    const { token } = await site.signInAs();
    expect(await read(id, { token })).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
    expect((await read("no-id")).status).toBe(404);
  });

  test("keep an English listing in Quebec from being paid for until it is in French too, and from losing its French", async () => {
    const english = { ownerId: owner.uid, postedAs: "owner", province: "Quebec", city: "Montreal" } as const;
    const [id = ""] = await site.addListings([{ ...english, status: "draft" }]);
    expect((await read(id)).body.findings).toMatchObject([
      { rule: "french-missing", severity: "blocks", field: "otherTitle" },
    ]);
    const pay = () => askToPay(site, { token: owner.token, listingId: id });
    const refused = await pay();
    expect(refused).toMatchObject({ status: 409, body: { code: "compliance.blocked" } });
    expect(refused.body.fields.otherTitle).toMatch(/^Commercial publications in Quebec must be in French\./u);
    const french = { otherTitle: "Commerce de coin", otherDescription: "Une vitrine soignée sur un coin passant." };
    const change = (listing: string, values: Record<string, string>) => {
      return site.call("PATCH", `/v1/property/${listing}`, { token: owner.token, ...buildChange(values) });
    };
    expect((await change(id, french)).status).toBe(200);
    expect((await pay()).status).toBe(200);
    const [live = ""] = await site.addListings([{ ...english, ...french, status: "active" }]);
    const emptied = await change(live, { otherTitle: "", otherDescription: "" });
    expect(emptied).toMatchObject({ status: 400, body: { fields: { otherTitle: expect.any(String) } } });
    expect((await change(live, { city: "Laval" })).status).toBe(200);
  });
});
