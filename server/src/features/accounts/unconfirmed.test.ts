import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys, inventPhone } from "../../testing/account-journeys.ts";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("an account whose email is not confirmed", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const enter = (emailVerifiedAt: Date | null) =>
    people.enter({ phoneNumber: inventPhone(), phoneVerifiedAt: site.clock.now(), emailVerifiedAt });
  async function confirm({ email, token }: { email: string; token: string }) {
    await people.post("/v1/auth/send-confirmation", {}, { token });
    const oobCode = await people.readConfirmationCode(email);
    expect((await people.post("/v1/auth/verify-email", { oobCode }, { token })).status).toBe(200);
  }

  test("may not pay for a listing, whose draft is kept until the email is confirmed", async () => {
    const owner = await enter(null);
    const [listingId = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
    const body = { planType: "Basic", listingId, province: "Ontario", city: "Toronto" };
    const pay = async () =>
      (await people.post("/v1/checkout-session/generate-payment-intent", body, { token: owner.token })).body.code;
    expect(await pay()).toBe("orders.email_needed");
    const mine = await site.call("GET", "/v1/property/mine", { token: owner.token });
    expect(mine.body.properties).toMatchObject([{ id: listingId, status: "draft" }]);
    await confirm(owner);
    expect(await pay()).not.toBe("orders.email_needed");
  });

  test("is in the directory only once the email is confirmed", async () => {
    const { token } = await people.enter();
    const { uid, email } = await addAgent(site, { lastName: "Unconfirmed", emailVerifiedAt: null });
    const find = async () =>
      (await site.call("GET", "/v1/users/agents?searchQuery=Unconfirmed", { token })).body.agents as { id: string }[];
    expect(await find()).toEqual([]);
    expect((await site.call("GET", `/v1/users/agents/${uid}`, { token })).status).toBe(404);
    await confirm({ email, token: await site.signIn(email) });
    expect((await find()).map(({ id }) => id)).toEqual([uid]);
  });

  test("receives no inquiries about a listing that is active", async () => {
    const [sender, owner] = [await enter(site.clock.now()), await enter(null)];
    const [listingId] = await site.addListings([{ ownerId: owner.uid, status: "active" }]);
    const request = {
      owner: owner.uid,
      senderName: "Robin Whitford",
      senderEmail: "robin@example.ca",
      senderPhone: "6135550142",
      message: "Is it still available?",
      listingName: "Bakery",
      listingLink: `${site.config.publicUrl}/property/${listingId}`,
    };
    const send = async () =>
      (await people.post("/v1/mail/sendInquiryMail", request, { token: sender.token })).body.code;
    expect(await send()).toBe("inquiries.owner_unconfirmed");
    expect(await people.readMessages(owner.email)).toEqual([]);
    await confirm(owner);
    expect(await send()).toBeUndefined();
  });
});
