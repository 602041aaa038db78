import { screen, waitFor, within } from "@testing-library/react";
import type { CannedAnswer } from "@vestpocket/domain/tickets/canned-answers.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { keepPageInert } from "../testing/inert-page.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const PATH = "/v1/admin/canned-answers";
const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });
const RECEIPTS: CannedAnswer = { id: UID, title: "Receipts", english: "Hello {name}", french: "Bonjour {name}" };

async function openAnswers(cannedAnswers: readonly CannedAnswer[], page = "/admin/tickets/canned-answers") {
  respond(`GET ${PATH}`, { json: { cannedAnswers } });
  const opened = await openPage(page, { as: administrator });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("button", { name: /^(?:Add a canned answer|Ajouter une réponse type)$/u });
  return { ...opened, main };
}

test("a canned answer is added with a text in both languages; errors are shown next to their fields", async () => {
  const { user, fill, main } = await openAnswers([]);
  expect(main.getByText("No canned answers yet.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Add a canned answer" }));
  const field = (name: string) => main.getByRole("textbox", { name });
  await fill(field("Title"), "Receipts");
  await fill(field("Text in English"), "Hello {nmae}");
  await user.click(main.getByRole("button", { name: "Save" }));
  expect(field("Text in English")).toHaveAccessibleDescription("Please use only {name} and {number} in braces.");
  expect(field("Text in French")).toHaveAccessibleDescription("Please write the answer in this language.");
  await fill(field("Text in English"), "Hello {name}");
  await fill(field("Text in French"), "Bonjour {name}");
  const taken = "Another canned answer has this title.";
  respond(`POST ${PATH}`, {
    status: 409,
    json: { code: "canned_answers.title_taken", error: taken, fields: { title: taken } },
  });
  await user.click(main.getByRole("button", { name: "Save" }));
  await expect.poll(() => field("Title").getAttribute("aria-invalid")).toBe("true");
  expect(field("Title")).toHaveAccessibleDescription(taken);
  respond(`POST ${PATH}`, { status: 201, json: { cannedAnswers: [RECEIPTS] } });
  await user.click(main.getByRole("button", { name: "Save" }));
  expect(await main.findByRole("heading", { name: "Receipts" })).toBeVisible();
  const { id: _, ...written } = RECEIPTS;
  expect(callsTo(`POST ${PATH}`).map(({ body }) => body)).toEqual([written, written]);
});

test("a canned answer is edited in place and deleted after confirmation", async () => {
  const { user, fill, main } = await openAnswers([RECEIPTS], "/fr/admin/tickets/canned-answers");
  await user.click(main.getByRole("button", { name: "Modifier Receipts" }));
  await fill(main.getByRole("textbox", { name: "Titre" }), "Reçus");
  const edited = { ...RECEIPTS, title: "Reçus" };
  respond(`POST ${PATH}/${UID}`, { json: { cannedAnswers: [edited] } });
  await user.click(main.getByRole("button", { name: "Enregistrer" }));
  expect(await main.findByRole("heading", { name: "Reçus" })).toBeVisible();
  const other = { ...RECEIPTS, id: crypto.randomUUID(), title: "Autre" };
  respond(`DELETE ${PATH}/${UID}`, { json: { cannedAnswers: [other] } });
  keepPageInert();
  await user.click(main.getByRole("button", { name: "Supprimer Reçus" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer la réponse type « Reçus »?" }));
  await user.click(dialog.getByRole("button", { name: "Supprimer" }));
  expect(await main.findByRole("heading", { name: "Autre" })).toBeVisible();
  await waitFor(() => expect(main.getByRole("heading", { name: "Autre" }).closest("ul")).toHaveFocus());
});

test("canned answers that cannot be loaded show an error", async () => {
  respond(`GET ${PATH}`, { status: 403 });
  await openPage("/admin/tickets/canned-answers", { as: administrator });
  expect(await screen.findByText("The canned answers could not be loaded.")).toBeVisible();
});
