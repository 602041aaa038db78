import { screen, waitFor, within } from "@testing-library/react";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const REPORTS = "GET /v1/admin/reports";
const DISMISS = "POST /v1/admin/reports/dismiss";
const person = { uid: UID, name: "Luc Gagnon" };

const buildReport = (listingName: string, overrides: Partial<Report> = {}): Report => ({
  id: crypto.randomUUID(),
  about: { kind: "listing", id: UID },
  listingName,
  reason: "spam",
  note: "",
  reporter: person,
  reported: person,
  createdAt: { seconds: 1_780_000_000 },
  outcome: null,
  resolvedAt: null,
  ...overrides,
});

function respondWith(...reports: readonly Report[]) {
  respond(REPORTS, { json: { reports, page: 1, totalPages: 1, totalResults: reports.length } });
}

const inquiry = { about: { kind: "inquiry", id: UID }, reason: "harassment" } as const;

async function openReports(address = "/admin/reports") {
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  const { user } = await openPage(address, { as });
  return { user, table: within(await screen.findByRole("table")) };
}

test("selected reports are dismissed together: the dialog names each, and the list is refetched", async () => {
  const [mill, tower, talk] = [buildReport("Mill"), buildReport("Tower"), buildReport("Loft", inquiry)];
  respondWith(mill, tower, talk);
  const { user, table } = await openReports();
  await user.click(table.getByRole("checkbox", { name: "Select Mill" }));
  const bar = within(screen.getByRole("region", { name: "Selected reports" }));
  expect(bar.getByRole("status")).toHaveTextContent("1 selected");
  await user.click(table.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(table.getByRole("checkbox", { name: "Select Tower" }));
  await user.click(bar.getByRole("button", { name: "No violation…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "No violation in 2 reports?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Mill${DOT}Spam or advertising`,
    `Loft${DOT}Harassment`,
  ]);
  expect(dialog.getByText("Both users can write again in the reported conversation.")).toBeVisible();

  respond(DISMISS, { status: 500 });
  await user.click(dialog.getByRole("button", { name: "No violation" }));
  expect(await dialog.findByRole("alert")).toBeVisible();
  const results = [
    { id: mill.id, outcome: "done" },
    { id: talk.id, outcome: "wrong_status" },
  ];
  respond(DISMISS, { json: { results } });
  respondWith(tower);
  await user.click(dialog.getByRole("button", { name: "No violation" }));
  expect(await screen.findByText("Reports resolved: 1")).toBeVisible();
  expect(screen.getByText("Already resolved by someone else: 1")).toBeVisible();
  expect(callsTo(DISMISS).at(-1)?.body).toEqual({ ids: [mill.id, talk.id] });
  expect(table.queryByRole("link", { name: "Mill" })).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Selected reports" })).not.toBeInTheDocument();
  expect(table.getByRole("checkbox", { name: "Select Tower" })).not.toBeChecked();
  const main = screen.getByRole("main");
  await waitFor(() => expect(main).toContainElement(document.activeElement as HTMLElement));
  expect(main).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByRole("table"));
});

test("x selects the row with the focus, and the page's box selects all rows or none", async () => {
  respondWith(buildReport("Moulin"), buildReport("Tour"));
  const { user, table } = await openReports("/fr/admin/reports");
  await user.keyboard("x");
  const boxes = () => table.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked);
  expect(boxes()).toEqual([false, false, false]);
  await user.keyboard("jjx");
  expect(boxes()).toEqual([false, false, true]);
  await user.keyboard("kx");
  expect(boxes()).toEqual([true, true, true]);
  await user.click(table.getByRole("checkbox", { name: "Tout sélectionner sur cette page" }));
  expect(boxes()).toEqual([false, false, false]);
});

test("the queue is narrowed to conversations or listings through its URL", async () => {
  respondWith(buildReport("Loft", inquiry));
  await openReports("/fr/admin/reports?kind=inquiry");
  expect(callsTo(REPORTS).at(-1)?.address).toContain("kind=inquiry");
  expect(screen.getByLabelText(/^Au sujet de(?: Conversations)?$/u)).toHaveTextContent("Conversations");
});

test("resolved reports cannot be selected", async () => {
  respondWith(buildReport("Mill", { outcome: "dismissed", resolvedAt: { seconds: 1_780_000_000 } }));
  const { table } = await openReports("/admin/reports?state=resolved");
  expect(table.getByRole("link", { name: "Mill" })).toBeVisible();
  expect(table.queryByRole("checkbox")).not.toBeInTheDocument();
});
