import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
let people: Awaited<ReturnType<typeof createInquiryJourneys>>;

beforeAll(async () => {
  site = await buildTestApp();
  people = await createInquiryJourneys(site);
});
afterAll(() => site.close());

const countMails = async () =>
  Number((await site.db.execute<{ count: string }>(sql`SELECT count(*) FROM messages`)).rows[0]?.count);

const linkToListing = () => `View the listing\n${site.config.publicUrl}/property/${people.listing}`;

describe("an inquiry", () => {
  test("is e-mailed to the owner with the sender as reply-to, copied to the sender, and starts a conversation", async () => {
    const sender = await people.enter({ firstName: "Luc", lastName: "Gagnon" });
    const answer = await people.send(sender);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ msg: "Your message has been sent.", inquiryId: expect.any(String) });
    expect(answer.text).not.toMatch(/@/u);

    const mails = await people.readMails(people.owner.email);
    expect(mails[0]).toMatchObject({
      to: people.owner.email,
      replyTo: sender.email,
      subject: "Luc Gagnon wrote to you about “Bakery with two ovens”",
    });
    expect(mails[0].text).toContain("Are the ovens gas or electric?");
    expect(mails[0].text).toContain("luc@elsewhere.example");
    expect(mails[0].text).toContain("(514) 555-0199");
    expect(mails[0].text).toContain(`${site.config.publicUrl}/account/inquiries/${answer.body.inquiryId}`);
    const [copy] = await people.readMails(sender.email);
    expect(copy).toMatchObject({ subject: "Your message about “Bakery with two ovens”", replyTo: null });
    expect(copy.text).not.toContain(people.owner.email);
    for (const { text } of [mails[0], copy]) expect(text).toContain(linkToListing());

    const received = await people.list(people.owner);
    expect(received).toMatchObject({ page: 1, totalPages: 1, totalResults: 1 });
    expect(received.inquiries[0]).toMatchObject({
      id: answer.body.inquiryId,
      box: "received",
      listing: { id: people.listing, name: "Bakery with two ovens" },
      with: { uid: sender.uid, name: "Luc Gagnon" },
      excerpt: "Are the ovens gas or electric?",
      isUnread: true,
      isLastMine: false,
    });
    const sent = await people.list(sender, "box=sent");
    expect(sent.inquiries[0]).toMatchObject({ with: { uid: people.owner.uid, name: "Odile Roy" }, isUnread: false });
    expect((await people.list(sender)).totalResults).toBe(0);
  });

  test("is answered on the page, each reply is e-mailed, and the API reveals neither address", async () => {
    const sender = await people.enter({ firstName: "Ana", lastName: "Silva" });
    const { inquiryId } = (await people.send(sender, { senderName: "Ana Silva" })).body;
    expect(
      (await site.call("GET", "/v1/inquiries/unread", { token: people.owner.token })).body.unread.received,
    ).toBeGreaterThan(0);
    expect((await people.reply(people.owner, inquiryId, "Gas.\r\nBoth of them.")).body).toEqual({
      msg: "Your reply has been sent.",
    });
    const [mail] = await people.readMails(sender.email);
    expect(mail).toMatchObject({ subject: "Odile Roy replied about “Bakery with two ovens”", replyTo: null });
    expect(mail.text).toContain("Gas.\nBoth of them.");
    expect(mail.text).toContain(linkToListing());

    expect((await people.list(sender, "box=sent")).inquiries[0]).toMatchObject({
      isUnread: true,
      excerpt: "Gas.\nBoth of them.",
    });
    const thread = await people.read(sender, inquiryId);
    expect(thread.body.inquiry).toMatchObject({
      messages: [
        { isMine: true, text: "Are the ovens gas or electric?" },
        { isMine: false, text: "Gas.\nBoth of them." },
      ],
      senderPhone: null,
      noReply: null,
    });
    expect((await people.list(sender, "box=sent")).inquiries[0].isUnread).toBe(false);

    await people.reply(sender, inquiryId, "Thank you!");
    const [toOwner] = await people.readMails(people.owner.email);
    expect(toOwner).toMatchObject({
      subject: "Ana Silva replied about “Bakery with two ovens”",
      replyTo: sender.email,
    });
    const both = await Promise.all([
      people.read(sender, inquiryId),
      people.read(people.owner, inquiryId),
      ...[people.owner, sender].map((who) => site.call("GET", "/v1/inquiries", { token: who.token })),
    ]);
    for (const { text } of both) expect(text).not.toMatch(/@(example|elsewhere)/u);
    expect((await people.read(people.owner, inquiryId)).body.inquiry).toMatchObject({
      senderPhone: "+15145550199",
      accountName: null,
    });
  });

  test("keeps the extension of a phone number, in the owner's mail and in the conversation", async () => {
    const sender = await people.enter();
    const { inquiryId } = (await people.send(sender, { senderPhone: "(514) 555-0100 x204" })).body;
    const [toOwner] = await people.readMails(people.owner.email);
    expect(toOwner?.text).toContain("Phone provided: (514) 555-0100, ext. 204");
    expect((await people.read(people.owner, inquiryId)).body.inquiry).toMatchObject({
      senderPhone: "+15145550100;ext=204",
    });
  });

  test("warns the owner if the sender's account has another name than the form", async () => {
    const sender = await people.enter({ firstName: "Paul", lastName: "Martin" });
    const { inquiryId } = (await people.send(sender, { senderName: "Vestpocket Support" })).body;
    expect((await people.read(people.owner, inquiryId)).body.inquiry).toMatchObject({
      with: { name: "Vestpocket Support" },
      accountName: "Paul Martin",
    });
    await people.reply(sender, inquiryId, "Is it still free?");
    const mails: { subject: string; text: string; html: string }[] = await people.readMails(people.owner.email);
    for (const { text, html } of mails.filter(({ subject }) => subject.startsWith("Vestpocket Support "))) {
      expect([text, html]).toEqual(Array(2).fill(expect.stringContaining("Sent from the account of Paul Martin")));
    }
    expect(mails.filter(({ text }) => text.includes("account of Paul Martin"))).toHaveLength(2);
  });

  test("sends an unconfirmed e-mail address neither a copy nor the owner's reply", async () => {
    const sender = await people.enter({ emailVerifiedAt: null });
    const { inquiryId } = (await people.send(sender)).body;
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.replyTo).toBeNull();
    expect((await people.reply(people.owner, inquiryId, "Gas. The key is under the mat.")).status).toBe(200);
    expect((await people.read(sender, inquiryId)).text).toContain("under the mat");
    expect(await people.readMails(sender.email)).toEqual([]);
    const elsewhere = (await site.call("GET", "/dev/outbox.json?to=luc@elsewhere.example")).body.messages;
    expect(elsewhere).toEqual([]);
  });

  test("is created once if it is sent again with its idempotency key, in parallel or later", async () => {
    const sender = await people.enter();
    const headers = { "idempotency-key": randomUUID() };
    const before = await countMails();
    const answers = await Promise.all(Array.from({ length: 3 }, () => people.send(sender, {}, headers)));
    const again = await people.send(sender, {}, headers);
    expect(new Set([...answers, again].map(({ body }) => body.inquiryId)).size).toBe(1);
    expect(await countMails()).toBe(before + 2);
    const { inquiryId } = again.body;
    await Promise.all(Array.from({ length: 3 }, () => people.reply(sender, inquiryId, "Hello?", headers)));
    expect((await people.read(sender, inquiryId)).body.inquiry.messages).toHaveLength(2);
  });

  test("is rejected with an unconfirmed phone, for one's own listing and for a hidden listing", async () => {
    const unconfirmed = await people.enter({ phoneVerifiedAt: null });
    expect(await people.send(unconfirmed)).toMatchObject({ status: 403, body: { code: "inquiries.phone_needed" } });
    expect(await people.send(people.owner)).toMatchObject({ status: 409, body: { code: "inquiries.own_listing" } });
    const sender = await people.enter();
    const ids = await site.addListings([
      { ownerId: people.owner.uid, status: "draft" },
      { ownerId: people.owner.uid, status: "removed" },
      { ownerId: people.owner.uid, expiresAt: new Date(site.clock.now().getTime() - 1) },
    ]);
    for (const id of [...ids, newId()]) {
      const answer = await people.send(sender, { listingLink: `${site.config.publicUrl}/property/${id}` });
      expect(answer).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
    }
  });

  test("names invalid fields in the reader's language and stores nothing", async () => {
    const sender = await people.enter();
    const before = await countMails();
    const wrong: [object, string][] = [
      [{ senderName: "" }, "senderName"],
      [{ senderName: "Luc\r\nBcc: eve@example.ca" }, "senderName"],
      [{ senderEmail: "" }, "senderEmail"],
      [{ senderEmail: "luc" }, "senderEmail"],
      [{ senderEmail: "luc@example.ca\nBcc: eve@example.ca" }, "senderEmail"],
      [{ senderPhone: "555-0199" }, "senderPhone"],
      [{ senderPhone: "5145550199204" }, "senderPhone"],
      [{ senderPhone: "1".repeat(16) }, "senderPhone"],
      [{ message: "x".repeat(5_001) }, "message"],
      [{ owner: "me" }, "owner"],
      [{ price: 1 }, "price"],
    ];
    for (const [overrides, field] of wrong) {
      const answer = await people.send(sender, overrides, { "accept-language": "fr" });
      expect({ overrides, status: answer.status, fields: Object.keys(answer.body.fields ?? {}) }).toEqual({
        overrides,
        status: 400,
        fields: [field],
      });
    }
    expect((await people.send(sender, { message: "m".repeat(1_000_000) })).status).toBe(413);
    expect(await countMails()).toBe(before);
    expect((await people.list(sender, "box=sent")).totalResults).toBe(0);
  });
});

