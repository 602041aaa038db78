import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findContact } from "../accounts/accounts.queries.ts";
import { createMessageDeps } from "../messages/messages.deps.ts";
import { createOutbox } from "../messages/recording.usecases.ts";
import { createTell } from "../notifications/notifications.ts";
import { tellOpenings } from "./openings.jobs.ts";

const FORMER = Object.fromEntries(
  ["netOperatingIncome", "capRate", "grossRevenue", "cashFlow", "ebitda", "outstandingDebt", "grossRentalIncome"].map(
    (key) => [key, "nda" as const],
  ),
);

describe("the notice about what confidential listings leave open", () => {
  let site: TestApp;
  let tell: () => Promise<void>;
  beforeAll(async () => {
    site = await buildTestApp();
    const { db, clock, config } = site;
    const outbox = createOutbox(
      createMessageDeps({ db, clock, config, log: pino({ level: "silent" }), pdf: SHARED_PDF_THREAD }),
    );
    const tellAccount = createTell({ clock, outbox, pageUrl: createPageUrl(config.publicUrl) });
    tell = () => tellOpenings({ db, tell: tellAccount, findContact });
  });
  afterAll(() => site.close());

  const mark = (ids: readonly string[]) =>
    site.db.execute(sql`INSERT INTO listing_openings SELECT unnest(${sql.param(ids)}::uuid[])`);
  const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
    (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages;

  test("goes to each owner once, for all of their listings, however many processes send it and however often", async () => {
    const people = await Promise.all([site.signInAs(), site.signInAs({ language: "fr" }), site.signInAs()]);
    const ids = await site.addListings(
      people.flatMap(({ uid: ownerId }) =>
        ["Diner", "Mill"].map((title) => ({ ownerId, title, levels: FORMER, features: { zoning: "CR" } })),
      ),
    );
    await mark(ids);
    await Promise.all([tell(), tell(), tell(), tell()]);
    await tell();
    for (const { email } of people) {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toMatch(/Diner.*Mill|Mill.*Diner/su);
    }
    const [english] = await mailsTo(people[0].email);
    expect(english?.text).toMatch(/“Diner”: Price, Title, Description, .*Zoning, .*Who posted the listing/u);
    expect(english?.text).not.toMatch(/Document,|NOI/u);
    const [french] = await mailsTo(people[1].email);
    expect(french?.subject).toBe("Ce que les membres voient de vos annonces confidentielles");
  });

  test("is not about a listing that is closed, or whose owner has meanwhile withheld who posted it", async () => {
    const { uid: ownerId, email } = await site.signInAs();
    const levels = { ...FORMER, poster: "nda" as const };
    await mark(
      await site.addListings([
        { ownerId, levels },
        { ownerId, levels: FORMER, status: "closed" },
      ]),
    );
    await tell();
    expect(await mailsTo(email)).toEqual([]);
  });
});
