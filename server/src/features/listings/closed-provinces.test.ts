import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildChange, buildListingForm } from "../../testing/listing-forms.ts";
import { createOfferJourneys } from "../../testing/offers.ts";
import { askToPay, makePayer, payByCard } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const CLOSED = { province: "Manitoba", city: "Winnipeg" };
const POSTING = "We do not take new listings in this province for now.";
const OFFERS = "New offers cannot be made in this province for now.";

describe("a province that the operator has closed", () => {
  let site: TestApp;
  let poster: { uid: string; token: string };
  let people: Awaited<ReturnType<typeof createOfferJourneys>>;
  beforeAll(async () => {
    site = await buildTestApp({ CLOSED_PROVINCES: "MB=posting; NS=offers" }, { takesPayments: true });
    people = await createOfferJourneys(site);
    poster = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  });
  afterAll(() => site.close());

  const send = (fields: Record<string, string>, language = "en") => {
    const { headers, body } = buildListingForm(fields);
    return site.call("POST", "/v1/property/", {
      token: poster.token,
      body,
      headers: { ...headers, "accept-language": language },
    });
  };
  const change = (id: string, fields: Record<string, string>) =>
    site.call("PATCH", `/v1/property/${id}`, { token: poster.token, ...buildChange(fields) });
  const move = (id: string, province: string, city: string) =>
    site.db.$client.query("UPDATE listings SET province = $2, city = $3 WHERE id = $1", [id, province, city]);
  const readStatus = async (id: string) =>
    (await site.db.$client.query("SELECT status FROM listings WHERE id = $1", [id])).rows[0]?.status;

  test("takes no new listing, says why in the reader's language, and names the field", async () => {
    expect(await send(CLOSED)).toMatchObject({ status: 400, body: { fields: { province: POSTING } } });
    expect((await send(CLOSED, "fr")).body.fields.province).toMatch(/^Nous n’acceptons pas de nouvelles annonces/u);
    expect((await send({})).status).toBe(200);
    expect((await send({ province: "Nova Scotia", city: "Halifax" })).status).toBe(200);
  });

  test("is nowhere a listing can be moved to, and one that is there can be changed", async () => {
    const id = (await send({})).body.msg.propertyId;
    expect(await change(id, CLOSED)).toMatchObject({ status: 400, body: { fields: { province: POSTING } } });
    await move(id, CLOSED.province, CLOSED.city);
    expect((await change(id, { title: "A better title" })).status).toBe(200);
    expect((await change(id, { ...CLOSED, city: "Brandon" })).status).toBe(200);
  });

  test("takes no payment for a draft that was saved before", async () => {
    const payer = await makePayer(site);
    await move(payer.listingId, CLOSED.province, CLOSED.city);
    expect(await askToPay(site, payer)).toMatchObject({
      status: 409,
      body: { code: "operators.posting_closed", fields: { province: POSTING } },
    });
  });

  test("publishes nothing that was paid for when it was closed already", async () => {
    const payer = await makePayer(site);
    const { orderId, clientSecret } = (await askToPay(site, payer)).body;
    await move(payer.listingId, CLOSED.province, CLOSED.city);
    await payByCard(site, clientSecret);
    await site.sandbox.faults.settled();
    const { order } = (await site.call("GET", `/v1/orders/${orderId}`, { token: payer.token })).body;
    expect(order).toMatchObject({ status: "paid", isUndelivered: true });
    expect(await readStatus(payer.listingId)).toBe("draft");
  });

  test("keeps what is published there, paused or not", async () => {
    const [id = ""] = await site.addListings([{ ownerId: poster.uid, ...CLOSED }]);
    const { token } = poster;
    for (const [step, status] of [
      ["pause", "paused"],
      ["resume", "active"],
    ] as const) {
      expect((await site.call("POST", `/v1/property/${id}/${step}`, { token })).status).toBe(200);
      expect(await readStatus(id)).toBe(status);
    }
  });

  test("takes no new offers, and those that were made continue", async () => {
    const { buyer, listing, id } = await people.begin();
    await move(listing, "Nova Scotia", "Halifax");
    expect((await people.counter(people.owner, id, { amountCents: 1_000_000_00 })).status).toBe(200);
    const { buyer: other } = await people.enterRoom(listing);
    expect((await people.list(other, listing)).body).toMatchObject({ obstacle: "closed_province", offers: [] });
    expect(await people.make(other, listing)).toMatchObject({
      status: 409,
      body: { code: "offers.closed_province", msg: OFFERS, fields: { province: OFFERS } },
    });
    expect((await people.list(buyer, listing)).body.obstacle).toBe("already_open");
    expect((await people.decide(buyer, id, "accept", { version: 2 })).status).toBe(200);
  });
});
