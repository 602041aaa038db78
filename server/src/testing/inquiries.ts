import { createJourneys, inventPhone, type SignedIn } from "./account-journeys.ts";
import type { Answer, TestApp } from "./test-app.ts";

/** Actions on inquiries, through the API. */
export async function createInquiryJourneys(site: TestApp) {
  const journeys = createJourneys(site);

  /** Adds a person who may write: with confirmed phone and e-mail. */
  function enter(overrides: Parameters<TestApp["addAccount"]>[0] = {}): Promise<SignedIn> {
    const now = site.clock.now();
    return journeys.enter({ phoneNumber: inventPhone(), phoneVerifiedAt: now, emailVerifiedAt: now, ...overrides });
  }

  const owner = await enter({ firstName: "Odile", lastName: "Roy" });
  const [listing = ""] = await site.addListings([{ ownerId: owner.uid, title: "Bakery with two ovens" }]);

  /** The form, as the page sends it. */
  const form = (overrides: object = {}) => ({
    owner: owner.uid,
    senderEmail: "luc@elsewhere.example",
    senderName: "Luc Gagnon",
    senderPhone: "5145550199",
    message: "Are the ovens gas or electric?",
    listingName: "Anything",
    listingLink: `${site.config.publicUrl}/property/${listing}`,
    ...overrides,
  });

  const send = (
    who: { token: string },
    overrides: object = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    site.call("POST", "/v1/mail/sendInquiryMail", { body: form(overrides), token: who.token, headers });

  return {
    enter,
    owner,
    listing,
    send,
    list: async (who: { token: string }, query = "") =>
      (await site.call("GET", `/v1/inquiries?${query}`, { token: who.token })).body,
    read: (who: { token: string }, id: string): Promise<Answer> =>
      site.call("GET", `/v1/inquiries/${id}`, { token: who.token }),
    reply: (
      who: { token: string },
      id: string,
      message: string,
      headers: Record<string, string> = {},
    ): Promise<Answer> =>
      site.call("POST", `/v1/inquiries/${id}/reply`, { body: { message }, token: who.token, headers }),
    readMails: async (to: string) => (await site.call("GET", `/dev/outbox.json?to=${to}`)).body.messages,
    /** A conversation started by someone new. */
    async begin(): Promise<{ sender: SignedIn; id: string }> {
      const sender = await enter();
      return { sender, id: (await send(sender)).body.inquiryId };
    },
  };
}
