import { screen, waitFor, within } from "@testing-library/react";
import { emptyTotals } from "@vestpocket/domain/visits/figures.rules";
import { expect, test } from "vitest";
import { buildListingFigures, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const READ = "POST /v1/client-reports/read";
const ID = "01900000-0000-7000-8000-00000000000a";
const TOKEN = "a-token-of-32-characters-or-more_";
const SECONDS = 1_795_200_000;

test("a client reads the figures of a listing without logging in, in a page that no search engine lists", async () => {
  const listing = { name: "Bakery with two ovens", place: "Toronto, Ontario" };
  const figures = buildListingFigures({ run: { ...emptyTotals(), shown: 1200, opened: 60 } });
  respond(READ, { json: { report: { listing, expiresAt: { seconds: SECONDS }, figures } } });
  const { user } = await openPage(`/r/${TOKEN}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Bakery with two ovens" })).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const totals = within(screen.getByRole("table", { name: "All figures" }));
  expect(totals.getByRole("row", { name: "Opened 60" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Export as CSV" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Last 90 days" }));
  await waitFor(() => expect(callsTo(READ).at(-1)).toMatchObject({ body: { token: TOKEN, days: "90" } }));
});

test("a link that no longer works says so", async () => {
  const error = "This link no longer works. Ask the person who gave it to you for a new one.";
  respond(READ, { status: 404, json: { error, code: "client_reports.not_found" } });
  await openPage(`/r/${TOKEN}`);
  expect(await screen.findByText(error)).toBeVisible();
});

test("an owner makes a link, which is shown once, and revokes it", async () => {
  const report = {
    id: ID,
    language: "fr",
    createdAt: { seconds: SECONDS },
    expiresAt: { seconds: SECONDS + 90 * 86_400 },
  };
  const listed = "GET /v1/property/{id}/client-reports";
  const revoke = `DELETE /v1/client-reports/${ID}`;
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ id: ID, listingOwner: UID }) } });
  respond("POST /v1/property/{id}/client-reports", { json: { report, token: TOKEN } });
  respond(revoke, { json: { msg: "The link no longer works." } });
  const { user } = await openPage(`/property/${ID}?tab=figures`, { as: buildProfile() });
  const section = within(await screen.findByRole("region", { name: "Report for your client" }));
  expect(await section.findByText("No link works right now.")).toBeVisible();
  respond(listed, { json: { reports: [report] } });
  await user.click(section.getByRole("button", { name: "Make a link" }));
  expect(await section.findByRole("textbox", { name: "Your new link" })).toHaveValue(`${location.origin}/r/${TOKEN}`);
  expect(callsTo("POST /v1/property/{id}/client-reports")).toMatchObject([{ body: { days: "30", language: "en" } }]);
  respond(listed, { json: { reports: [] } });
  await user.click(section.getByRole("button", { name: /^Revoke the link made .+$/u }));
  expect(await section.findByText("No link works right now.")).toBeVisible();
  expect(callsTo(revoke)).toHaveLength(1);
});
