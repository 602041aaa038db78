import { act, fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });
const EMPTY = { page: 1, totalPages: 1, totalResults: 0 };

const LONG = { page: 1, totalPages: 50, totalResults: 1_000, totalIsAtLeast: true };

const LISTS = [
  ["users", "users", ""],
  ["listings", "listings", ""],
  ["orders", "orders", ""],
  ["tickets", "tickets", ""],
  ["reports", "reports", "state=open"],
  ["messages", "messages", "status=failed"],
  ["suppressions", "suppressions", ""],
  ["audit", "audit", ""],
] as const;

test.each(LISTS)("/admin/%s is filtered through its URL, and exports the matching rows", async (list, rows, own) => {
  respond(`GET /v1/admin/${list}`, { json: { ...EMPTY, [rows]: [] } });
  respond(`GET /v1/admin/${list}/export`, { json: {} });
  const { user } = await openPage(`/admin/${list}?from=2026-03-02&to=nonsense`, { as: administrator });
  const through = await screen.findByLabelText("Through (UTC)");
  expect(screen.getByLabelText("From (UTC)")).toHaveValue("2026-03-02");
  expect(through).toHaveValue("");
  fireEvent.change(through, { target: { value: "2026-03-05" } });
  await expect.poll(() => queryOf(`GET /v1/admin/${list}`)).toMatchObject({ from: "2026-03-02", to: "2026-03-05" });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const stored = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:list");
  onTestFinished(() => {
    clicked.mockRestore();
    stored.mockRestore();
  });
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  await expect.poll(() => clicked.mock.contexts.length).toBe(1);
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(
    /^vestpocket-[a-z-]+-\d{4}-\d\d-\d\d\.csv$/u,
  );
  const sent = queryOf(`GET /v1/admin/${list}/export`);
  expect(sent).toMatchObject({
    from: "2026-03-02",
    to: "2026-03-05",
    ...Object.fromEntries(new URLSearchParams(own)),
  });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["page"]));
});

test("an export has only the rows that match what was typed just before it was pressed", async () => {
  const LIST = "GET /v1/admin/users";
  respond(LIST, { json: { ...EMPTY, users: [] } });
  respond(`${LIST}/export`, { status: 500, json: {} });
  await openPage("/admin/users", { as: administrator });
  const field = await screen.findByRole("searchbox", { name: "Name, email, phone or ID" });
  fireEvent.change(field, { target: { value: "jane" } });
  act(() => {
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole("button", { name: "Export as CSV" }));
  });
  await expect.poll(() => queryOf(`${LIST}/export`)).toEqual({ searchQuery: "jane", from: "", to: "" });
});

test("a failed export shows an error, and a list that is too long says what the file contains", async () => {
  respond("GET /v1/admin/users", { json: { ...LONG, users: [] } });
  respond("GET /v1/admin/users/export", { status: 500, json: {} });
  const { user } = await openPage("/fr/admin/users", { as: administrator });
  await user.click(await screen.findByRole("button", { name: "Exporter en CSV" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La liste n’a pas pu être exportée.");
  expect(screen.getByText(/50\s000 lignes les plus récentes/u)).toBeVisible();
});

test("a heading sorts the list, says in which direction, and keeps it in the URL", async () => {
  respond("GET /v1/admin/users", { json: { ...LONG, users: [buildRow("Zoé")] } });
  const { user } = await openPage("/admin/users", { as: administrator });
  const heading = (name: string) => screen.getByRole("columnheader", { name });
  expect(await screen.findByRole("columnheader", { name: "Joined" })).toHaveAttribute("aria-sort", "descending");
  await user.click(screen.getByRole("button", { name: "Joined" }));
  await expect.poll(() => queryOf("GET /v1/admin/users")).toMatchObject({ sort: "oldest" });
  expect(window.location.search).toBe("?sort=oldest");
  expect(heading("Joined")).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Name" }));
  await expect.poll(() => queryOf("GET /v1/admin/users")).toMatchObject({ sort: "name-asc" });
  expect(heading("Joined")).not.toHaveAttribute("aria-sort");
  expect(heading("Name")).toHaveAttribute("aria-sort", "ascending");
});

test("a list with more rows than were counted says so, and goes on after the last row", async () => {
  const next = "01890000-0000-7000-8000-000000000001";
  respond("GET /v1/admin/users", { json: { ...LONG, page: 50, next, users: [buildRow("Zoé")] } });
  const { user } = await openPage("/admin/users?page=50", { as: administrator });
  expect(await screen.findByText("1,000+ results")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Next page" }));
  await expect.poll(() => queryOf("GET /v1/admin/users")).toMatchObject({ page: "51", after: next });
  expect(screen.queryByRole("link", { name: "Previous page" })).toBeInTheDocument();
});

const buildRow = (firstName: string) => ({
  ...{ uid: "01890000-0000-7000-8000-000000000002", firstName, lastName: "Roy", email: "zoe@example.ca" },
  ...{ role: "member", createdAt: { seconds: 1_800_000_000 }, disabled: false, listings: 0 },
  ...{ isSubscribed: false, isAgent: false, isVerified: false },
});

test("an unknown filter is not sent, and Reset clears all filters but the chips above the list", async () => {
  respond("GET /v1/admin/users", { json: { ...EMPTY, users: [] } });
  respond("GET /v1/admin/reports", { json: { ...EMPTY, reports: [] } });
  await openPage("/admin/users?role=owner", { as: administrator });
  await screen.findByText("No users match.");
  expect(queryOf("GET /v1/admin/users")).not.toHaveProperty("role");

  const { user } = await openPage("/admin/reports?state=resolved&from=2026-03-02", { as: administrator });
  await user.click(await screen.findByRole("button", { name: "Reset" }));
  await expect.poll(() => window.location.search).toBe("?state=resolved");
  expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
});

function queryOf(call: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(callsTo(call).at(-1)?.address.split("?")[1] ?? ""));
}
