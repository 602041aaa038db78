import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildOwner, buildProfile } from "../testing/answers.ts";
import { listDoubleNames } from "../testing/double-names.ts";
import { buildDraft, fillDetails, openForm } from "../testing/listing-form.ts";
import { respond } from "../testing/server.ts";

const AGENT_NEEDED = "Please check that you are an agent";

test("the details of a listing appear with its subtype, and another type resets the subtype and what depends on it", async () => {
  const { form, fill, pickRadio, pickSubtype, toStep } = await openForm();
  await pickRadio("Industrial");
  expect(form.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  expect(form.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
  await pickRadio("Warehousing");
  await fill(await form.findByRole("textbox", { name: "Title" }), "Kept");
  const height = () => form.getByLabelText("Clear Height (ft)");
  await toStep("Price and size");
  await fill(height(), "28");
  await toStep("What and where");
  await pickRadio("Distribution");
  // Both subtypes have the clear height field.
  await toStep("Price and size");
  expect(height()).toHaveValue("28");
  await toStep("What and where");
  await pickRadio("Office");
  expect(form.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  await pickSubtype("Industrial", "Warehousing");
  expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Kept");
  await toStep("Price and size");
  expect(height()).toHaveValue("");
});

test("Next is disabled until the agent's declaration is checked, and says why", async () => {
  const { user, form, pickSubtype, next, declaration } = await openForm();
  await pickSubtype("Office", "Medical/Dental");
  expect(next()).toBeDisabled();
  expect(next()).toHaveAccessibleDescription(AGENT_NEEDED);
  await user.click(declaration());
  expect(next()).toBeEnabled();
  expect(form.queryByText(AGENT_NEEDED)).not.toBeInTheDocument();
});

const steps = (main: HTMLElement) => [...main.querySelectorAll("nav a")];

test("the form's steps show their progress, by the form's own check, and a press on any leads to its heading", async () => {
  const page = await openForm();
  const { main, form, pickRadio, pickSubtype, toStep } = page;
  const states = () => steps(main).map((each) => each.getAttribute("aria-label"));
  const current = () => main.querySelector("nav [aria-current=step]")?.getAttribute("aria-label");
  expect(states()).toEqual([]);
  await pickSubtype("Industrial", "Warehousing");
  expect(form.getByRole("navigation", { name: "Steps of the form" })).toBeVisible();
  expect(listDoubleNames(main)).toEqual([]);
  expect(states()).toEqual([
    "What and where, to complete",
    "Price and size, to complete",
    "Photos and documents, optional",
    "Who sees what, optional",
  ]);
  expect(current()).toMatch(/^What and where/u);

  await toStep("Price and size");
  expect(form.getByRole("heading", { name: "Price and size" })).toHaveFocus();
  expect(current()).toMatch(/^Price and size/u);
  expect(window.location.search).toContain("step=price");
  await page.post();
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveFocus());
  expect(states().slice(0, 2)).toEqual(["What and where, has an error", "Price and size, has an error"]);
  await fillDetails(page);
  expect(states().slice(0, 2)).toEqual(["What and where, complete", "Price and size, complete"]);
  await page.fill(form.getByLabelText("Clear Height (ft)"), "400");
  expect(states()[1]).toBe("Price and size, has an error");
  await toStep("What and where");
  await pickRadio("Distribution");
  expect(states()[0], "the declaration was about another property").toBe("What and where, has an error");
});

test("Next goes on once a step is complete, Back and the browser's Back return, and nothing is lost", async () => {
  const page = await openForm();
  const { user, form, next, toStep } = page;
  await page.pickSubtype("Industrial", "Warehousing");
  await user.click(page.declaration());
  await user.click(next());
  const title = () => form.getByRole("textbox", { name: "Title" });
  await waitFor(() => expect(title()).toHaveFocus());
  expect(title()).toHaveAccessibleDescription(/Please add a title/u);
  await user.click(page.declaration());
  await fillDetails(page);
  await toStep("What and where");
  await user.type(title(), "{Enter}");
  await form.findByRole("heading", { name: "Price and size" });
  expect(form.getByRole("textbox", { name: "Price" })).toHaveValue("4500000");
  await user.type(form.getByRole("textbox", { name: "Price" }), "{Enter}");
  await form.findByRole("heading", { name: "Photos and documents" });
  await user.click(form.getByRole("button", { name: "Back" }));
  await form.findByRole("heading", { name: "Price and size" });
  window.history.back();
  await form.findByRole("heading", { name: "Photos and documents" });
  await user.click(next());
  expect(await form.findByRole("heading", { name: "Who sees what" })).toHaveFocus();
  await toStep("What and where");
  expect(title()).toHaveValue("Warehouse with a dock");
});

test("a form reopened at a step's address shows that step, with its draft", async () => {
  const draft = buildDraft();
  respond("GET /v1/drafts/{id}", { json: { draft } });
  await openForm({ address: `/create-listing?draft=${draft.id}&step=files`, landmark: "Photos and documents" });
  expect(screen.getByText("plan.pdf")).toBeVisible();
});

test("the facts that buyers of the subtype decide by come first, and the form counts those that it states", async () => {
  const { form, fill, pickSubtype, toStep } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await toStep("Price and size");
  const first = within(form.getByRole("group", { name: /^What buyers look for .+$/u }));
  expect(first.getAllByRole("textbox").map((each) => each.getAttribute("name"))).toEqual(
    expect.arrayContaining(["fields.totalArea", "fields.clearHeightFeet"]),
  );
  const progress = () => first.getByText(/^\d+ of \d+ stated$/u).textContent;
  expect(progress()).toMatch(/^0 of/u);
  await fill(first.getByLabelText("Clear Height (ft)"), "28");
  await fill(form.getByRole("textbox", { name: "Price" }), "4500000");
  expect(progress()).toMatch(/^2 of/u);
});

test("an unfinished listing of any device is offered over an empty form, and no longer once something is entered", async () => {
  const draft = buildDraft();
  respond("GET /v1/drafts", { json: { drafts: [draft, buildDraft()] } });
  const { form, pickRadio } = await openForm();
  const offer = within(await form.findByRole("region", { name: "Unfinished listing" }));
  expect(offer.getByText("You have an unfinished listing: From the phone")).toBeVisible();
  expect(offer.getByRole("link", { name: "Continue it" })).toHaveAttribute("href", `/create-listing?draft=${draft.id}`);
  expect(offer.getByRole("link", { name: "All 2 unfinished listings" })).toHaveAttribute(
    "href",
    "/account/my-listings",
  );
  await pickRadio("Industrial");
  expect(form.queryByRole("region", { name: "Unfinished listing" })).not.toBeInTheDocument();
});

test("someone whose phone is not confirmed is warned before filling in a listing", async () => {
  const { form } = await openForm({ as: buildProfile({ phoneVerified: false }) });
  expect(
    await form.findByText("Please confirm your phone number on your profile page before you post a listing."),
  ).toBeVisible();
  expect(form.getByRole("link", { name: "Confirm my phone number" })).toHaveAttribute("href", "/account/profile#phone");
});

test("the compliance check below a step follows what is typed and leads to the field", async () => {
  respond("POST /v1/property/owner", { json: { owner: buildOwner({ brokerageName: null }) } });
  const page = await openForm();
  const { user, form, fill, main } = page;
  await page.pickSubtype("Industrial", "Warehousing");
  const law = () => form.findByRole("region", { name: "What the law requires" });
  expect(within(await law()).getByRole("status")).toHaveTextContent("No issues found so far.");
  await fillDetails(page);
  await page.toStep("What and where");
  const notes = within(await law());
  await user.click(form.getByRole("heading", { name: "What the law requires" }));
  expect(await notes.findByText("The name of your brokerage")).toBeVisible();
  expect(notes.getByText("Your designation")).toBeVisible();
  const description = form.getByRole("textbox", { name: "Description" });
  await fill(description, "Quiet building. No children, please. Jane Roe, Broker.");
  expect(notes.getByRole("status")).toHaveTextContent("3 notes on this listing");
  expect(notes.getByText(/^“No children”: an advertisement must not/u)).toBeVisible();
  const wording = notes.getByText("Wording that may exclude people").closest("details") as HTMLElement;
  await user.click(within(wording).getByRole("button", { name: "Go to the field" }));
  expect(description).toHaveFocus();
  await fill(description, "Quiet building. No children's menu. Jane Roe, Broker.");
  expect(notes.getByRole("status")).toHaveTextContent("2 notes on this listing");
  expect(main).toHaveTextContent("They are not legal advice");
});
