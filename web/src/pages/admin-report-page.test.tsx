import { screen, within } from "@testing-library/react";
import type { ReportDetail } from "@vestpocket/domain/reports/reports.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const NOON = { seconds: Date.parse("2026-11-20T17:00:00Z") / 1000 };
const REPORT = "GET /v1/admin/reports/{id}";
const RESOLVE = "POST /v1/admin/reports/{id}/resolve";

const buildReport = (overrides: Partial<ReportDetail> = {}): ReportDetail => ({
  id: "01900000-0000-7000-8000-0000000000aa",
  about: { kind: "listing", id: UID },
  listingName: "Mill with a view",
  reason: "no_authority",
  note: "The owner is my landlord.",
  reporter: { uid: UID, name: "Luc Gagnon" },
  reported: { uid: UID, name: "Odile Roy" },
  createdAt: NOON,
  outcome: null,
  resolvedAt: null,
  messages: [],
  listingStatus: "active",
  history: [],
  ...overrides,
});

async function openReport(overrides: Partial<ReportDetail> = {}, prefix = "") {
  const report = buildReport(overrides);
  respond("GET /v1/auth/session", {
    json: { session: { isAdministrator: true, administratorRole: "full", needsSecondFactor: false } },
  });
  respond(REPORT, { json: { report } });
  respond(RESOLVE, { json: { msg: "Report resolved." } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const opened = await openPage(`${prefix}/admin/reports/${report.id}`, { as });
  await screen.findByRole("link", { name: /^(?:All reports|Tous les signalements)$/u });
  return { ...opened, main: within(screen.getByRole("main")) };
}

test("a reported listing is shown with its owner, the reporter, the note and other reports about the owner", async () => {
  const earlier = buildReport({ reason: "fraud", listingName: "Tower", outcome: "removed", resolvedAt: NOON });
  const { main } = await openReport({ history: [earlier] });
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent("Offered without the owner’s authority");
  expect(main.getByRole("link", { name: "Mill with a view" })).toHaveAttribute("href", `/admin/listings/${UID}`);
  expect(await main.findByText("Three floors of brick.")).toBeVisible();
  expect(main.getByRole("link", { name: "Luc Gagnon" })).toHaveAttribute("href", `/admin/users/${UID}`);
  expect(main.getByText("The owner is my landlord.")).toBeVisible();
  expect(main.getByRole("link", { name: `Fraud or deception${DOT}Tower` })).toBeVisible();
  expect(main.getByText(/The listing was removed\./u)).toBeVisible();
  expect(main.queryByRole("heading", { name: "Conversation" })).not.toBeInTheDocument();
});

test("removing a reported listing requires the reason that its owner will read", async () => {
  const { user, main } = await openReport();
  await user.click(main.getByRole("button", { name: "Remove the listing" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Remove the listing" }));
  expect(await dialog.findByText("Please give a reason.")).toBeVisible();
  expect(callsTo(RESOLVE)).toHaveLength(0);
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Not yours.");
  await user.click(dialog.getByRole("button", { name: "Remove the listing" }));
  expect(await screen.findByText("Report resolved.")).toBeVisible();
  expect(callsTo(RESOLVE).map(({ body }) => body)).toEqual([{ outcome: "removed", reason: "Not yours." }]);
});

test("a listing that is already removed needs no reason", async () => {
  const { user, main } = await openReport({ listingStatus: "removed" });
  expect(main.getByText("The listing has already been removed.")).toBeVisible();
  expect(main.queryByRole("button", { name: "Remove the listing" })).not.toBeInTheDocument();
  await user.click(main.getByRole("button", { name: "Resolve as removed" }));
  expect(await screen.findByText("Report resolved.")).toBeVisible();
  expect(callsTo(RESOLVE).map(({ body }) => body)).toEqual([{ outcome: "removed" }]);
});

test("the account that a report is about is disabled from the report", async () => {
  const DISABLE = "POST /v1/admin/users/{id}/disable";
  respond(DISABLE, { json: { msg: "Disabled." } });
  const { user, main } = await openReport();
  await user.click(main.getByRole("button", { name: "Disable the account of Odile Roy…" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Twice.");
  await user.click(dialog.getByRole("button", { name: "Disable the account" }));
  expect(await screen.findByText("Disabled.")).toBeVisible();
  expect(callsTo(DISABLE).map(({ body }) => body)).toEqual([{ reason: "Twice.", publicReason: "" }]);
});

test("a dismissed report can be reopened, and no other", async () => {
  const REOPEN = "POST /v1/admin/reports/{id}/reopen";
  respond(REOPEN, { json: { msg: "Report reopened." } });
  const { user, main } = await openReport({ outcome: "dismissed", resolvedAt: NOON });
  await user.click(main.getByRole("button", { name: "Reopen the report" }));
  expect(await screen.findByText("Report reopened.")).toBeVisible();
  expect(callsTo(REOPEN)).toHaveLength(1);
});

test("a listing's removal is not undone by reopening its report", async () => {
  const { main } = await openReport({ outcome: "removed", resolvedAt: NOON });
  expect(main.queryByRole("button", { name: "Reopen the report" })).not.toBeInTheDocument();
});

test("a reported conversation is read in French and can be ended", async () => {
  const about = { kind: "inquiry", id: UID } as const;
  const messages = [{ id: UID, author: { uid: UID, name: "Luc Gagnon" }, text: "Pay me first.", createdAt: NOON }];
  const { user, main } = await openReport({ about, messages, reason: "fraud", listingStatus: null }, "/fr");
  expect(main.getByText("Pay me first.")).toBeVisible();
  expect(main.queryByRole("link", { name: "Mill with a view" })).not.toBeInTheDocument();
  await user.click(main.getByRole("button", { name: "Mettre fin définitivement à la conversation" }));
  expect(callsTo(RESOLVE).map(({ body }) => body)).toEqual([{ outcome: "closed" }]);
});

test("why a report could not be resolved is not shown on another report's page", async () => {
  const { user, main } = await openReport();
  const other = buildReport({ id: "01900000-0000-7000-8000-0000000000bb", listingName: "Tower" });
  respond(REPORT, { json: { report: other } });
  jumpTo(`/admin/reports/${other.id}`);
  await main.findByRole("link", { name: "Tower" });
  respond(RESOLVE, { status: 409, json: { code: "any", msg: "It has been resolved." } });
  await user.click(main.getByRole("button", { name: "No violation" }));
  expect(await main.findByText("It has been resolved.")).toBeVisible();
  jumpTo(`/admin/reports/${buildReport().id}`);
  await main.findByRole("link", { name: "Mill with a view" });
  expect(main.queryByText("It has been resolved.")).not.toBeInTheDocument();
});
