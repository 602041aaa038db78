import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildCard, buildProfile, buildProperty } from "../../testing/answers.ts";
import { walkTo } from "../../testing/listing-form.ts";
import { hold, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const SEARCH = "POST /v1/property/search";
const cards = ["First", "Second"].map((name) => buildCard({ name }));
const results = { json: { response: { properties: cards, totalPages: 1, totalResults: 2, page: 1, lastDoc: null } } };
const rowOf = (name: string) => screen.findByRole("link", { name: new RegExp(`^.*${name}.*$`, "u") });

/**
 * Simulates the browser's Back, which the test DOM cannot do. Returns a function that goes back to the current page.
 */
function markBack(): () => void {
  const { state } = window.history;
  const { href } = window.location;
  return () => {
    window.history.replaceState(state, "", href);
    window.dispatchEvent(new PopStateEvent("popstate", { state }));
  };
}

test("Back leads to the row of the list that was opened, even if the list has to load again", async () => {
  respond(SEARCH, results);
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ name: "Second" }) } });
  respond("POST /v1/property/owner", { status: 404 });
  const { user } = await openPage("/search-results", { as: buildProfile() });
  const row = await rowOf("Second");
  await act(() => import("./place-keeper.tsx"));
  const back = markBack();
  await user.click(row);
  await screen.findByRole("heading", { level: 1, name: "Second" });
  back();
  await waitFor(async () => expect(await rowOf("Second")).toHaveFocus());
});

test("changing the language keeps the input, focus and URL, and Back returns to the former texts", async () => {
  const { user, fill } = await openPage("/ticket?type=Bug%20Report");
  await fill(await screen.findByRole("textbox", { name: "Subject" }), "Kept in both languages");
  const [french] = screen.getAllByRole("link", { name: "FR, Français" });
  const back = markBack();
  await user.click(french as HTMLElement);
  const subject = await screen.findByRole("textbox", { name: "Objet" });
  expect(subject).toHaveValue("Kept in both languages");
  expect(window.location.pathname + window.location.search).toBe("/fr/ticket?type=Bug%20Report");
  expect(screen.getAllByRole("link", { name: "EN, English" })[0]).toHaveFocus();
  back();
  expect(await screen.findByRole("textbox", { name: "Subject" })).toHaveValue("Kept in both languages");
});

test("switching the language keeps chosen photos and a listing form's input, with translated labels", async () => {
  const { user, fill } = await openPage("/create-listing", { as: buildProfile() });
  await user.click(await screen.findByRole("radio", { name: "Office" }));
  await user.click(await screen.findByRole("radio", { name: "Professional Office" }));
  await fill(await screen.findByRole("textbox", { name: "Title" }), "Suite on King");
  await walkTo(user, "Photos and documents");
  const document = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" });
  await user.upload(screen.getByLabelText("Document"), document);
  await screen.findByText("plan.pdf");
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  expect(await screen.findByRole("heading", { name: "Photos et documents" })).toBeVisible();
  expect(screen.getByText("plan.pdf")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: /^Quoi et où, .+$/u }));
  expect(await screen.findByRole("textbox", { name: "Titre" })).toHaveValue("Suite on King");
  expect(screen.getByRole("radio", { name: "Bureau professionnel" })).toBeChecked();
});

test("data is refetched in the new language while the previous data stays", async () => {
  respond(SEARCH, results);
  const { user } = await openPage("/search-results", { as: buildProfile() });
  await rowOf("First");
  const french = hold({
    json: { response: { ...results.json.response, properties: [buildCard({ name: "Premier" })], totalResults: 1 } },
  });
  respond(SEARCH, french.handler);
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  expect(await rowOf("First")).toBeInTheDocument();
  french.release();
  expect(await rowOf("Premier")).toBeInTheDocument();
});

const preferring = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
const findOffer = () => screen.queryByRole("region", { name: "Langue" });

test("a browser that prefers French is offered it once, and the page changes in place", async () => {
  preferring("fr-CA", "en");
  const { user } = await openPage("/ticket");
  await user.click(await screen.findByRole("link", { name: "Passer au français" }));
  expect(await screen.findByRole("textbox", { name: "Objet" })).toBeInTheDocument();
  expect(findOffer()).toBeNull();
});

test("a French offer that was declined, or seen before, is not repeated", async () => {
  preferring("de", "fr", "en");
  const { user } = await openPage("/ticket");
  await user.click(await screen.findByRole("button", { name: "Non merci" }));
  expect(findOffer()).toBeNull();
  cleanup();
  await openPage("/contact");
  expect(findOffer()).toBeNull();
});

test.each([
  ["prefers English", "/ticket", ["en-CA", "fr-CA"]],
  ["has the page in French", "/fr/ticket", ["fr-CA"]],
])("French is not offered to a browser that %s", async (_why, address, languages) => {
  preferring(...languages);
  await openPage(address);
  await screen.findByRole("main");
  expect(findOffer()).toBeNull();
});
