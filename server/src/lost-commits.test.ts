import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInconsistencies } from "./consistency.ts";
import { insertMemberships } from "./features/memberships/memberships.queries.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { buildForm } from "./testing/forms.ts";
import { buildListingForm, drawPng, PDF } from "./testing/listing-forms.ts";
import { createLostCommits } from "./testing/lost-commits.ts";
import { buildDocumentForm, buildPdf } from "./testing/room-files.ts";
import { type Answer, buildTestApp, type TestApp } from "./testing/test-app.ts";

/** More than any request makes: reaching it means an endless loop. */
const COMMITS_MAX = 20;

describe("a connection lost after a commit and before its response", () => {
  const lost = createLostCommits();
  let site: TestApp;
  let person: { uid: string; token: string };
  let listing: string;
  let pdf: Buffer;
  let files: Parameters<typeof buildListingForm>[1];

  beforeAll(async () => {
    site = await buildTestApp({}, { watchDatabase: lost.watchDatabase });
    person = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const paidThrough = new Date(site.clock.now().getTime() + 365 * 24 * 3_600_000);
    await insertMemberships(site.db, [{ accountId: person.uid, paidThrough }]);
    const content = await drawPng();
    pdf = await buildPdf({ pages: 1 });
    files = [
      { name: "images", filename: "front.png", type: "image/png", content },
      { name: "documents", filename: "plan.pdf", type: "application/pdf", content: PDF },
    ];
    [listing = ""] = await site.addListings([{ ownerId: person.uid }]);
  });
  afterAll(() => site.close());

  test.each<readonly [string, string, () => Promise<Answer>]>([
    [
      "posts a listing",
      "SELECT FROM listing_pictures",
      () => site.call("POST", "/v1/property/", { token: person.token, ...buildListingForm({}, files) }),
    ],
    [
      "changes the files of a listing",
      "SELECT FROM listing_pictures",
      () => {
        const form = buildListingForm({}, files);
        return site.call("PATCH", `/v1/property/${listing}`, { token: person.token, ...form });
      },
    ],
    [
      "adds a document to a deal room",
      "SELECT FROM room_documents",
      () => {
        const path = `/v1/rooms/${listing}/documents?audience=member&download=stamped`;
        return site.call("POST", path, { token: person.token, ...buildDocumentForm(pdf) });
      },
    ],
    [
      "replaces a profile picture",
      "SELECT FROM accounts WHERE picture_token IS NOT NULL",
      async () => {
        const picture = { name: "profilePicture", filename: "me.png", type: "image/png", content: await drawPng() };
        const path = `/v1/users/agents/upload-profile/${person.uid}`;
        return site.call("POST", path, { token: person.token, ...buildForm([picture]) });
      },
    ],
  ])("keeps the files of each committed row, when it %s", async (_what, rows, request) => {
    let at = 1;
    for (; at < COMMITS_MAX; at += 1) {
      lost.loseAt(at);
      const { status } = await request();
      if (lost.isWaiting) {
        lost.loseAt(0);
        expect([200, 201]).toContain(status);
        break;
      }
      expect(status).toBe(503);
    }
    expect(at).toBeGreaterThan(1);
    expect(at).toBeLessThan(COMMITS_MAX);
    expect((await site.db.$client.query(rows)).rowCount).toBeGreaterThan(0);
    const store = openFileStore(site.config);
    const { rowsWithoutFiles } = await findInconsistencies({ db: site.db, files: store, now: site.clock.now() });
    expect(rowsWithoutFiles).toEqual([]);
  });
});
