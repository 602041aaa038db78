import { waitFor } from "@testing-library/react";
import { buildSiteFacts } from "@vestpocket/domain/operators/operators.factory";
import { expect, test, vi } from "vitest";
import { choose, dropdown, readOptions } from "../testing/dropdown.ts";
import { fillDetails, openForm, PUBLISH } from "../testing/listing-form.ts";
import { callsTo, respond } from "../testing/server.ts";

test("missing input is listed above the form in order and named under each field, and each leads to its step", async () => {
  const page = await openForm();
  const { user, main, form, fill, pickSubtype, declaration, toStep, post } = page;
  await pickSubtype("Industrial", "Warehousing");
  await user.click(declaration());
  await toStep("Price and size");
  await fill(form.getByLabelText("Clear Height (ft)"), "400");
  await post();
  const title = () => form.getByRole("textbox", { name: "Title" });
  await waitFor(() => expect(title()).toHaveFocus());
  const summary = () => [...main.querySelectorAll("a[href^='#posting-']")];
  expect(summary().map((each) => each.textContent)).toEqual([
    "Title: Please add a title",
    "Province: Please choose a province",
    "City: Please choose a city",
    "Listing type: Please choose For Sale, For Rent or Both.",
    "Price: Please add a price",
    "Clear Height: Please enter a number from 0 to 300.",
  ]);
  expect(title()).toHaveAccessibleDescription(/Please add a title/u);
  await user.click(summary()[2] as Element);
  expect(dropdown(main, "City")).toHaveFocus();
  await user.click(summary()[5] as Element);
  await waitFor(() => expect(form.getByLabelText("Clear Height (ft)")).toHaveFocus());
  expect(form.getByLabelText("Clear Height (ft)")).toHaveAttribute("aria-invalid", "true");
  expect(form.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(/Please add a price/u);

  await toStep("What and where");
  await fill(title(), "Now it has one");
  await choose(user, () => dropdown(main, "City"), "Mississauga");
  expect(summary()[0]).toHaveTextContent("Listing type: Please choose");
  await post();
  await waitFor(() => expect(form.getByRole("radio", { name: "For Sale" })).toHaveFocus());
  expect(callsTo(PUBLISH)).toHaveLength(0);
});

test("a listing's number that cannot be read stays as it was typed, and is validated when the field is left", async () => {
  const { user, form, pickSubtype, toStep } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await toStep("Price and size");
  const height = form.getByLabelText("Clear Height (ft)");
  await user.type(height, "1a2.5.ft");
  expect(height).toHaveValue("1a2.5.ft");
  expect(height).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(height).toHaveValue("1a2.5.ft");
  expect(height).toHaveAccessibleDescription("Enter only a number, in the unit shown.");
  await user.clear(height);
  await user.type(height, "301");
  await user.tab();
  expect(height).toHaveAccessibleDescription("Please enter a number from 0 to 300.");
  await user.clear(height);
  await user.type(height, "300");
  expect(height).not.toHaveAttribute("aria-invalid");
});

test("a number's decimals follow a comma in French, as typed, and it is valid", async () => {
  const { user, form, pickRadio } = await openForm({ address: "/fr/create-listing", category: "Industriel" });
  await pickRadio("Industriel");
  await pickRadio("Entreposage");
  await user.click(await form.findByRole("link", { name: /^Prix et superficie, .+$/u }));
  await form.findByRole("radio", { name: "À louer" });
  await pickRadio("À louer");
  const rent = form.getByRole("textbox", { name: "Loyer" });
  const height = form.getByLabelText("Hauteur libre (pi)");
  for (const field of [rent, height]) {
    await user.type(field, "12,5");
    expect(field).toHaveValue("12,5");
    await user.tab();
    expect(field).not.toHaveAttribute("aria-invalid");
  }
  await user.type(height, "{Home}1");
  expect(height).toHaveValue("112,5");
});

test("a listing's price is read as it is typed or pasted, and shows what buyers will read", async () => {
  const { user, form, fill, pickRadio, pickSubtype, toStep } = await openForm();
  await pickSubtype("Office", "Professional Office");
  await toStep("Price and size");
  const price = form.getByRole("textbox", { name: "Price" });
  for (const typed of ["$450,000.00", "450 000,00 $", "450k", "0.45M"]) {
    await fill(price, typed);
    expect(price).toHaveValue(typed);
    expect(price).toHaveAccessibleDescription("Shown as CA$450,000");
    await user.tab();
    expect(price).toHaveValue("450000");
  }
  await fill(price, "1.250");
  await user.tab();
  expect(price).toHaveValue("$1.250");
  expect(price).toHaveAccessibleDescription(/This could be two different numbers/u);
  await fill(price, "450000");
  await pickRadio("For Sale");
  expect(form.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription("Shown as CA$450,000");
});

test("a number shows how it was read beside its label once its field is left, and a screen reader hears it", async () => {
  const { user, form, fill, pickRadio, pickSubtype, toStep } = await openForm();
  await pickSubtype("Office", "Professional Office");
  await toStep("Price and size");
  await pickRadio("For Sale");
  const taxes = form.getByLabelText("Property Taxes ($ / year)");
  await fill(taxes, "38,5k");
  expect(taxes).not.toHaveAccessibleDescription();
  await user.tab();
  expect(taxes).toHaveValue("38500");
  expect(taxes).toHaveAccessibleDescription("= CA$38,500");
  expect(form.getByText("= CA$38,500")).toHaveRole("status");
  const area = form.getByLabelText("Total Area (sq ft)");
  await fill(area, "12 100 sq ft");
  await user.tab();
  expect(area).toHaveAccessibleDescription("= 12,100");
});

test("a rent is entered as quoted, and shows what tenants will compare", async () => {
  const { user, main, form, fill, pickRadio, pickSubtype, toStep } = await openForm();
  await pickSubtype("Office", "Professional Office");
  await toStep("Price and size");
  await pickRadio("For Rent");
  const rent = form.getByRole("textbox", { name: "Rent" });
  await fill(rent, "20");
  expect(rent).toHaveAccessibleDescription(/^Shown as CA\$20\s\/\smonth gross$/u);
  await choose(user, () => dropdown(main, "Rent per"), "Square foot, per year");
  await choose(user, () => dropdown(main, "What the rent covers"), "Net: taxes, maintenance and insurance are extra");
  await fill(form.getByRole("textbox", { name: "Additional rent" }), "10");
  expect(rent).toHaveAccessibleDescription(
    /^Shown as CA\$20\.00\s\/\ssq\sft\s\/\syear net \+\sCA\$10\.00 additional rent$/u,
  );
  expect(form.getByText(/^Enter the area to show/u)).toBeVisible();
  await fill(form.getByRole("textbox", { name: "Smallest space" }), "1000");
  expect(form.getByText(/^Tenants see it as CA\$2,500\s\/ month gross/u)).toBeVisible();
  await fill(form.getByRole("textbox", { name: "Largest space" }), "900");
  await user.tab();
  expect(form.getByRole("textbox", { name: "Largest space" })).toHaveAccessibleDescription(
    /The largest area must be above the smallest\./u,
  );
});

test("a listing for both needs a price and a rent, each of which may be on request", async () => {
  const { user, main, form, pickRadio, pickSubtype, toStep } = await openForm();
  await pickSubtype("Office", "Professional Office");
  await toStep("Price and size");
  await pickRadio("Both");
  await choose(user, () => dropdown(main, "Price type"), "On request");
  expect(form.queryByRole("textbox", { name: "Price" })).not.toBeInTheDocument();
  await choose(user, () => dropdown(main, "Rent type"), "A range");
  expect(form.getByRole("textbox", { name: "Lowest rent" })).toBeVisible();
  await choose(user, () => dropdown(main, "Rent type"), "On request");
  expect(form.queryByRole("textbox", { name: "Lowest rent" })).not.toBeInTheDocument();
});

test("the city of a listing sets its province, and a province clears the city", async () => {
  const { user, main, pickSubtype } = await openForm();
  await pickSubtype("Office", "Professional Office");
  const [city, province] = [() => dropdown(main, "City"), () => dropdown(main, "Province")];
  await choose(user, city, "Lloydminster, SK");
  expect(province()).toHaveTextContent("Saskatchewan");
  await choose(user, province, "Quebec");
  expect(city()).toHaveTextContent("Choose a city");
  expect(await readOptions(user, city)).not.toContain("Toronto");
});

test("a keyword that breaks a rule is rejected with an alert, and the rule stays readable under the field", async () => {
  const { user, form, fill, pickSubtype } = await openForm();
  await pickSubtype("Office", "Professional Office");
  const keywords = form.getByRole("textbox", { name: "Keywords" });
  for (const keyword of ["a".repeat(21), "a b c d e", "1", "2", "3", "4", "5", "6"]) {
    await fill(keywords, keyword);
    await user.type(keywords, "{Enter}");
    if (keyword.length > 1) expect(keywords).toHaveAccessibleDescription(/Keywords must be|words per keyword/u);
  }
  expect(keywords).toHaveAccessibleDescription(/You can only add up to 5 keywords\./u);
  expect(vi.mocked(window.alert).mock.calls.flat()).toEqual([
    "Keywords must be 20 characters or fewer.",
    "You can only add up to 4 words per keyword.",
    "You can only add up to 5 keywords.",
  ]);
});

test("a keyword rejected when Next is pressed is reported together with all missing input of its step", async () => {
  const { user, form, fill, pickSubtype, next, declaration } = await openForm();
  await pickSubtype("Office", "Professional Office");
  await fill(form.getByRole("textbox", { name: "Keywords" }), "a".repeat(21));
  await user.click(declaration());
  await user.click(next());
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveFocus());
  expect(form.getByRole("textbox", { name: "Keywords" })).toHaveAccessibleDescription(/20 characters or fewer/u);
  expect(form.getByRole("textbox", { name: "Title" })).toHaveAccessibleDescription(/Please add a title/u);
});

test("a rejected keyword alone keeps a listing from being sent, and gets the focus", async () => {
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.toStep("What and where");
  const keywords = () => page.form.getByRole("textbox", { name: "Keywords" });
  await page.fill(keywords(), "a b c d e");
  await page.toStep("Photos and documents");
  await page.post();
  await waitFor(() => expect(keywords()).toHaveFocus());
  expect(keywords()).toHaveAccessibleDescription(/You can only add up to 4 words per keyword\./u);
  expect(callsTo(PUBLISH)).toHaveLength(0);
});

test("required choices can be reset to empty, and one that is never empty has nothing to reset", async () => {
  const { user, main, pickRadio, pickSubtype, toStep } = await openForm();
  await pickSubtype("Office", "Professional Office");
  const [city, province] = [() => dropdown(main, "City"), () => dropdown(main, "Province")];
  expect(await readOptions(user, province)).not.toContain("Reset");
  await choose(user, city, "Toronto");
  await choose(user, city, "Reset");
  expect(city()).toHaveTextContent("Choose a city");
  expect(province()).toHaveTextContent("Ontario");
  await choose(user, province, "Reset");
  expect(province()).toHaveTextContent("Choose a province");
  await toStep("Price and size");
  await pickRadio("For Rent");
  const per = () => dropdown(main, "Rent per");
  expect(await readOptions(user, per)).not.toContain("Reset");
  await choose(user, per, "Square foot, per year");
  // Never empty: there is nothing to reset.
  expect(await readOptions(user, per)).not.toContain("Reset");
});

test("where the site takes no new listings is said first, and beside the province as soon as it is chosen", async () => {
  respond("GET /v1/operator", { json: { facts: buildSiteFacts({ closed: { posting: ["Quebec"], offers: [] } }) } });
  const { user, main, post, pickSubtype, declaration } = await openForm();
  await waitFor(() => expect(main).toHaveTextContent("We do not take new listings for now in: Quebec."));
  await pickSubtype("Industrial", "Warehousing");
  await choose(user, () => dropdown(main, "Province"), "Quebec");
  const reason = "We do not take new listings in this province for now.";
  expect(dropdown(main, "Province")).toHaveAccessibleDescription(reason);
  await user.click(declaration());
  await post();
  const summary = () => [...main.querySelectorAll("a[href^='#posting-']")].map((each) => each.textContent);
  await waitFor(() => expect(summary()).toContain(`Province: ${reason}`));
  expect(callsTo(PUBLISH)).toHaveLength(0);
  await choose(user, () => dropdown(main, "Province"), "Ontario");
  expect(dropdown(main, "Province")).not.toHaveAccessibleDescription();
});
