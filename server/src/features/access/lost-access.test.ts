import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildChange, buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { createOfferJourneys } from "../../testing/offers.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const FORM = {
  levels: JSON.stringify({ document: "granted", poster: "verified" }),
  pictureLevels: JSON.stringify({ thumbnail: "granted" }),
};

describe("someone who may no longer read a listing", () => {
  let site: TestApp;
  let people: Awaited<ReturnType<typeof createOfferJourneys>>;
  let administrator: { token: string };
  type Person = Awaited<ReturnType<typeof people.enter>>;
  beforeAll(async () => {
    site = await buildTestApp();
    people = await createOfferJourneys(site);
  });
  beforeEach(async () => {
    administrator = await site.signInAsAdministrator();
    Object.assign(people.owner, { token: await site.signIn(people.owner.email) });
  });
  afterAll(() => site.close());

  const post = async (path: string, body: object = {}, who: { token: string } = people.owner) => {
    const answer = await site.call("POST", path, { token: who.token, body });
    expect([path, answer.text, answer.status]).toEqual([path, answer.text, 200]);
    return answer.body;
  };

  /** A listing with a restricted picture and document, and someone who was let in and holds links to both. */
  async function letSomeoneIn() {
    const files = [
      { name: "thumbnail", filename: "a.png", content: await drawPng() },
      { name: "documents", filename: "plan.pdf", content: PDF },
    ];
    const posted = await site.call("POST", "/v1/property/", { ...people.owner, ...buildListingForm(FORM, files) });
    const listing: string = posted.body.msg.propertyId;
    await site.db.$client.query(
      `UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at, has_exposure = true,
        expires_at = $2 WHERE id = $1`,
      [listing, new Date(site.clock.now().getTime() + 60 * DAY_MS)],
    );
    const { buyer } = await people.enterRoom(listing);
    await post(`/v1/property/${listing}/questions`, { kind: "question", text: "Is the roof new?" }, buyer);
    const { questions } = (
      await site.call("GET", `/v1/property/${listing}/questions?kind=question`, people.owner as object)
    ).body;
    return { listing, buyer, question: questions[0].id as string, ...(await readLinks(listing, buyer)) };
  }
  type Reader = Awaited<ReturnType<typeof letSomeoneIn>>;

  async function readLinks(listing: string, { token }: { token: string }) {
    const get = async (path: string) => (await site.call("GET", `/v1/property/${path}`, { token })).body;
    const picture: string = (await get(`getProperty/${listing}`)).property.thumbnailUrl;
    return { links: [picture, (await get(`${listing}/document`)).url as string] };
  }

  const open = async (links: readonly string[]) =>
    (await Promise.all(links.map((url) => site.app.inject({ url })))).map(({ statusCode }) => statusCode);
  const readSubjects = async ({ email }: Person) =>
    (await people.readMails(email)).map(({ subject }: { subject: string }) => subject);

  /** What the owner does in the room. Returns what it mailed to the reader. */
  async function actInRoom({ listing, buyer, question }: Reader): Promise<string[]> {
    const before = (await readSubjects(buyer)).length;
    await post(`/v1/property/${listing}/deal`, { status: "letter_of_intent" });
    await site.call("POST", `/v1/questions/${question}/answer`, {
      ...{ token: people.owner.token, body: { version: 0, answer: "From 2019." } },
    });
    const subjects = await readSubjects(buyer);
    return subjects.slice(0, subjects.length - before);
  }

  const disable = ({ buyer: { uid } }: Reader) =>
    post(`/v1/admin/users/${uid}/disable`, { reason: "Fraud." }, administrator);
  const ENDS: Readonly<Record<string, (reader: Reader) => Promise<unknown>>> = {
    "who was disabled": disable,
    "whose account is gone": ({ buyer }) => post("/v1/auth/delete-account", { password: PASSWORD }, buyer),
    async "whose approval was revoked"({ listing }) {
      const [{ grant }] = await people.listRequests("current", listing);
      await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "It is sold." });
    },
    "whose approval is over": ({ listing }) =>
      site.db.$client.query("UPDATE access_grants SET until_at = $2 WHERE listing_id = $1", [
        listing,
        site.clock.now(),
      ]),
    "of a paused listing": ({ listing }) => post(`/v1/property/${listing}/pause`),
    "of an expired listing": ({ listing }) =>
      site.db.$client.query("UPDATE listings SET expires_at = $2 WHERE id = $1", [listing, site.clock.now()]),
    "of a removed listing": ({ listing }) =>
      post(`/v1/admin/listings/${listing}/remove`, { reason: "Fraud." }, administrator),
  };

  test("gets all of it before", async () => {
    const reader = await letSomeoneIn();
    expect(await open(reader.links)).toEqual([200, 200]);
    expect(await actInRoom(reader)).toEqual([
      expect.stringContaining("answered"),
      expect.stringContaining("Under letter of intent"),
    ]);
  });

  test.each(Object.keys(ENDS))("%s gets no mail from the room, and no earlier link opens", async (which) => {
    const reader = await letSomeoneIn();
    await ENDS[which]?.(reader);
    expect(await open(reader.links)).toEqual([404, 404]);
    expect(await actInRoom(reader)).toEqual([]);
  });

  test("who was disabled reads as before once enabled again", async () => {
    const reader = await letSomeoneIn();
    await disable(reader);
    expect(await open(reader.links)).toEqual([404, 404]);
    await post(`/v1/admin/users/${reader.buyer.uid}/enable`, {}, administrator);
    expect(await open(reader.links)).toEqual([200, 200]);
    expect((await actInRoom(reader)).length).toBe(2);
  });

  test("because they were disabled or deleted opens no document for members by an earlier link", async () => {
    for (const end of ["who was disabled", "whose account is gone"]) {
      const reader = await letSomeoneIn();
      await site.db.$client.query("UPDATE listings SET levels = levels - 'document' WHERE id = $1", [reader.listing]);
      expect(await open(reader.links.slice(1))).toEqual([200]);
      await ENDS[end]?.(reader);
      expect(await open(reader.links.slice(1))).toEqual([404]);
    }
  });

  test("is read as nobody after they signed and deleted their account", async () => {
    const reader = await letSomeoneIn();
    const { sign, owner } = people;
    const change = buildChange({ pictureLevels: JSON.stringify({ thumbnail: "nda" }), wayIn: "signing" });
    expect((await site.call("PATCH", `/v1/property/${reader.listing}`, { ...owner, ...change })).status).toBe(200);
    const signer = await people.enter();
    expect((await sign(signer, reader.listing)).status).toBe(200);
    const [picture = ""] = (await readLinks(reader.listing, signer)).links;
    expect(await open([picture])).toEqual([200]);
    await post("/v1/auth/delete-account", { password: PASSWORD }, signer);
    expect(await open([picture])).toEqual([404]);
  });

  test("is not written to by the owner of a listing that was removed, whatever is decided", async () => {
    const { listing, buyer } = await letSomeoneIn();
    const asker = await people.enter();
    await people.ask(asker, listing);
    const waiting = await people.findWaiting(listing);
    const [{ grant }] = await people.listRequests("current", listing);
    await ENDS["of a removed listing"]?.({ listing } as Reader);
    const before = [await readSubjects(asker), await readSubjects(buyer)];
    await people.put(people.owner, `requests/${waiting}/question`, { question: "Call me at 514 555 0100." });
    await people.put(people.owner, `grants/${grant.id}/revoke`, { reason: "Call me at 514 555 0100." });
    expect([await readSubjects(asker), await readSubjects(buyer)]).toEqual(before);
  });

  test.each(["of a paused listing", "of an expired listing", "of a removed listing"])(
    "%s can only withdraw their offer",
    async (which) => {
      const { listing, buyer, ...rest } = await letSomeoneIn();
      const { offerId } = (await people.make(buyer, listing)).body;
      await people.counter(people.owner, offerId, {});
      const readTodo = async () =>
        (await site.call("GET", "/v1/property/todo", { token: buyer.token })).body.todo.offers.waiting;
      expect(await readTodo()).toBe(1);
      await ENDS[which]?.({ listing, buyer, ...rest });
      expect(await readTodo()).toBe(0);
      expect((await people.read(buyer, offerId)).body.offer).toMatchObject({
        ...{ state: "open", steps: ["withdraw"], buyerHasAccess: false },
      });
      expect((await people.list(buyer, listing)).body).toMatchObject({
        ...{ obstacle: "no_access", offers: [{ steps: ["withdraw"] }] },
      });
      for (const answer of [
        await people.decide(buyer, offerId, "accept", { version: 2 }),
        await people.counter(buyer, offerId, { version: 2 }),
      ]) {
        expect(answer).toMatchObject({ status: 403, body: { code: "offers.no_access" } });
      }
      const before = (await readSubjects(buyer)).length;
      expect((await people.counter(people.owner, offerId, { version: 2 })).status).toBe(200);
      const mailed = (await readSubjects(buyer)).length - before;
      expect(mailed).toBe(which === "of a removed listing" ? 0 : 1);
      expect((await people.decide(buyer, offerId, "withdraw", { version: 3 })).status).toBe(200);
    },
  );

  test("gets no mail from people or about reports while they are disabled", async () => {
    const { listing, buyer } = await letSomeoneIn();
    const { offerId } = (await people.make(buyer, listing)).body;
    const link = `${site.config.publicUrl}/property/${listing}`;
    const inquiry = { senderEmail: buyer.email, senderName: "Luc Gagnon", listingLink: link, message: "Any?" };
    const { inquiryId } = await post("/v1/mail/sendInquiryMail", inquiry, buyer);
    const [{ grant }] = await people.listRequests("current", listing);
    const report = { reason: "other", note: "Odd." };
    await post(`/v1/property/${listing}/report`, report, buyer);
    await disable({ buyer } as Reader);
    const before = await readSubjects(buyer);
    await post(`/v1/inquiries/${inquiryId}/reply`, { message: "Yes." });
    await post(`/v1/offers/${offerId}/decline`, { version: 1, note: "" });
    await post(`/v1/access/grants/${grant.id}/extend`, { days: 30 });
    await post(`/v1/access/grants/${grant.id}/revoke`, { reason: "Sold." });
    const { reports } = (await site.call("GET", "/v1/admin/reports", administrator)).body;
    await post("/v1/admin/reports/dismiss", { ids: [reports[0].id] }, administrator);
    expect(await readSubjects(buyer)).toEqual(before);
  });

  test("is still emailed what an administrator did with their listings", async () => {
    const owner = await people.enter();
    const [draft = "", read = ""] = await site.addListings([
      { ownerId: owner.uid, status: "draft" },
      { ownerId: owner.uid },
    ]);
    await disable({ buyer: owner } as Reader);
    await post(`/v1/admin/listings/${draft}/remove`, { reason: "It is not yours." }, administrator);
    const ground = { ground: "reason", reason: "Somebody else says it is theirs." };
    await post(`/v1/admin/listings/${read}/inspect`, ground, administrator);
    expect(await readSubjects(owner)).toEqual([
      expect.stringContaining("An administrator opened"),
      expect.stringContaining("removed"),
      "Your account was disabled",
    ]);
  });
});
