import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildChange, buildListingForm } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const FRENCH = { "accept-language": "fr-CA" };
const BOTH = {
  title: "Bakery with two ovens",
  description: "On a corner.",
  otherTitle: "Boulangerie avec deux fours",
  otherDescription: "Sur un coin.",
};
const ENGLISH_TEXT = {
  name: BOTH.title,
  description: BOTH.description,
  language: "en",
  isMachineTranslated: false,
};
const FRENCH_TEXT = {
  name: BOTH.otherTitle,
  description: BOTH.otherDescription,
  language: "fr",
  isMachineTranslated: false,
};

describe("a listing's title and description in both languages", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  let administrator: { token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now(), language: "fr" });
    administrator = await site.signInAsAdministrator();
  });
  afterAll(() => site.close());

  async function post(values: Parameters<typeof buildListingForm>[0], headers = {}): Promise<string> {
    const form = buildListingForm(values);
    const sent = { ...form, headers: { ...form.headers, ...headers } };
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...sent });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.msg.propertyId;
  }
  async function change(id: string, values: Parameters<typeof buildChange>[0], headers = {}) {
    const form = buildChange(values);
    const sent = { ...form, headers: { ...form.headers, ...headers } };
    return site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...sent });
  }
  const get = (path: string, headers = {}, { token }: { token: string } = owner) =>
    site.call("GET", path, { token, headers });
  const read = async (id: string, headers = {}) => (await get(`/v1/property/getProperty/${id}`, headers)).body.property;
  test("each reader gets their language first, and the other text as its translation", async () => {
    const id = await post(BOTH);
    expect(await read(id)).toMatchObject({ ...ENGLISH_TEXT, translation: FRENCH_TEXT });
    expect(await read(id, FRENCH)).toMatchObject({ ...FRENCH_TEXT, translation: ENGLISH_TEXT });
  });

  test("a machine-drafted text is marked until its owner corrects or confirms it", async () => {
    const drafted = { ...BOTH, machineLanguage: "fr" };
    const marks = async (id: string) => {
      const { isMachineTranslated, translation } = await read(id);
      return [isMachineTranslated, translation?.isMachineTranslated];
    };
    const id = await post(drafted);
    expect(await marks(id)).toEqual([false, true]);
    expect(await read(id, FRENCH)).toMatchObject({ isMachineTranslated: true, translation: ENGLISH_TEXT });
    await change(id, { title: "Bakery with three ovens", city: "Ottawa" });
    expect(await marks(id)).toEqual([false, true]);
    await change(id, { otherTitle: "Boulangerie à deux fours" });
    expect(await marks(id)).toEqual([false, false]);
    const confirmed = await post(drafted);
    await change(confirmed, { machineLanguage: "" });
    expect(await marks(confirmed)).toEqual([false, false]);
    const removed = await post(drafted);
    await change(removed, { otherTitle: "", otherDescription: "" });
    expect(await marks(removed)).toEqual([false, undefined]);
    const refused = await change(removed, { machineLanguage: "de" });
    expect(refused).toMatchObject({ status: 400, body: { fields: { machineLanguage: expect.any(String) } } });
  });

  test("a listing posted without a language is in that of the call", async () => {
    const id = await post({ title: "Garage", description: "" }, FRENCH);
    expect(await read(id)).toMatchObject({ name: "Garage", language: "fr", translation: null });
    const named = await post({ title: "Garage", description: "", language: "en" }, FRENCH);
    expect(await read(named, FRENCH)).toMatchObject({ name: "Garage", language: "en", translation: null });
  });

  test("a change applies to the text that the same call would read", async () => {
    const id = await post({ title: BOTH.title, description: BOTH.description });
    await change(id, { title: "Bakery, closed on Mondays" }, FRENCH);
    expect(await read(id)).toMatchObject({ name: "Bakery, closed on Mondays", language: "en", translation: null });
    const { otherTitle: title, otherDescription: description } = BOTH;
    expect((await change(id, { language: "fr", title, description })).status).toBe(200);
    expect(await read(id)).toMatchObject({ name: "Bakery, closed on Mondays", translation: FRENCH_TEXT });
    await change(id, { title: BOTH.title });
    await change(id, { price: "460000" }, FRENCH);
    expect(await read(id)).toMatchObject({ ...ENGLISH_TEXT, price: 460_000, translation: FRENCH_TEXT });
    await change(id, { otherTitle: "", otherDescription: "" });
    expect(await read(id)).toMatchObject({ ...ENGLISH_TEXT, translation: null });
  });

  test("the other language has both a title and a description or neither", async () => {
    const refused = async (values: Parameters<typeof buildListingForm>[0]) =>
      (await site.call("POST", "/v1/property/", { token: owner.token, ...buildListingForm(values) })).body.fields;
    expect(await refused({ otherTitle: "Boulangerie" })).toEqual({
      otherDescription: "Please add a description in both languages or in neither.",
    });
    expect(await refused({ otherDescription: "Deux fours." })).toEqual({ otherTitle: "Please add a title" });
    expect(await refused({ language: "de" })).toEqual({ language: "Please choose English or French." });
    const id = await post(BOTH);
    expect((await change(id, { description: "" })).body.fields).toEqual({
      description: "Please add a description in both languages or in neither.",
    });
  });

  test("cards, the owner's list and those of administrators show each reader's title", async () => {
    const other = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const titles = { en: "Sawmill", fr: "Scierie" };
    const texts = { title: titles.en, otherTitle: titles.fr, otherDescription: "" };
    const [id = ""] = await site.addListings([{ ownerId: other.uid, language: "en", description: "", ...texts }]);
    const mine = await get("/v1/property/mine", FRENCH, other);
    expect(mine.body.properties).toMatchObject([{ id, name: titles.fr, language: "fr", titles }]);
    const search = { token: owner.token, headers: FRENCH, body: {} };
    const found = await site.call("POST", "/v1/property/search", search);
    expect(found.body.response.properties).toMatchObject([{ id, name: titles.fr, language: "fr" }]);
    const report = { token: owner.token, body: { reason: "unavailable", note: "" } };
    expect((await site.call("POST", `/v1/property/${id}/report`, report)).status).toBe(200);
    const reports = await get("/v1/admin/reports", FRENCH, administrator);
    expect(reports.body.reports).toMatchObject([{ listingName: titles.fr }]);
    const audit = await get(`/v1/admin/audit?subject=${id}`, FRENCH, administrator);
    expect(audit.body.audit).toMatchObject([{ action: "listings.report", subjectName: titles.fr }]);
    for (const words of ["sawm", "scierie"]) {
      const looked = await get(`/v1/admin/lookups?text=${words}`, FRENCH, administrator);
      expect(looked.body.found.listings, words).toMatchObject([{ id, name: titles.fr }]);
      const moderated = await get(`/v1/admin/listings?searchQuery=${words}`, FRENCH, administrator);
      expect(moderated.body.listings, words).toMatchObject([{ id, name: titles.fr }]);
      const own = await get(`/v1/property/mine?searchQuery=${words}`, {}, other);
      expect(own.body.properties, words).toMatchObject([{ id, name: titles.en }]);
    }
  });

  test("an inquiry is mailed and shown with the title in each person's language", async () => {
    const people = await createInquiryJourneys(site);
    const owned = {
      ownerId: people.owner.uid,
      language: "fr" as const,
      title: BOTH.otherTitle,
      otherTitle: BOTH.title,
    };
    const [id = ""] = await site.addListings([{ ...owned, description: "", otherDescription: "" }]);
    const sender = await people.enter({ language: "en" });
    const link = { listingLink: `${site.config.publicUrl}/property/${id}` };
    const { inquiryId } = (await people.send(sender, link)).body;
    const subjectOf = async ({ email }: { email: string }) => (await people.readMails(email))[0].subject;
    expect(await subjectOf(sender)).toContain(BOTH.title);
    await people.reply(people.owner, inquiryId, "Yes.");
    expect(await subjectOf(sender)).toContain(BOTH.title);
    const nameIn = async (headers: Record<string, string>) =>
      (await site.call("GET", `/v1/inquiries/${inquiryId}`, { token: sender.token, headers })).body.inquiry.listing
        .name;
    expect([await nameIn({}), await nameIn(FRENCH)]).toEqual([BOTH.title, BOTH.otherTitle]);
  });
});
