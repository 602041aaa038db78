import { CLIENT_REPORT_RETENTION } from "@vestpocket/domain/client-reports/client-reports.retention";
import { REPORTS_MAX } from "@vestpocket/domain/client-reports/client-reports.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdfStructure } from "../../testing/pdf-structure.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

describe("links to a listing's figures", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  const post = async (overrides: object = {}) => {
    const owner = await site.signInAs();
    const sale = { kind: "amount", amountCents: 900_000_00 } as const;
    const [id = ""] = await site.addListings([
      { ownerId: owner.uid, title: "Bakery with two ovens", sale, ...overrides },
    ]);
    return { owner, id };
  };
  const make = (id: string, token: string, body: object = { days: "30", language: "en" }) =>
    site.call("POST", `/v1/property/${id}/client-reports`, { token, body });
  const list = async (id: string, token: string) =>
    (await site.call("GET", `/v1/property/${id}/client-reports`, { token })).body.reports;
  const read = (token: string, days = "30") => site.call("POST", "/v1/client-reports/read", { body: { token, days } });
  const query = (text: string, values: unknown[] = []) => site.db.$client.query(text, values);

  test("show the listing's figures and nothing but what everyone may know, without logging in", async () => {
    const { owner, id } = await post({ levels: { price: "public" } });
    const day = site.clock.now().toISOString().slice(0, 10);
    await query("INSERT INTO listing_days (listing_id, day, shown, opened, repriced) VALUES ($1, $2, 40, 3, true)", [
      id,
      day,
    ]);
    const { token, report } = (await make(id, owner.token)).body;
    const shown = (await read(token)).body.report;
    expect(Object.keys(shown)).toEqual(["listing", "expiresAt", "figures"]);
    expect(shown.listing).toEqual({ name: "Bakery with two ovens", place: "Toronto, Ontario" });
    expect(shown.figures.points.at(-1)).toMatchObject({ day, shown: 40, opened: 3, repriced: true });
    expect(shown.figures.points).toHaveLength(30);
    expect((await read(token, "90")).body.report.figures.points).toHaveLength(90);
    expect(await list(id, owner.token)).toEqual([report]);
    const { rows } = await query("SELECT * FROM client_reports WHERE id = $1", [report.id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("do not say when a price changed that is not public", async () => {
    const { owner, id } = await post();
    await query("INSERT INTO listing_days (listing_id, day, repriced) VALUES ($1, $2, true)", [
      id,
      site.clock.now().toISOString().slice(0, 10),
    ]);
    const { token } = (await make(id, owner.token)).body;
    expect((await read(token)).body.report.figures.points.at(-1).repriced).toBe(false);
  });

  test("end when their owner revokes them, when their time is over, and when the listing is removed", async () => {
    const { owner, id } = await post();
    const { token, report } = (await make(id, owner.token)).body;
    const stranger = await site.signInAs();
    const revoke = (who: string) => site.call("DELETE", `/v1/client-reports/${report.id}`, { token: who });
    expect((await revoke(stranger.token)).status).toBe(404);
    expect((await read(token)).status).toBe(200);
    expect((await revoke(owner.token)).body).toEqual({ msg: "The link no longer works." });
    expect(await read(token)).toMatchObject({ status: 404, body: { code: "client_reports.not_found" } });
    expect((await read("unknown")).status).toBe(404);

    const later = (await make(id, owner.token)).body.token;
    await query("UPDATE listings SET status = 'removed' WHERE id = $1", [id]);
    expect((await read(later)).status).toBe(404);
    await query("UPDATE listings SET status = 'closed' WHERE id = $1", [id]);
    expect((await read(later)).status).toBe(200);
    site.clock.advance(30 * DAY_MS);
    expect((await read(later)).status).toBe(404);
    expect(CLIENT_REPORT_RETENTION.days).toBe(30);
  });

  test("come as a tagged document for the owner, in the language asked for", async () => {
    const { owner, id } = await post();
    const path = `/v1/property/${id}/client-reports/pdf?language=fr`;
    const answer = await site.call("GET", path, { token: owner.token });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(await readPdfStructure(answer.bytes)).toMatchObject({
      ...{
        language: "fr-CA",
        title: "Rapport sur l’annonce · Bakery with two ovens",
        showsTitle: true,
        isMarked: true,
      },
      ...{ lost: [], unmarked: [], poorFonts: [] },
    });
    const draft = (await site.addListings([{ ownerId: owner.uid, status: "draft" }]))[0];
    expect((await site.call("GET", `/v1/property/${draft}/client-reports/pdf`, { token: owner.token })).status).toBe(
      404,
    );
  });

  test("are twenty for a listing at most", async () => {
    const { owner, id } = await post();
    for (let n = 0; n < REPORTS_MAX; n += 1) expect((await make(id, owner.token)).status).toBe(200);
    expect(await make(id, owner.token)).toMatchObject({ status: 409, body: { code: "client_reports.too_many" } });
    const [first] = await list(id, owner.token);
    await site.call("DELETE", `/v1/client-reports/${first.id}`, { token: owner.token });
    expect((await make(id, owner.token)).status).toBe(200);
  });
});
