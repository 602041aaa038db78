import { screen, waitFor, within } from "@testing-library/react";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import type { Note } from "@vestpocket/domain/notes/notes.schema";
import { beforeEach, expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { keepPageInert } from "../testing/inert-page.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const NOON = { seconds: Date.parse("2026-11-20T17:00:00Z") / 1000 };
const OTHER = "01900000-0000-7000-8000-000000000009";
const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });
const NOTES = "/v1/admin/notes";

const person: UserDetails = {
  ...{ uid: OTHER, firstName: "Luc", lastName: "Gagnon", email: "luc@example.ca", language: "en", role: "member" },
  administratorRole: null,
  ...{ phoneNumber: null, phoneVerified: false, emailVerified: true, newEmail: null, profilePictureUrl: null },
  ...{ hasSecondFactor: false, passkeys: 0, recoveryCodes: 0, disabledAt: null, disabledReason: null, agent: null },
  ...{ sessions: 0, orders: 0, membership: null, createdAt: NOON, updatedAt: NOON },
  listings: { draft: 0, active: 0, paused: 0, expired: 0, closed: 0, removed: 0 },
} as UserDetails;

const buildNote = (overrides: Partial<Note> = {}): Note => ({
  ...{ id: crypto.randomUUID(), text: "Called about a sign", createdAt: NOON, editedAt: null },
  author: { uid: UID, name: "Amélie Tremblay" },
  ...overrides,
});

beforeEach(() => respond("GET /v1/admin/users/{id}", { json: { user: person } }));

async function openNotes(notes: Note[], address = `/admin/users/${OTHER}`) {
  respond(`GET ${NOTES}`, { json: { notes } });
  const opened = await openPage(address, { as: administrator });
  const card = within(await screen.findByRole("region", { name: "Notes" }));
  await card.findByRole("textbox");
  return { ...opened, card };
}

test("notes show who wrote them and when, and only the viewer's own can be changed", async () => {
  const others = buildNote({ text: "From a colleague", author: { uid: OTHER, name: null }, editedAt: NOON });
  const { card } = await openNotes([buildNote(), others], `/fr/admin/users/${OTHER}`);
  const [own, other] = card.getAllByRole("listitem");
  expect(own).toHaveTextContent("Called about a signAmélie Tremblay · ");
  expect(within(own as HTMLElement).getByRole("button", { name: "Modifier" })).toBeVisible();
  expect(other).toHaveTextContent(/Compte supprimé · .* · modifiée le /u);
  expect(within(other as HTMLElement).queryByRole("button")).toBeNull();
  expect(callsTo(`GET ${NOTES}`)[0]?.address).toBe(`${NOTES}?kind=account&id=${OTHER}`);
});

test("a note is added once, and the field is empty for the next", async () => {
  const { user, fill, card } = await openNotes([]);
  await user.click(card.getByRole("button", { name: "Add note" }));
  expect(card.getByRole("textbox")).toHaveAccessibleDescription("Please write a note.");
  const { handler, release } = hold({ json: { notes: [buildNote({ text: "Second line" })] } });
  respond(`POST ${NOTES}`, handler);
  await fill(card.getByRole("textbox"), "Second line");
  await user.click(card.getByRole("button", { name: "Add note" }));
  await user.click(card.getByRole("button", { name: "Add note" }));
  release();
  expect(await card.findByText("Second line", { selector: "p" })).toBeVisible();
  expect(card.getByRole("textbox")).toHaveValue("");
  expect(callsTo(`POST ${NOTES}`).map(({ body }) => body)).toEqual([
    { kind: "account", id: OTHER, text: "Second line" },
  ]);
});

test("a note is edited in place, keeps its text if that fails, and is deleted after confirmation", async () => {
  const note = buildNote();
  const other = buildNote({ text: "From a colleague", author: { uid: OTHER, name: null } });
  const { user, fill, card } = await openNotes([note, other]);
  keepPageInert();
  await user.click(card.getByRole("button", { name: "Edit" }));
  const field = card.getByRole("textbox", { name: "Edit your note" });
  expect(field).toHaveValue("Called about a sign");
  await fill(field, "Wrote about a sign");
  respond(`POST ${NOTES}/${note.id}`, {
    status: 404,
    json: { code: "notes.not_found", error: "This note does not exist." },
  });
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await card.findByText("This note does not exist.")).toBeVisible();
  expect(field).toHaveValue("Wrote about a sign");
  respond(`POST ${NOTES}/${note.id}`, {
    json: { notes: [{ ...note, text: "Wrote about a sign", editedAt: NOON }, other] },
  });
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await card.findByText("Wrote about a sign", { selector: "p" })).toBeVisible();
  await waitFor(() => expect(card.getAllByRole("listitem")[0]).toHaveFocus());

  respond(`DELETE ${NOTES}/${note.id}`, { json: { notes: [other] } });
  await user.click(card.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await expect.poll(() => card.queryByText("Wrote about a sign")).toBeNull();
  await waitFor(() => expect(card.getByRole("list")).toHaveFocus());
});

test("notes that cannot be loaded show an error", async () => {
  respond(`GET ${NOTES}`, { status: 403 });
  await openPage(`/admin/users/${OTHER}`, { as: administrator });
  expect(await screen.findByText("The notes could not be loaded.")).toBeVisible();
});

test("a note being written about one person does not appear on another's page", async () => {
  respond("GET /v1/admin/users/{id}", ({ address }) => {
    const uid = address.split("/").at(-1) ?? "";
    return { json: { user: { ...person, uid, firstName: uid === OTHER ? "Luc" : "Marie" } } };
  });
  const { fill } = await openNotes([]);
  const field = () => screen.findByRole("textbox", { name: "New note" });
  jumpTo(`/admin/users/${UID}`);
  await screen.findByRole("heading", { level: 1, name: "Marie Gagnon" });
  await fill(await field(), "About Marie");
  jumpTo(`/admin/users/${OTHER}`);
  await screen.findByRole("heading", { level: 1, name: "Luc Gagnon" });
  expect(await field()).toHaveValue("");
});
