import { AGREEMENT_CHOICES_A_DAY } from "@vestpocket/domain/agreements/agreements.terms";
import { STANDARD_VERSION } from "@vestpocket/domain/agreements/standard-agreement";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useOldStandard } from "../../testing/agreements.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "./agreements.ts";

const OWN = {
  kind: "own",
  titleEn: "Our secrecy agreement",
  bodyEn: "Keep it to yourself.",
  titleFr: "Notre entente",
  bodyFr: "Gardez-le pour vous.",
};

const ROLE = { company: "9123-4567 Québec inc.", title: "Présidente" };

describe("agreements", () => {
  let site: TestApp;
  let owner: { uid: string; token: string; email: string };
  let buyer: { uid: string; token: string; email: string };
  let id: string;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ firstName: "Olive", lastName: "Roy" });
  });
  beforeEach(async () => {
    buyer = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    id = await offer();
  });
  afterAll(() => site.close());

  async function offer(choice: object = { kind: "standard" }, province = "Ontario"): Promise<string> {
    const [listing = ""] = await site.addListings([{ ownerId: owner.uid, province }]);
    await choose(choice, listing);
    return listing;
  }
  const call = (method: "GET" | "POST", part: string, { token = buyer.token, body, listing = id }: Sent = {}) =>
    site.call(method, `/v1/property/${listing}/agreement${part}`, { token, ...(body && { body }) });
  interface Sent {
    readonly token?: string;
    readonly body?: object;
    readonly listing?: string;
  }
  const choose = (body: object, listing = id) => call("POST", "", { token: owner.token, body, listing });
  const read = async (sent?: Sent) => (await call("GET", "", sent)).body;
  const open = async (language?: "en" | "fr", sent: Sent = {}) =>
    (await call("POST", "/open", { body: { inQuebec: false, ...(language && { language }) }, ...sent })).body;
  const toForm = ({ version, language, sha256 }: { version: number; language: string; sha256: string }) => ({
    ...{ version, language, sha256 },
    ...{ name: "Amélie Tremblay", capacity: "self", agreed: true, password: PASSWORD },
  });
  const sign = async (changed: object = {}, sent: Sent = {}) =>
    call("POST", "/sign", { body: { ...toForm(await open(undefined, sent)), ...changed }, ...sent });
  const listEvents = async (room = id) =>
    (await site.db.$client.query("SELECT kind, actor, body FROM room_events WHERE room = $1 ORDER BY seq", [room]))
      .rows;
  const listKinds = async (room?: string) => (await listEvents(room)).map(({ kind }) => kind);
  const readMails = async (to: string) =>
    (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(to)}`)).body.messages;

  test("a listing requires no agreement until its owner chooses one", async () => {
    const [plain = ""] = await site.addListings([{ ownerId: owner.uid }]);
    const no = {
      needsTwoFactors: false,
      needsApproval: false,
      hasNewer: false,
      asksForPlace: false,
      lacksFrench: false,
    };
    const none = { kind: "none", version: 0, languages: [], signature: null, parties: null, ...no };
    expect(await read({ listing: plain })).toEqual(none);
    const opened = await call("POST", "/open", { body: {}, listing: plain });
    expect(opened).toMatchObject({ status: 404, body: { code: "agreements.not_found" } });
    expect(await read()).toMatchObject({ kind: "standard", version: STANDARD_VERSION, signature: null });
  });

  test("only its owner chooses a listing's agreement and lists its signers; for others it does not exist", async () => {
    for (const answer of [await call("POST", "", { body: { kind: "none" } }), await call("GET", "/signatures")]) {
      expect(answer).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
    }
    expect((await read()).kind).toBe("standard");
  });

  test("someone who may not see a listing cannot read, open or sign its agreement", async () => {
    const [draft = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
    await choose({ kind: "standard" }, draft);
    const form = toForm(await open());
    for (const listing of [draft, newId(), "abc"]) {
      for (const answer of [
        await call("GET", "", { listing }),
        await call("POST", "/open", { listing, body: {} }),
        await call("POST", "/sign", { listing, body: form }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
      }
    }
  });

  test("signing returns what was signed, lists it for the owner, and mails both parties the hashes", async () => {
    const text = await open();
    const signed = await sign({ name: " Amélie  Tremblay ", capacity: "company", ...ROLE });
    expect(signed.status).toBe(200);
    expect(signed.body).toMatchObject({
      ...{ name: "Amélie Tremblay", capacity: "company", ...ROLE, email: buyer.email },
      ...{ language: "en", version: STANDARD_VERSION, sha256: text.sha256, authentication: "password" },
    });
    expect((await read()).signature).toEqual(signed.body);
    const { body } = await call("GET", "/signatures", { token: owner.token });
    expect(body).toMatchObject({ signatures: [signed.body], page: 1, totalPages: 1, totalResults: 1 });
    const [toBuyer] = await readMails(buyer.email);
    const [toOwner] = await readMails(owner.email);
    expect(toOwner.subject).toBe("Amélie Tremblay signed the NDA for “Corner store with a flat above”");
    const { rows } = await site.db.$client.query(
      "SELECT encode(hash, 'hex') AS hash FROM room_events WHERE room = $1 AND kind = 'agreement_signed'",
      [id],
    );
    for (const { text: said } of [toBuyer, toOwner]) {
      expect(said).toContain(text.sha256);
      expect(said).toContain(rows[0].hash);
    }
    expect(await listKinds()).toEqual([
      ...["agreement_chosen", "place_stated", "agreement_shown", "agreement_signed", "certificate_issued"],
    ]);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test("an id in capitals names the same listing, and what is signed there verifies", async () => {
    const listing = id.toUpperCase();
    const signed = await sign({}, { listing });
    expect(signed.status).toBe(200);
    expect((await read()).signature).toEqual(signed.body);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test("signing again, even concurrently, returns the same signature and mails nothing more", async () => {
    const form = toForm(await open());
    const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/sign", { body: form })));
    answers.push(await call("POST", "/sign", { body: form }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await readMails(buyer.email)).toHaveLength(1);
    expect((await listKinds()).filter((kind) => kind === "agreement_signed")).toHaveLength(1);
  });

  test.each([
    ["another text's fingerprint", { sha256: "0".repeat(64) }],
    ["the other language's fingerprint", { language: "fr" }],
    ["another version", { version: STANDARD_VERSION + 1 }],
  ])("a signature with %s is rejected", async (_, changed) => {
    expect(await sign(changed)).toMatchObject({ status: 409, body: { code: "agreements.changed" } });
    expect((await read()).signature).toBeNull();
  });

  test("once the owner has changed the text, the old one cannot be signed, and earlier signers sign again", async () => {
    await choose(OWN);
    const old = toForm(await open());
    expect((await call("POST", "/sign", { body: old })).status).toBe(200);
    await choose({ ...OWN, bodyFr: `${OWN.bodyFr} Merci.` });
    expect(await call("POST", "/sign", { body: old })).toMatchObject({
      status: 409,
      body: { code: "agreements.changed" },
    });
    expect(await read()).toMatchObject({ kind: "own", version: 2, signature: null });
    expect((await sign()).status).toBe(200);
    const { body } = await call("GET", "/signatures", { token: owner.token });
    expect(body.signatures.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const { body: last } = await call("GET", "/signatures?page=2&limit=1", { token: owner.token });
    expect(last).toMatchObject({ signatures: [{ version: 1 }], page: 2, totalPages: 2, totalResults: 2 });
  });

  test("an unchanged custom agreement keeps its version, and so does its signature", async () => {
    await choose(OWN);
    await sign();
    await choose({ kind: "none" });
    expect(await read()).toMatchObject({ kind: "none", signature: null });
    await choose({ ...OWN, bodyEn: `${OWN.bodyEn}\r\n\u2028`, titleFr: OWN.titleFr.normalize("NFD") });
    expect(await read()).toMatchObject({ kind: "own", version: 1, signature: { name: "Amélie Tremblay" } });
  });

  test.each([
    ["without the password", { password: undefined }, { status: 400, fields: ["password"] }],
    ["with a wrong password", { password: "wrong-password-1" }, { status: 400, fields: ["password"] }],
    ["without a last name", { name: "Amélie" }, { status: 400, fields: ["name"] }],
    ["without a company's name", { capacity: "company", ...ROLE, company: " " }, { status: 400, fields: ["company"] }],
    [
      "with a company of invisible characters",
      { capacity: "company", ...ROLE, company: "\u202e\u200b\u3164" },
      { status: 400, fields: ["company"] },
    ],
    [
      "without their title at the company",
      { capacity: "company", ...ROLE, title: " " },
      { status: 400, fields: ["title"] },
    ],
    ["without agreeing", { agreed: false }, { status: 400, fields: ["agreed"] }],
  ])("a signature %s is rejected", async (_, changed, { status, fields }) => {
    const answer = await sign(changed);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields ?? {}) }).toEqual({ status, fields });
    expect((await read()).signature).toBeNull();
  });

  test("nobody signs what they have not opened", async () => {
    const { token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const answer = await call("POST", "/sign", { body: toForm(await open()), token });
    expect(answer).toMatchObject({ status: 409, body: { code: "agreements.unread" } });
  });

  test("signing requires a confirmed email and phone, and is refused to the owner and anyone the owner declined", async () => {
    const { token } = await site.signInAs();
    expect(await sign({}, { token })).toMatchObject({ status: 403, body: { code: "agreements.unconfirmed" } });
    expect(await sign({}, { token: owner.token })).toMatchObject({
      status: 409,
      body: { code: "agreements.own_listing" },
    });
    const asking = { purpose: "buy", capacity: "self", company: "", message: "" };
    expect((await site.call("POST", `/v1/access/${id}/request`, { token: buyer.token, body: asking })).status).toBe(
      200,
    );
    const asked = await site.db.$client.query("SELECT id FROM access_requests WHERE listing_id = $1", [id]);
    const refusal = `/v1/access/requests/${asked.rows[0].id}/refuse`;
    expect((await site.call("POST", refusal, { token: owner.token, body: { note: "" } })).status).toBe(200);
    expect(await sign()).toMatchObject({ status: 403, body: { code: "agreements.refused" } });
  });

  test("in Quebec French is shown first, and English only on request; both are recorded once", async () => {
    id = await offer({ kind: "standard" }, "Quebec");
    expect((await read()).languages).toEqual(["fr", "en"]);
    expect((await open()).title).toBe("Entente de confidentialité");
    for (const _ of [1, 2]) expect((await open("en")).title).toBe("Confidentiality agreement");
    expect((await sign({ ...(await open("en")), title: undefined, body: undefined })).status).toBe(200);
    const events = (await listEvents()).map(({ kind, body }) => [kind, JSON.parse(body).language]);
    expect(events).toEqual([
      ["agreement_chosen", undefined],
      ["place_stated", undefined],
      ["agreement_shown", "fr"],
      ["language_chosen", "en"],
      ["agreement_shown", "en"],
      ["agreement_signed", "en"],
      ["certificate_issued", undefined],
    ]);
    const { rows } = await site.db.$client.query("SELECT * FROM agreement_signatures WHERE room = $1", [id]);
    expect(rows).toMatchObject([{ languages_offered: ["fr", "en"], language_chosen_at: expect.any(Date) }]);
  });

  test("another language is shown only after the one that is offered first, and may be the only one that exists", async () => {
    const early = await call("POST", "/open", { body: { language: "en" } });
    expect(early).toMatchObject({ status: 409, body: { code: "agreements.first_unread" } });
    expect(await listKinds()).toEqual(["agreement_chosen"]);
    await choose({ ...OWN, titleFr: "", bodyFr: "", isOneLanguage: true });
    expect(await read()).toMatchObject({ languages: ["en"], asksForPlace: true, lacksFrench: true });
    const english = toForm((await call("POST", "/open", { body: { inQuebec: true } })).body);
    expect(await call("POST", "/sign", { body: english })).toMatchObject({
      status: 409,
      body: { code: "agreements.no_french" },
    });
    expect((await sign()).status).toBe(200);
  });

  test("a reader with a phone number of Quebec gets French first, unless they say that they are not there", async () => {
    const phoneNumber = "+14385550142";
    const { token } = await site.signInAs({ phoneVerifiedAt: site.clock.now(), phoneNumber });
    expect(await read({ token })).toMatchObject({ languages: ["fr", "en"], asksForPlace: false });
    expect((await open(undefined, { token })).language).toBe("en");
    expect(await read({ token })).toMatchObject({ languages: ["en", "fr"] });
  });

  test("for whom the owner acts is recorded in each signature, and shown only if the owner wants it", async () => {
    const parties = { principal: "9876-5432 Ontario Inc.", namesPrincipal: false };
    await choose({ kind: "standard", ...parties });
    expect((await read({ token: owner.token })).parties).toEqual(parties);
    expect((await read()).parties).toBeNull();
    expect((await sign()).status).toBe(200);
    const { rows } = await site.db.$client.query(
      "SELECT principal, posted_as, account_name FROM agreement_signatures WHERE room = $1",
      [id],
    );
    expect(rows).toMatchObject([
      { principal: parties.principal, posted_as: "agent", account_name: expect.any(String) },
    ]);
    const body = { password: PASSWORD };
    expect((await site.call("POST", "/v1/auth/export", { token: buyer.token, body })).text).not.toContain("9876-5432");
    await choose({ kind: "standard", ...parties, namesPrincipal: true });
    expect(await read()).toMatchObject({ signature: { name: "Amélie Tremblay" } });
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test("an account in French is offered French first everywhere", async () => {
    const { token } = await site.signInAs({ language: "fr" });
    expect((await open(undefined, { token })).language).toBe("fr");
    expect((await open()).language).toBe("en");
  });

  test.each([
    ["without a text", { kind: "own" }, ["titleEn", "bodyEn", "titleFr", "bodyFr"]],
    ["in one language without saying so", { ...OWN, titleFr: "", bodyFr: "" }, ["isOneLanguage"]],
    ["without a title", { ...OWN, titleEn: " " }, ["titleEn"]],
    [
      "of invisible characters",
      { ...OWN, titleFr: "\u{e0041}\u2060", bodyEn: "\u3164\n\u200b\u202e\u0007" },
      ["bodyEn", "titleFr"],
    ],
  ])("a custom agreement %s is rejected", async (_, choice, fields) => {
    const answer = await choose(choice);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(fields);
    expect((await read()).kind).toBe("standard");
  });

  test("a custom agreement for a listing in Quebec needs French, and the field and both languages say so", async () => {
    id = await offer({ kind: "standard" }, "Quebec");
    const english = { ...OWN, titleFr: "", bodyFr: "", isOneLanguage: true };
    const answer = await choose(english);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ["titleFr", "bodyFr"]]);
    const french = await site.call("POST", `/v1/property/${id}/agreement`, {
      ...{ token: owner.token, body: english, headers: { "accept-language": "fr" } },
    });
    expect(french.body.fields.bodyFr).toMatch(/au Québec/u);
    expect((await read()).kind).toBe("standard");
    expect((await choose({ ...OWN, titleEn: "", bodyEn: "", isOneLanguage: true })).status).toBe(200);
  });

  test("franchises get their variant of the standard text, which follows the category", async () => {
    const franchise = { type: "Franchises & New Business Opportunities", subtype: "Franchise Resale" };
    const [listing = ""] = await site.addListings([{ ownerId: owner.uid, ...franchise }]);
    await choose({ kind: "standard" }, listing);
    expect(await read({ listing })).toMatchObject({ kind: "standard", version: STANDARD_VERSION, hasNewer: false });
    expect((await open("en", { listing })).body).toContain("an organization of franchisees");
    expect((await sign({}, { listing })).status).toBe(200);
    await site.db.$client.query("UPDATE listings SET type = 'Commercial', subtype = 'Retail' WHERE id = $1", [listing]);
    expect(await read({ listing })).toMatchObject({ kind: "standard", hasNewer: true, signature: expect.anything() });
    const paths = ["pause", "resume"].map((event) => `/v1/property/${listing}/${event}`);
    for (const path of paths) expect((await site.call("POST", path, { token: owner.token })).status).toBe(200);
    expect(await read({ listing })).toMatchObject({ kind: "standard", hasNewer: false, signature: null });
    expect((await open("en", { listing })).body).toContain("No contact");
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test("an older version of the standard text stays required until the owner chooses it again", async () => {
    await useOldStandard(site, id);
    expect(await read()).toMatchObject({ kind: "standard", version: 2, hasNewer: true });
    const old = await sign();
    expect(old.body).toMatchObject({ version: 2 });
    await choose({ kind: "standard" });
    expect(await read()).toMatchObject({ version: STANDARD_VERSION, hasNewer: false, signature: null });
    expect((await sign()).body).toMatchObject({ version: STANDARD_VERSION });
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });

  test("an owner chooses an agreement so many times a day, and each listing has its own count", async () => {
    const statuses: number[] = [];
    for (let at = 1; at <= AGREEMENT_CHOICES_A_DAY; at += 1)
      statuses.push((await choose({ ...OWN, bodyEn: `${at}` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(AGREEMENT_CHOICES_A_DAY - 1);
    expect(await choose({ kind: "none" })).toMatchObject({ status: 429, body: { code: "request.too_many" } });
    expect(await read()).toMatchObject({ kind: "own", version: AGREEMENT_CHOICES_A_DAY - 1 });
    expect((await choose({ kind: "none" }, await offer())).status).toBe(200);
  });

  test("a custom agreement in one language is offered in that language, once the owner confirmed it", async () => {
    expect((await choose({ ...OWN, titleEn: "", bodyEn: "", isOneLanguage: true })).status).toBe(200);
    expect((await read()).languages).toEqual(["fr"]);
    expect((await open("fr")).title).toBe("Notre entente");
  });

  test("a signature is in its signer's data export, and outlives both parties' accounts and the listing", async () => {
    const another = await site.signInAs();
    const [listing = ""] = await site.addListings([{ ownerId: another.uid }]);
    await call("POST", "", { token: another.token, body: { kind: "standard" }, listing });
    expect((await sign({}, { listing })).status).toBe(200);
    const ask = (what: string, token: string) =>
      site.call("POST", `/v1/auth/${what}`, { token, body: { password: PASSWORD } });
    const exported = await ask("export", buyer.token);
    expect(exported.body.agreements).toMatchObject([{ signerName: "Amélie Tremblay" }]);
    // What is signed names the owner, but their account leads to who they are today.
    expect(exported.text).not.toContain(another.uid);
    for (const { token } of [buyer, another]) expect((await ask("delete-account", token)).status).toBe(200);
    const { rows } = await site.db.$client.query("SELECT signer_name FROM agreement_signatures WHERE room = $1", [
      listing,
    ]);
    expect(rows).toEqual([{ signer_name: "Amélie Tremblay" }]);
    expect(await listBrokenEvidence(site.db)).toEqual([]);
  });
});