describe("F2: the text of an inquiry", () => {
  test("keeps HTML and script addresses as text; the reply goes to the sender", async () => {
    const sender = await people.enter();
    const evil = `<img src=x onerror=alert(1)><a href="javascript:alert(1)">click</a> https://evil.example`;
    expect((await people.send(sender, { message: evil })).status).toBe(200);
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.text).toContain(evil);
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(mail.html).not.toMatch(/<img|href="javascript|href="https:\/\/evil/u);
    expect(mail.replyTo).toBe(sender.email);
  });
});

describe("F3: another owner or another link", () => {
  test("is rejected with the field's name; the e-mail always goes to the listing's owner, with the listing's own title", async () => {
    const sender = await people.enter();
    const stranger = await people.enter();
    const before = await countMails();
    expect(await people.send(sender, { owner: stranger.uid })).toMatchObject({
      status: 400,
      body: { fields: { owner: "This listing belongs to someone else." } },
    });
    const links = [
      `https://evil.example/property/${people.listing}`,
      `https://vestpocket.example.evil.example/property/${people.listing}`,
      `javascript:alert(1)//property/${people.listing}`,
      `//evil.example/property/${people.listing}`,
      `https://user@evil.example/property/${people.listing}`,
      `${site.config.publicUrl}/search-results`,
      `${site.config.publicUrl}/property/../property/x`,
      "",
    ];
    for (const listingLink of links) {
      const answer = await people.send(sender, { listingLink });
      expect({ given: listingLink, ...answer.body.fields }).toEqual({
        given: listingLink,
        listingLink: "The link must point to a listing on this site.",
      });
      expect(answer.status).toBe(400);
    }
    expect(await countMails()).toBe(before);
    for (const listingLink of [
      `/property/${people.listing}`,
      `${site.config.publicUrl}/fr/property/${people.listing}?from=x#contact`,
    ]) {
      expect((await people.send(sender, { listingLink, listingName: "<b>Free money</b>" })).status).toBe(200);
    }
    const [mail] = await people.readMails(people.owner.email);
    expect(mail.text + mail.subject).not.toContain("Free money");
  });
});

