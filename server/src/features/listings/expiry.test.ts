import { formatDate } from "@vestpocket/domain/shared/dates";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findContact } from "../accounts/accounts.queries.ts";
import { createMessageDeps } from "../messages/messages.deps.ts";
import { createOutbox } from "../messages/recording.usecases.ts";
import { createTell } from "../notifications/notifications.ts";
import { expireListings } from "./expiry.usecases.ts";
import { listings } from "./listings.tables.ts";

describe("expiry of listings", () => {
  let site: TestApp;
  let expire: () => Promise<void>;
  beforeAll(async () => {
    site = await buildTestApp();
    const { db, clock, config } = site;
    const log = pino({ level: "silent" });
    const outbox = createOutbox(createMessageDeps({ db, clock, config, log, pdf: SHARED_PDF_THREAD }));
    const tell = createTell({ clock, outbox, pageUrl: createPageUrl(config.publicUrl) });
    expire = () => expireListings({ db, clock, tell, findContact });
  });
  afterAll(() => site.close());

  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);
  const statusOf = async (id: string) =>
    (await site.db.select({ status: listings.status }).from(listings).where(eq(listings.id, id)))[0]?.status;
  const messagesTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
    (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages;
  const subjectsTo = async (email: string) => (await messagesTo(email)).map(({ subject }) => subject);

  test("a listing expires at its exact second, whether or not the job has run", async () => {
    const { uid, token } = await site.signInAs();
    const buyer = await site.signInAs();
    const expiresAt = new Date(site.clock.now().getTime() + 5_000);
    const [id = ""] = await site.addListings([{ ownerId: uid, expiresAt, title: "Ephemeral kiosk" }]);
    const read = (by: string) => site.call("GET", `/v1/property/getProperty/${id}`, { token: by });
    site.clock.advance(4_999);
    expect((await read(buyer.token)).status).toBe(200);
    site.clock.advance(1);
    expect((await read(buyer.token)).status).toBe(404);
    expect((await read(token)).body.property.status).toBe("expired");
    const mine = await site.call("GET", "/v1/property/mine", { token });
    expect(mine.body.properties[0].status).toBe("expired");
    expect(await statusOf(id)).toBe("active");
    await expire();
    expect(await statusOf(id)).toBe("expired");
  });

  test("an owner is e-mailed a week before a listing ends and at the end, once each, in their language", async () => {
    const { uid, email } = await site.addAccount({ language: "fr" });
    const { uid: other, email: otherEmail } = await site.addAccount();
    const [inAWeek, tomorrow] = [inDays(7), inDays(1)];
    await site.addListings([
      { ownerId: uid, expiresAt: inAWeek, title: "Petit entrepôt" },
      { ownerId: uid, expiresAt: inDays(8) },
      { ownerId: uid, status: "draft" },
      { ownerId: uid, status: "closed", expiresAt: inDays(3) },
      { ownerId: other, expiresAt: tomorrow },
    ]);
    await expire();
    await expire();
    expect(await subjectsTo(email)).toEqual(["Votre annonce expire bientôt"]);
    expect(await subjectsTo(otherEmail)).toEqual(["Your listing expires soon"]);
    expect((await messagesTo(email))[0]?.text).toContain(`expire le ${formatDate(inAWeek.getTime() / 1000, "fr")}.`);
    const [told] = await messagesTo(otherEmail);
    expect(told?.text).toContain(`expires on ${formatDate(tomorrow.getTime() / 1000, "en")}.`);
    site.clock.advance(7 * DAY_MS);
    await expire();
    await expire();
    expect((await subjectsTo(email)).toSorted()).toEqual([
      "Votre annonce a expiré",
      "Votre annonce expire bientôt",
      "Votre annonce expire bientôt",
    ]);
    site.clock.advance(-7 * DAY_MS);
  });

  test("the paid time of a paused listing keeps running: its owner is told, it ends on its day, and cannot be resumed after it", async () => {
    const { uid, token, email } = await site.signInAs();
    const [id = ""] = await site.addListings([
      { ownerId: uid, status: "paused", pausedAt: inDays(-1), expiresAt: new Date(site.clock.now().getTime() + 5_000) },
    ]);
    await expire();
    expect(await subjectsTo(email)).toEqual(["Your listing expires soon"]);
    site.clock.advance(5_000);
    const resumed = await site.call("POST", `/v1/property/${id}/resume`, { token, body: {} });
    expect([resumed.status, resumed.body.code]).toEqual([409, "listings.wrong_status"]);
    await expire();
    expect(await statusOf(id)).toBe("expired");
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test("250 listings past their end are all expired by two processes at once, with one e-mail each", async () => {
    const { uid, email } = await site.addAccount();
    const due = Array.from({ length: 250 }, () => ({ ownerId: uid, expiresAt: inDays(-1), endingToldAt: inDays(-8) }));
    await site.addListings(due);
    await Promise.all([expire(), expire()]);
    expect(await subjectsTo(email)).toHaveLength(250);
    const left = await site.db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, uid));
    expect(new Set(await Promise.all(left.map(({ id }) => statusOf(id))))).toEqual(new Set(["expired"]));
  });
});
