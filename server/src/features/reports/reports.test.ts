import { LISTING_REPORTS_AN_HOUR } from "@vestpocket/domain/reports/reports.rules";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys } from "../../testing/account-journeys.ts";
import { createInquiryJourneys } from "../../testing/inquiries.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
let people: ReturnType<typeof createJourneys>;
let administrator: Awaited<ReturnType<TestApp["signInAsAdministrator"]>>;
beforeAll(async () => {
  site = await buildTestApp();
  people = createJourneys(site);
  administrator = await site.signInAsAdministrator();
});
afterAll(() => site.close());

const report = (who: { token: string }, listing: string, body: object = { reason: "fraud" }) =>
  site.call("POST", `/v1/property/${listing}/report`, { body, token: who.token });
const asAdministrator = (method: "GET" | "POST", path: string, body?: object) =>
  site.call(method, `/v1/admin/reports${path}`, { token: administrator.token, ...(body && { body }) });
const resolve = (id: string, body: object) => asAdministrator("POST", `/${id}/resolve`, body);
const mailsTo = async ({ email }: { email: string }) =>
  (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages;
const lastMailTo = async (who: { email: string }) => (await mailsTo(who))[0];

/** Someone's listing. */
async function addListing(title = "Corner store", overrides: object = {}) {
  const owner = await people.enter();
  const [id = ""] = await site.addListings([{ ownerId: owner.uid, title, ...overrides }]);
  return { owner, id };
}

/** The open reports of a listing, newest first. */
async function listOpen(listing: string): Promise<{ id: string; reporter: { uid: string } }[]> {
  const { reports } = (await asAdministrator("GET", "?limit=50")).body;
  return reports.filter(({ about }: { about: { id: string } }) => about.id === listing);
}

async function addReport(listing: string, body?: object, overrides?: Parameters<typeof people.enter>[0]) {
  const reporter = await people.enter(overrides);
  expect((await report(reporter, listing, body)).status).toBe(200);
  const found = (await listOpen(listing)).find((each) => each.reporter.uid === reporter.uid);
  return { reporter, id: found?.id ?? "" };
}

describe("a report of a listing", () => {
  test("has a reason for its kind of subject, with a note if the reason requires one", async () => {
    const { id } = await addListing();
    const reporter = await people.enter();
    for (const [body, field] of [
      [{}, "reason"],
      [{ reason: "harassment" }, "reason"],
      [{ reason: "other" }, "note"],
      [{ reason: "other", note: " \n" }, "note"],
      [{ reason: "fraud", note: "x".repeat(1_001) }, "note"],
      [{ reason: "other", note: "\u200b\u0007" }, "note"],
    ] as const) {
      const answer = await report(reporter, id, body);
      expect({ body, status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
        body,
        status: 400,
        fields: [field],
      });
    }
    expect(await listOpen(id)).toEqual([]);
  });

  test("is about a listing that the person can see, and not about their own", async () => {
    const { id, owner } = await addListing();
    const draft = await addListing("Not online", { status: "draft" });
    const reporter = await people.enter();
    expect(await report(owner, id)).toMatchObject({ status: 409, body: { code: "reports.own_listing" } });
    for (const hidden of [draft.id, newId(), "nonsense"]) {
      expect(await report(reporter, hidden)).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
    }
  });

  test("is open once per person until it is decided, even with concurrent clicks", async () => {
    const { id } = await addListing();
    const reporter = await people.enter();
    const answers = await Promise.all([1, 2, 3].map(() => report(reporter, id, { reason: "unavailable" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await report(reporter, id)).body.code).toBe("reports.already_reported");
    const [open, ...others] = await listOpen(id);
    expect(others).toEqual([]);
    await resolve(open?.id ?? "", { outcome: "dismissed" });
    expect((await report(reporter, id)).status).toBe(200);
  });

  test("is limited to ten an hour", async () => {
    const reporter = await people.enter();
    const { owner } = await addListing();
    const ids = await site.addListings(
      Array.from({ length: LISTING_REPORTS_AN_HOUR + 1 }, () => ({ ownerId: owner.uid })),
    );
    const last = ids.pop() ?? "";
    for (const id of ids) expect((await report(reporter, id)).status).toBe(200);
    const refused = await report(reporter, last);
    expect(refused).toMatchObject({ status: 429, body: { code: "reports.too_many" } });
    expect(refused.headers["retry-after"]).toBeDefined();
  });

  test("shows administrators the listing, its owner, the reporter and what else was reported about the owner", async () => {
    const { owner, id } = await addListing("Mill with a view");
    const earlier = await addReport(id, { reason: "discrimination" });
    await resolve(earlier.id, { outcome: "dismissed" });
    const note = "The owner sold it in May.\r\nI asked.";
    const { reporter, id: reportId } = await addReport(id, { reason: "unavailable", note });
    const detail = (await asAdministrator("GET", `/${reportId}`)).body.report;
    expect(detail).toMatchObject({
      about: { kind: "listing", id },
      listingName: "Mill with a view",
      listingStatus: "active",
      reason: "unavailable",
      note: "The owner sold it in May.\nI asked.",
      reporter: { uid: reporter.uid },
      reported: { uid: owner.uid },
      outcome: null,
      messages: [],
      history: [{ id: earlier.id, reason: "discrimination", outcome: "dismissed" }],
    });
    for (const member of [owner, reporter]) {
      expect((await site.call("GET", `/v1/admin/reports/${reportId}`, { token: member.token })).status).toBe(403);
    }
  });
});

describe("the decision about a reported listing", () => {
  test("is not emailed to a reporter whose address nobody confirmed", async () => {
    const { id } = await addListing();
    const { reporter, id: reportId } = await addReport(id, { reason: "fraud" }, { emailVerifiedAt: null });
    expect((await resolve(reportId, { outcome: "dismissed" })).status).toBe(200);
    expect(await mailsTo(reporter)).toEqual([]);
  });

  test("removes it with the reason for its owner, resolves every open report and tells each reporter", async () => {
    const { owner, id } = await addListing("Tower for a song");
    const first = await addReport(id);
    const second = await addReport(id, { reason: "no_authority" });
    expect((await resolve(first.id, { outcome: "removed" })).body.fields).toHaveProperty("reason");
    const reason = "You may not offer what is not yours.";
    expect((await resolve(first.id, { outcome: "removed", reason })).status).toBe(200);

    expect(await listOpen(id)).toEqual([]);
    expect((await site.call("GET", `/v1/property/getProperty/${id}`, { token: first.reporter.token })).status).toBe(
      404,
    );
    expect((await lastMailTo(owner)).text).toContain(reason);
    for (const { reporter } of [first, second]) {
      const mails = await mailsTo(reporter);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ subject: "We reviewed your report about “Tower for a song”" });
      expect(mails[0].text).toContain("We removed the listing.");
      expect(mails[0].text).not.toContain(reason);
    }
    expect(await resolve(second.id, { outcome: "dismissed" })).toMatchObject({
      status: 409,
      body: { code: "reports.resolved" },
    });
    const { audit } = (await site.call("GET", `/v1/admin/audit?subject=${id}`, { token: administrator.token })).body;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual([
      "listings.remove",
      "listings.report",
      "listings.report",
    ]);
  });

  test("may be that nothing is wrong: the listing stays, only the reporter is told, and other reports wait", async () => {
    const { owner, id } = await addListing();
    const { reporter, id: reportId } = await addReport(id, { reason: "wrong_information" });
    await addReport(id);
    expect((await resolve(reportId, { outcome: "dismissed" })).status).toBe(200);
    expect((await lastMailTo(reporter)).text).toContain("found nothing against our terms");
    expect(await mailsTo(owner)).toEqual([]);
    expect(await listOpen(id)).toHaveLength(1);
  });

  test("can be looked at again once it was dismissed, and its reporter is told", async () => {
    const { id } = await addListing("Kiln with a lift");
    const { reporter, id: reportId } = await addReport(id);
    expect((await asAdministrator("POST", `/${reportId}/reopen`, {})).body.code).toBe("reports.not_reopenable");
    await resolve(reportId, { outcome: "dismissed" });
    expect((await asAdministrator("POST", `/${reportId}/reopen`, {})).body).toEqual({ msg: "Report reopened." });
    expect(await listOpen(id)).toMatchObject([{ id: reportId, outcome: null, resolvedAt: null }]);
    expect((await lastMailTo(reporter)).subject).toBe("We are reviewing your report about “Kiln with a lift” again");
    await resolve(reportId, { outcome: "removed", reason: "Seen twice." });
    expect((await asAdministrator("POST", `/${reportId}/reopen`, {})).status).toBe(409);
    expect((await asAdministrator("POST", `/${newId()}/reopen`, {})).status).toBe(404);
  });

  test("is not reopened beside a newer report of the same person about the same", async () => {
    const { id } = await addListing();
    const { reporter, id: reportId } = await addReport(id);
    await resolve(reportId, { outcome: "dismissed" });
    await report(reporter, id);
    expect((await asAdministrator("POST", `/${reportId}/reopen`, {})).body.code).toBe("reports.not_reopenable");
    expect(await listOpen(id)).toHaveLength(1);
  });

  test("administrators are told of a new report, without what it says", async () => {
    const { id } = await addListing("Granary for two");
    const { id: reportId } = await addReport(id, { reason: "other", note: "He is my landlord." });
    const mail = await lastMailTo(administrator);
    expect(mail).toMatchObject({ subject: "A listing was reported" });
    expect(mail.text).toContain(`/admin/reports/${reportId}`);
    expect(mail.text).not.toMatch(/landlord|Granary/u);
  });

  test("needs no reason if the listing was removed meanwhile", async () => {
    const { id, owner } = await addListing();
    const { id: reportId } = await addReport(id);
    const removal = { token: administrator.token, body: { reason: "Seen in the list." } };
    await site.call("POST", `/v1/admin/listings/${id}/remove`, removal);
    expect((await asAdministrator("GET", `/${reportId}`)).body.report.listingStatus).toBe("removed");
    expect((await resolve(reportId, { outcome: "removed" })).status).toBe(200);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  test("is made once, by one of two administrators", async () => {
    const { id, owner } = await addListing();
    const { reporter, id: reportId } = await addReport(id);
    const decision = { outcome: "removed", reason: "Twice." };
    const answers = await Promise.all([resolve(reportId, decision), resolve(reportId, decision)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await mailsTo(owner), await mailsTo(reporter)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("has an outcome for its kind of subject", async () => {
    const { id } = await addListing();
    const { id: reportId } = await addReport(id);
    const wrong = { status: 409, body: { code: "reports.wrong_outcome" } };
    expect(await resolve(reportId, { outcome: "closed" })).toMatchObject(wrong);
    const inquiries = await createInquiryJourneys(site);
    const { sender, id: inquiry } = await inquiries.begin();
    const told = await site.call("POST", `/v1/inquiries/${inquiry}/report`, {
      body: { reason: "spam" },
      token: sender.token,
    });
    expect(told.status).toBe(200);
    const [open] = await listOpen(inquiry);
    expect(await resolve(open?.id ?? "", { outcome: "removed", reason: "Any" })).toMatchObject(wrong);
    expect(await resolve(newId(), { outcome: "dismissed" })).toMatchObject({ status: 404 });
    const kinds = async (kind: string) => {
      const { reports } = (await asAdministrator("GET", `?limit=50&kind=${kind}`)).body;
      return new Set(reports.map(({ about }: { about: { kind: string } }) => about.kind));
    };
    expect([await kinds("inquiry"), await kinds("listing")]).toEqual([new Set(["inquiry"]), new Set(["listing"])]);
    expect((await asAdministrator("GET", "?kind=person")).body.fields).toHaveProperty("kind");
    await resolve(open?.id ?? "", { outcome: "dismissed" });
    expect((await lastMailTo(sender)).text).toContain("Both of you can write in it again.");
  });
});

describe("several reports", () => {
  const dismiss = (ids: readonly string[]) => asAdministrator("POST", "/dismiss", { ids });

  test("are dismissed at once: each reporter is told, each is recorded, and the response names those that were not open", async () => {
    const { id: listing } = await addListing();
    const [first, second, settled] = [await addReport(listing), await addReport(listing), await addReport(listing)];
    await resolve(settled.id, { outcome: "dismissed" });
    const inquiries = await createInquiryJourneys(site);
    const { sender, id: inquiry } = await inquiries.begin();
    await site.call("POST", `/v1/inquiries/${inquiry}/report`, { body: { reason: "spam" }, token: sender.token });
    const [conversation] = await listOpen(inquiry);
    const unknown = newId();
    const asked = [first.id.toUpperCase(), settled.id, conversation?.id ?? "", first.id, unknown, second.id];
    expect((await dismiss(asked)).body.results).toEqual([
      { id: first.id, outcome: "done" },
      { id: settled.id, outcome: "wrong_status" },
      { id: conversation?.id, outcome: "done" },
      { id: unknown, outcome: "not_found" },
      { id: second.id, outcome: "done" },
    ]);
    expect([await listOpen(listing), await listOpen(inquiry)]).toEqual([[], []]);
    for (const { reporter } of [first, second, settled]) {
      expect((await mailsTo(reporter)).map(({ text }: { text: string }) => text)).toEqual([
        expect.stringContaining("found nothing against our terms"),
      ]);
    }
    for (const { id } of [first, second, settled]) {
      const { audit } = (await site.call("GET", `/v1/admin/audit?subject=${id}`, { token: administrator.token })).body;
      expect(audit).toMatchObject([
        { action: "reports.resolve", details: { outcome: "dismissed", listingId: listing } },
      ]);
    }
    const reply = { token: sender.token, body: { message: "Hello again" } };
    expect((await site.call("POST", `/v1/inquiries/${inquiry}/reply`, reply)).status).toBe(200);
  });

  test("are decided once, even if two administrators dismiss the same ones in different orders", async () => {
    const { id: listing } = await addListing();
    const reports = [await addReport(listing), await addReport(listing), await addReport(listing)];
    const ids = reports.map(({ id }) => id);
    const answers = await Promise.all([dismiss(ids), dismiss(ids.toReversed()), dismiss(ids)]);
    const outcomes = answers.flatMap(({ body }) => body.results.map(({ outcome }: { outcome: string }) => outcome));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(ids.length);
    for (const { reporter } of reports) expect(await mailsTo(reporter)).toHaveLength(1);
  });

  test("are 1 to 50 per call, which only an administrator makes", async () => {
    const many = Array.from({ length: 51 }, () => newId());
    for (const ids of [[], many, ["x"]]) expect((await dismiss(ids)).status).toBe(400);
    expect((await dismiss(many.slice(1))).status).toBe(200);
    const { token } = await people.enter();
    const refused = await site.call("POST", "/v1/admin/reports/dismiss", { token, body: { ids: many.slice(1) } });
    expect(refused).toMatchObject({ status: 403, body: { code: "sessions.administrators_only" } });
  });
});

describe("a report and its reporter", () => {
  test("are in the reporter's data export, and the report stays without them once the account is deleted", async () => {
    const { id } = await addListing();
    const { reporter, id: reportId } = await addReport(id, { reason: "other", note: "Something is off." });
    const confirmed = { body: { password: PASSWORD }, token: reporter.token };
    const { reports } = (await site.call("POST", "/v1/auth/export", confirmed)).body;
    expect(reports).toMatchObject([{ listingId: id, reason: "other", note: "Something is off.", outcome: null }]);
    await site.call("POST", "/v1/auth/delete-account", confirmed);
    const detail = (await asAdministrator("GET", `/${reportId}`)).body.report;
    expect(detail).toMatchObject({ reporter: { uid: null, name: "" }, note: "Something is off." });
    expect((await resolve(reportId, { outcome: "dismissed" })).status).toBe(200);
  });

  test("end with the account of the listing's owner", async () => {
    const { owner, id } = await addListing();
    const { id: reportId } = await addReport(id);
    await site.call("POST", "/v1/auth/delete-account", { body: { password: PASSWORD }, token: owner.token });
    expect((await asAdministrator("GET", `/${reportId}`)).status).toBe(404);
  });
});
