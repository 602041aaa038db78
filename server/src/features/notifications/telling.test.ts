import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import type { Language } from "@vestpocket/domain/shared/text";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import type { Tell } from "../../platform/messages/tell.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTell } from "./notifications.ts";

describe("telling an account", () => {
  let site: TestApp;
  let tell: Tell;
  let sent: { to: string; subject: string }[] = [];
  beforeAll(async () => {
    site = await buildTestApp();
    const outbox = {
      sendMail: async (_: unknown, { to, content }: { to: string; content: { subject: { message: string } } }) =>
        void sent.push({ to, subject: content.subject.message }),
      sendText: async () => undefined,
    };
    tell = createTell({ clock: site.clock, outbox, pageUrl: createPageUrl("https://vestpocket.example") });
  });
  afterAll(() => site.close());

  const takeSent = () => {
    const taken = sent;
    sent = [];
    return taken;
  };
  const confirmed = async (language: Language = "en") => {
    const { uid: id, token } = await site.signInAs();
    return {
      token,
      recipient: { id, email: `${id}@example.ca`, language, disabledAt: null, emailVerifiedAt: new Date() },
    };
  };
  const subject = (message: string, values = {}) => ({ subject: { id: "planted", message, values }, paragraphs: [] });
  const choose = (token: string, group: string, way: string) =>
    site.call("PUT", "/v1/notifications/preferences", { token, body: { group, way } });
  const list = async (token: string) => (await site.call("GET", "/v1/notifications", { token })).body;

  test("a mail to a disabled account or an unconfirmed address is sent only if it says so", async () => {
    const now = new Date();
    const paths: Readonly<Partial<Record<NotificationEvent, string>>> = {
      inquiry_received: "/inquiry",
      purchase_changed: "/receipt",
      password_link: "/reset",
      security_changed: "/password",
    };
    for (const [name, disabledAt, emailVerifiedAt] of [
      ["in", null, now],
      ["out", now, now],
      ["new", null, null],
      ["new.out", now, null],
    ] as const) {
      const { uid: id } = await site.addAccount();
      const to = { id, email: `${name}@example.ca`, language: "en" as const, disabledAt, emailVerifiedAt };
      for (const [event, path] of Object.entries(paths) as [NotificationEvent, string][])
        await tell(site.db, to, { event, path, mail: { toContent: (url) => subject(url) } });
    }
    const lines = takeSent().map(({ to, subject }) => `${to}: ${subject.replace("https://vestpocket.example", "")}`);
    expect(lines).toEqual([
      ...["in@example.ca: /inquiry", "in@example.ca: /receipt", "in@example.ca: /reset", "in@example.ca: /password"],
      ...["out@example.ca: /receipt", "out@example.ca: /password"],
      ...["new@example.ca: /reset", "new@example.ca: /password"],
      "new.out@example.ca: /password",
    ]);
  });

  test.each([
    ["email", 1, 1],
    ["digest", 0, 1],
    ["product", 0, 1],
    ["none", 0, 0],
  ] as const)("somebody who chose '%s' gets %i mails at once and %i notifications", async (way, mails, kept) => {
    const { token, recipient } = await confirmed();
    expect((await choose(token, "offers", way)).status).toBe(200);
    await tell(site.db, recipient, {
      event: "offer_step",
      path: "/account",
      mail: { toContent: () => subject("An offer") },
    });
    expect(takeSent()).toHaveLength(mails);
    expect(await list(token)).toMatchObject({ unread: kept });
  });

  test("what must reach its reader ignores the preference of its group", async () => {
    const { token, recipient } = await confirmed();
    for (const group of ["account", "listings", "access"])
      expect((await choose(token, group, "none")).status).toBe(200);
    const required = ["security_changed", "contact_changed", "listing_removed", "agreement_signed"] as const;
    const optional = ["report_decided", "listing_expired", "access_decided"] as const;
    for (const event of [...required, ...optional, "purchase_changed" as const])
      await tell(site.db, recipient, { event, path: "/account", mail: { toContent: () => subject(event) } });
    expect(takeSent().map((mail) => mail.subject)).toEqual([...required, "purchase_changed"]);
    expect((await list(token)).notifications.map(({ text }: { text: string }) => text)).toEqual(
      [...required, "purchase_changed"].toReversed(),
    );
  });

  test("a notification keeps the values that it shows, and nothing else that its mail knows", async () => {
    const { recipient } = await confirmed();
    const mail = { toContent: () => subject("{name} wrote", { name: "Ada", secret: "the canary" }) };
    await tell(site.db, recipient, { event: "offer_step", path: "/account", mail });
    takeSent();
    const { rows } = await site.db.execute(sql`SELECT text FROM notifications WHERE account_id = ${recipient.id}`);
    expect(rows).toEqual([{ text: { id: "planted", message: "{name} wrote", values: { name: "Ada" } } }]);
  });

  test("links that are valid once, and copies of one's own words, are in no notification", async () => {
    const { recipient, token } = await confirmed();
    for (const event of ["password_link", "confirmation_link", "address_used", "inquiry_copied"] as const)
      await tell(site.db, recipient, { event, path: "/account", mail: { toContent: () => subject(event) } });
    expect(takeSent()).toHaveLength(4);
    expect((await list(token)).notifications).toEqual([]);
  });

  test("somebody without an account is mailed only, and news about a listing that is gone is kept without it", async () => {
    const { recipient, token } = await confirmed();
    const mail = { toContent: () => subject("An answer") };
    await tell(site.db, { ...recipient, id: null }, { event: "ticket_answered", path: "/ticket", mail });
    await tell(site.db, recipient, { event: "offer_step", path: "/account", listingId: newId(), mail });
    expect(takeSent()).toHaveLength(2);
    expect((await list(token)).notifications).toHaveLength(1);
  });
});