describe("F4: the limits of inquiries", () => {
  test("allow ten an hour and three a day about one listing; the error says when to retry", async () => {
    const sender = await people.enter();
    const ids = await site.addListings(Array.from({ length: 20 }, () => ({ ownerId: people.owner.uid })));
    const before = (await people.list(people.owner)).totalResults;
    const toLink = (id: string) => ({ listingLink: `${site.config.publicUrl}/property/${id}` });
    const aboutOne = await Promise.all(Array.from({ length: 10 }, () => people.send(sender, toLink(ids[0] ?? ""))));
    expect(aboutOne.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = aboutOne.find(({ status }) => status === 429);
    expect(refused?.body.msg).toBe("You have written about this listing several times. Please wait for a reply.");
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(23 * 3600);
    // Two per listing: whatever their order, none reaches the per-listing limit.
    const answers = await Promise.all(
      Array.from({ length: 38 }, (_, at) => people.send(sender, toLink(ids[1 + (at % 19)] ?? ""))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    const last = answers.find(({ status }) => status === 429);
    expect(last?.body.msg).toBe("You have written to many owners.");
    expect((await people.list(people.owner)).totalResults).toBe(before + 10);
    // Others are not affected.
    expect((await people.send(await people.enter(), toLink(ids[0] ?? ""))).status).toBe(200);
  });
});
