import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("the best next steps", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const daysFromNow = (days: number) => new Date(site.clock.now().getTime() + days * DAY_MS);
  const query = (text: string, values: unknown[]) => site.db.$client.query(text, values);
  const list = async (token: string, id?: string) =>
    (await site.call("GET", id === undefined ? "/v1/next-steps" : `/v1/property/${id}/next-steps`, { token })).body
      .steps;
  const kindsOf = async (token: string, id?: string) =>
    (await list(token, id)).map(({ kind }: { kind: string }) => kind);
  const dismiss = (id: string, token: string, kind: string) =>
    site.call("POST", `/v1/property/${id}/next-steps/dismiss`, { token, body: { kind } });

  test("are those of one listing, or the most urgent of all live ones", async () => {
    const { uid, token } = await site.signInAs();
    const [fine = "", ending = ""] = await site.addListings([
      { ownerId: uid, title: "Fine", publishedAt: daysFromNow(-3), expiresAt: daysFromNow(40) },
      { ownerId: uid, title: "Ending", expiresAt: daysFromNow(4.5) },
      { ownerId: uid, title: "Draft", status: "draft" },
      { ownerId: uid, title: "Over", expiresAt: daysFromNow(-1) },
    ]);
    expect(await kindsOf(token, fine)).toEqual(["photo"]);
    expect(await list(token)).toEqual([
      { kind: "renew", count: 5, listing: { id: ending, name: "Ending", language: "en" } },
      expect.objectContaining({ kind: "photo" }),
    ]);
    await query(
      `INSERT INTO inquiries (id, listing_id, listing_title, owner_id, sender_id, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread)
       VALUES ($1, $2, 'Any', $3, $4, 'Any', '', $5, $5, true, false)`,
      [newId(), fine, uid, (await site.addAccount()).uid, daysFromNow(-4)],
    );
    expect(await list(token, fine)).toMatchObject([{ kind: "answer", count: 4 }, { kind: "photo" }]);
    const other = await site.signInAs();
    expect(await list(other.token)).toEqual([]);
    expect((await site.call("GET", `/v1/property/${fine}/next-steps`, { token: other.token })).status).toBe(404);
  });

  test("count visits and questions since the run began", async () => {
    const { uid, token } = await site.signInAs();
    const [id = ""] = await site.addListings([
      { ownerId: uid, publishedAt: daysFromNow(-3), expiresAt: daysFromNow(40) },
    ]);
    const add = (days: number, opened: number) =>
      query("INSERT INTO listing_days (listing_id, day, opened) VALUES ($1, $2::timestamptz::date, $3)", [
        id,
        daysFromNow(days),
        opened,
      ]);
    await add(-10, 100);
    await add(-1, 39);
    expect(await kindsOf(token, id)).toEqual(["photo"]);
    await add(0, 1);
    expect(await list(token, id)).toMatchObject([{ kind: "photo" }, { kind: "attention", count: 40 }]);
  });

  test("stay dismissed for their account and listing until the listing's next run", async () => {
    const { uid, token } = await site.signInAs();
    const [id = "", other = ""] = await site.addListings([
      { ownerId: uid, publishedAt: daysFromNow(-3), expiresAt: daysFromNow(40) },
      { ownerId: uid, expiresAt: daysFromNow(40) },
    ]);
    expect((await dismiss(id, token, "photo")).body).toEqual({ msg: "Dismissed for this listing." });
    expect((await dismiss(id, token, "photo")).status).toBe(200);
    expect((await dismiss(id, token, "anything")).status).toBe(400);
    expect(await kindsOf(token, id)).toEqual([]);
    expect(await kindsOf(token, other)).toEqual(["photo"]);
    await query("UPDATE listings SET published_at = $2 WHERE id = $1", [id, daysFromNow(1)]);
    expect(await kindsOf(token, id)).toEqual(["photo"]);
  });
});
