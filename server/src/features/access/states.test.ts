import * as texts from "@vestpocket/domain/access/states.labels";
import { ACCESS_STATES } from "@vestpocket/domain/access/states.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translate } from "../../platform/language.ts";
import { createAccessJourneys } from "../../testing/access.ts";
import { buildListingForm } from "../../testing/listing-forms.ts";
import { buildDocumentForm, buildPdf } from "../../testing/room-files.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const SECRETS = {
  confidential: JSON.stringify({ streetAddress: "12 Rue Secrète" }),
  levels: JSON.stringify({ price: "nda" }),
  wayIn: "signing",
  title: "Bakery with two ovens",
};

test.each(LANGUAGES)("each state has its own texts for both sides in the language %s", (language) => {
  for (const side of [texts.READER_BADGES, texts.OWNER_BADGES, texts.READER_SENTENCES]) {
    const said = ACCESS_STATES.map((kind) => translate(language, { ...side[kind], values: { end: "…" } }));
    expect(new Set(said).size).toBe(ACCESS_STATES.length);
  }
});

describe("one listing in all states of access, as both sides see it", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createAccessJourneys>>;
  type Person = Awaited<ReturnType<typeof people.enter>>;

  beforeAll(async () => {
    site = await buildTestApp();
    people = await createAccessJourneys(site);
  });
  afterAll(() => site.close());

  /** An active listing with a value for signers, one for approved people, and a document for each in its room. */
  async function offer(settings: object = {}): Promise<string> {
    const form = buildListingForm(SECRETS);
    const listing: string = (await site.call("POST", "/v1/property/", { ...people.owner, ...form })).body.msg
      .propertyId;
    const soon = new Date(site.clock.now().getTime() + 400 * DAY_MS).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${soon}::timestamptz WHERE id = ${listing}`);
    await people.askForSignatures(listing);
    await people.saveSettings(people.owner, listing, settings);
    const pdf = await buildPdf({ pages: 1, lines: 3 });
    for (const audience of ["nda", "granted"]) {
      const document = buildDocumentForm(pdf, `${audience}.pdf`);
      const path = `/v1/rooms/${listing}/documents?audience=${audience}&folder=${audience === "nda" ? "leases" : "legal"}`;
      expect((await site.call("POST", path, { token: people.owner.token, ...document })).status).toBe(201);
    }
    return listing;
  }

  const findMail = async (to: string) => (await people.readMails(to))[0] as { subject: string; text: string };
  const approve = async (listing: string, days = 30) =>
    people.put(people.owner, `requests/${await people.findWaiting(listing)}/approve`, { days });
  const readTodo = async ({ token }: Person) => (await site.call("GET", "/v1/property/todo", { token })).body.todo;
  async function signIn(...who: Person[]): Promise<void> {
    for (const each of [people.owner, ...who]) Object.assign(each, { token: await site.signIn(each.email) });
  }

  /** Where a reader stands, and what the page and the room, which they open, tell them that the rest takes. */
  async function stand(reader: Person, listing: string) {
    const { kind, next, signing } = (await people.stand(reader, listing)).standing;
    const { token } = reader;
    const { property } = (await site.call("GET", `/v1/property/getProperty/${listing}`, { token })).body;
    const room = (await site.call("GET", `/v1/rooms/${listing}`, { token })).body.room;
    const needs = (of: readonly { needs: string | null }[]) => of.map((each) => each.needs).filter((each) => each);
    const page = needs(property.withheld);
    expect(new Set(needs(room.shelves))).toEqual(new Set(page));
    // Visits are stored a moment later, and before whatever happens next.
    await site.call("GET", "/v1/views/recent", { token });
    site.clock.advance(1000);
    return [kind, next, signing, page.join(" ")];
  }

  /** What the owner's lists say about the latest request. */
  async function readOwners(box: string, listing: string) {
    const [{ standing, ifApproved }] = await people.list(box, listing);
    return [standing.kind, ifApproved];
  }

  test("is approved before it is signed, then read, expired, asked for again, revoked and declined", async () => {
    const listing = await offer();
    const reader = await people.enter();
    expect(await stand(reader, listing)).toEqual(["unasked", "ask", "adds", "nda granted"]);
    await people.ask(reader, listing);
    expect(await stand(reader, listing)).toEqual(["waiting", "wait", "adds", "nda granted"]);
    expect(await readOwners("waiting", listing)).toEqual(["waiting", "approved_unsigned"]);
    expect((await findMail(people.owner.email)).text).toContain("your details stay hidden until the NDA is signed.");

    await approve(listing);
    expect((await readTodo(reader)).decisions).toMatchObject({ waiting: 1, listing, standing: "approved_unsigned" });
    expect(await stand(reader, listing)).toEqual(["approved_unsigned", "sign", "completes", "nda nda"]);
    expect(await readOwners("current", listing)).toEqual(["approved_unsigned", "approved_unsigned"]);
    const approved = await findMail(reader.email);
    expect(approved.subject).toBe("Your access request for “Bakery with two ovens” was approved");
    expect(approved.text).toContain("Sign the NDA to open the details.");
    expect(approved.text).toContain(`/property/${listing}/agreement`);

    expect((await people.sign(reader, listing)).status).toBe(200);
    expect(await stand(reader, listing)).toEqual(["reading", "read", "signed", ""]);
    expect(await readOwners("current", listing)).toEqual(["reading", "reading"]);
    expect((await readTodo(reader)).decisions.waiting).toBe(0);

    await site.call("POST", `/v1/property/${listing}/pause`, { token: people.owner.token, body: {} });
    expect(await readOwners("current", listing)).toEqual(["unlisted", "unlisted"]);
    expect((await people.read(reader, "requests/mine")).requests[0].standing).toMatchObject({ kind: "unlisted" });
    await site.call("POST", `/v1/property/${listing}/resume`, { token: people.owner.token, body: {} });

    site.clock.advance(31 * DAY_MS);
    await signIn(reader);
    expect((await readTodo(reader)).decisions).toMatchObject({ waiting: 1, standing: "expired" });
    expect(await stand(reader, listing)).toEqual(["expired", "ask", "signed", "granted granted"]);
    expect(await readOwners("past", listing)).toEqual(["expired", "reading"]);

    await people.ask(reader, listing);
    expect(await stand(reader, listing)).toEqual(["waiting", "wait", "signed", "granted granted"]);
    expect((await findMail(people.owner.email)).text).toContain("The NDA is signed.");
    await approve(listing);
    const given = await findMail(reader.email);
    expect(given.subject).toBe("You have access to “Bakery with two ovens”");
    expect(given.text).not.toContain("Sign");

    const [{ grant }] = await people.list("current", listing);
    await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "It is sold." });
    expect((await readTodo(reader)).decisions).toMatchObject({ waiting: 1, standing: "revoked" });
    expect(await stand(reader, listing)).toEqual(["revoked", "ask", "signed", "granted granted"]);
    expect(await readOwners("past", listing)).toEqual(["revoked", "reading"]);

    await people.ask(reader, listing);
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/refuse`, { note: "No." });
    expect(await stand(reader, listing)).toEqual(["revoked", "ask", "signed", "granted granted"]);
    expect(await readOwners("past", listing)).toEqual(["refused", "refused"]);
  });

  test("is signed first where its owner says so, except by people who cannot sign", async () => {
    const listing = await offer({ signsFirst: true });
    const reader = await people.enter();
    expect(await stand(reader, listing)).toEqual(["unasked", "sign", "first", "nda granted"]);
    expect(await people.ask(reader, listing)).toMatchObject({ status: 409, body: { code: "access.sign_first" } });
    await people.sign(reader, listing);
    expect(await stand(reader, listing)).toEqual(["signed", "ask", "signed", "granted"]);
    const { signers } = await people.read(people.owner, `signers?listing=${listing}`);
    expect(signers).toMatchObject([{ standing: { kind: "signed" } }]);

    await people.put(people.owner, `signers/${signers[0].id}/end`, { reason: "It is sold." });
    expect((await readTodo(reader)).decisions).toMatchObject({ waiting: 1, listing, standing: "revoked" });
    expect(await stand(reader, listing)).toEqual(["revoked", "ask", "signed", "granted granted"]);
    const own = { kind: "own", titleEn: "Ours", bodyEn: "Keep it.", isOneLanguage: true };
    await site.call("POST", `/v1/property/${listing}/agreement`, { token: people.owner.token, body: own });
    // The text is new, but only the owner can let this person in.
    expect(await stand(reader, listing)).toEqual(["revoked", "ask", "later", "granted granted"]);
    expect((await people.ask(reader, listing)).status).toBe(200);
    expect(await stand(reader, listing)).toEqual(["waiting", "wait", "later", "granted granted"]);
    await approve(listing);
    expect(await people.stand(reader, listing)).toMatchObject({
      standing: { kind: "approved_unsigned", next: "sign", signsAgain: true },
    });
    expect((await people.sign(reader, listing)).status).toBe(200);
    expect(await stand(reader, listing)).toEqual(["reading", "read", "signed", ""]);
  });

  test("is opened by the signature, or approved at once, where its settings say so", async () => {
    const listing = await offer({ mode: "signed", signsFirst: true });
    const reader = await people.enter();
    expect(await stand(reader, listing)).toEqual(["unasked", "sign", "opens", "nda nda"]);
    await people.sign(reader, listing);
    expect(await stand(reader, listing)).toEqual(["reading", "read", "signed", ""]);
    const mails: { subject: string }[] = await people.readMails(people.owner.email);
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/ was given access to /u),
    );

    const open = await offer({ mode: "verified" });
    const verified = await people.enter();
    await people.ask(verified, open);
    expect(await stand(verified, open)).toEqual(["approved_unsigned", "sign", "completes", "nda nda"]);
    const told = await findMail(people.owner.email);
    expect(told.subject).toMatch(/ was approved for /u);
    expect(told.text).toContain("Your confidential details stay hidden until they sign the NDA.");
  });

  test("asks back, and is withdrawn", async () => {
    const listing = await offer();
    const reader = await people.enter();
    await people.ask(reader, listing);
    await people.put(people.owner, `requests/${await people.findWaiting(listing)}/question`, { question: "Why?" });
    expect(await stand(reader, listing)).toEqual(["questioned", "answer", "adds", "nda granted"]);
    expect((await readTodo(reader)).decisions).toMatchObject({ waiting: 1, listing, standing: "questioned" });
    await people.put(reader, `${listing}/answer`, { answer: "To bake." });
    expect((await readTodo(reader)).decisions.waiting).toBe(0);
    await people.put(reader, `${listing}/withdraw`);
    expect(await stand(reader, listing)).toEqual(["withdrawn", "ask", "adds", "nda granted"]);
    expect(await readOwners("past", listing)).toEqual(["withdrawn", "withdrawn"]);
  });
});
