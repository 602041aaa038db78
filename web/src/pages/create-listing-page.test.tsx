import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildOwner, buildProfile } from "../testing/answers.ts";
import { listDoubleNames } from "../testing/double-names.ts";
import { fillDetails, openForm } from "../testing/listing-form.ts";
import { respond } from "../testing/server.ts";

const AGENT_NEEDED = "Please check that you are an agent";

test("the details of a listing appear with its subtype, and another type resets the subtype and what depends on it", async () => {
  const { form, fill, pickRadio, pickSubtype } = await openForm();
  await pickRadio("Industrial");
  expect(form.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  expect(form.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
  await pickRadio("Warehousing");
  await fill(await form.findByRole("textbox", { name: "Title" }), "Kept");
  await fill(form.getByLabelText("Clear Height (ft)"), "28");
  await pickRadio("Distribution");
  // Both subtypes have the clear height field.
  expect(form.getByLabelText("Clear Height (ft)")).toHaveValue("28");
  await pickRadio("Office");
  expect(form.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  await pickSubtype("Industrial", "Warehousing");
  expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Kept");
  expect(form.getByLabelText("Clear Height (ft)")).toHaveValue("");
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

test("the form's sections show their progress, by the form's own check, and lead to their headings", async () => {
  const page = await openForm();
  const { user, main, form, pickRadio, pickSubtype, next } = page;
  expect(form.queryByRole("navigation", { name: "Sections of the form" })).not.toBeInTheDocument();
  await pickSubtype("Industrial", "Warehousing");
  const sections = () => within(form.getByRole("navigation", { name: "Sections of the form" }));
  const states = () =>
    sections()
      .getAllByRole("link")
      .map((each) => each.getAttribute("aria-label"));
  const current = () => main.querySelector("nav [aria-current=step]")?.textContent;
  expect(form.getByRole("region", { name: "What's Included" })).toBeVisible();
  expect(listDoubleNames(main)).toEqual([]);
  expect(states()).toEqual([
    "What are you listing?, complete",
    "Authorization, to complete",
    "Details, to complete",
    "Additional fields, optional",
    "What's Included, optional",
    "Who sees what, optional",
    "Photos and document, optional",
  ]);
  expect(sections().getByRole("button", { name: "2 sections to complete" })).toHaveAttribute("aria-expanded", "false");
  expect(current()).toBe("What are you listing?");

  await user.click(sections().getByRole("link", { name: "Details, to complete" }));
  expect(form.getByRole("heading", { name: "Details" })).toHaveFocus();
  expect(current()).toBe("Details");
  await user.click(page.declaration());
  await user.click(next());
  await waitFor(() => expect(states()[2]).toBe("Details, has an error"));
  await fillDetails({ ...page, declaration: () => form.getByRole("checkbox", { name: "Sprinklers" }) });
  await page.fill(form.getByLabelText("Clear Height (ft)"), "400");
  expect(states()).toEqual([
    "What are you listing?, complete",
    "Authorization, complete",
    "Details, complete",
    "Additional fields, has an error",
    "What's Included, complete",
    "Who sees what, optional",
    "Photos and document, optional",
  ]);
  expect(sections().getByRole("button", { name: "1 section to complete" })).toBeInTheDocument();
  await pickRadio("Distribution");
  expect(states()[1], "the declaration was about another property").toBe("Authorization, has an error");
  await user.click(page.declaration());
  expect(states()[3]).toBe("Additional fields, has an error");
  await page.fill(form.getByLabelText("Clear Height (ft)"), "28");
  expect(sections().getByRole("button", { name: "All required sections are complete" })).toBeInTheDocument();
});

test("someone whose phone is not confirmed is warned before filling in a listing", async () => {
  const { form } = await openForm({ as: buildProfile({ phoneVerified: false }) });
  expect(
    await form.findByText("Please confirm your phone number on your profile page before you post a listing."),
  ).toBeVisible();
  expect(form.getByRole("link", { name: "Confirm my phone number" })).toHaveAttribute("href", "/account/profile#phone");
});

test("the compliance check beside the form follows what is typed and leads to the field", async () => {
  respond("POST /v1/property/owner", { json: { owner: buildOwner({ brokerageName: null }) } });
  const page = await openForm();
  const { user, form, fill, main } = page;
  await page.pickSubtype("Industrial", "Warehousing");
  const notes = within(await form.findByRole("region", { name: "What the law requires" }));
  expect(notes.getByRole("status")).toHaveTextContent("No issues found so far.");
  await fillDetails(page);
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
