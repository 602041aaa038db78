import { screen, waitFor, within } from "@testing-library/react";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { describe, expect, test, vi } from "vitest";
import { NO_VALUES } from "../features/listings/posting/posting-values.ts";
import { buildOwner, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { listDoubleNames } from "../testing/double-names.ts";
import { choose, dropdown, readOptions } from "../testing/dropdown.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const POST = "POST /v1/property/";
const SAVE = "POST /v1/drafts/{id}";
const EMPTY = { ...NO_VALUES, keywords: [], includes: [], banded: [] };
const AGENT_NEEDED = "Please check that you are an agent";

async function openForm({ as = buildProfile(), address = "/create-listing", isReload = false } = {}) {
  const opened = await openPage(address, { as, isReload });
  await screen.findByRole("radio", { name: "Industrial" });
  const main = screen.getByRole("main");
  const form = within(main);
  const pickRadio = (name: string) => opened.user.click(form.getByRole("radio", { name }));
  return {
    ...opened,
    main,
    form,
    pickRadio,
    /** Chooses a type and a subtype, and waits for the details. */
    async pickSubtype(type: string, subtype: string) {
      await pickRadio(type);
      await pickRadio(subtype);
      await form.findByRole("textbox", { name: "Title" });
    },
    next: () => form.getByRole("button", { name: "Next" }),
    declaration: () => form.getByRole("checkbox", { name: /^I declare that I am a registered real estate agent/u }),
  };
}

type Form = Awaited<ReturnType<typeof openForm>>;

/** Fills in everything that a listing needs besides its subtype. */
async function fillDetails({ user, fill, form, main, pickRadio, declaration }: Form) {
  await fill(form.getByRole("textbox", { name: "Title" }), "Warehouse with a dock");
  await pickRadio("For Sale");
  await fill(form.getByRole("textbox", { name: "Price" }), "4500000");
  await choose(user, () => dropdown(main, "City"), "Mississauga");
  await user.click(declaration());
}

test("the details of a listing appear with its subtype, and another type resets the subtype and what depends on it", async () => {
  const { form, fill, pickRadio, pickSubtype } = await openForm();
  await pickRadio("Industrial");
  expect(form.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  expect(form.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
  await pickRadio("Warehousing");
  await fill(await form.findByRole("textbox", { name: "Title" }), "Kept");
  await fill(form.getByLabelText(/^Clear Height/u), "28");
  await pickRadio("Distribution");
  // Both subtypes have the clear height field.
  expect(form.getByLabelText(/^Clear Height/u)).toHaveValue("28");
  await pickRadio("Office");
  expect(form.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  await pickSubtype("Industrial", "Warehousing");
  expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Kept");
  expect(form.getByLabelText(/^Clear Height/u)).toHaveValue("");
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

test("an owner who is not an agent declares that instead, which clears the other declaration", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(
    page.form.getByRole("checkbox", { name: /^I own this property or business, or I am authorized/u }),
  );
  expect(page.declaration()).not.toBeChecked();
  await page.user.click(page.next());
  await screen.findByText("Listing saved! Redirecting to choose your plan...");
  const sent = callsTo(POST)[0]?.body as FormData;
  expect([sent.get("isAuthorized"), sent.get("postedAs")]).toEqual(["true", "owner"]);
});

test("a listing is written in one language first, and the other is added and removed with the focus following", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openForm();
  const { user, form, fill } = page;
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  expect(form.getByText("No French text")).toBeInTheDocument();
  const add = () => form.getByRole("button", { name: "Add French" });
  await user.click(add());
  const title = () => form.getByRole("textbox", { name: "Title in French" });
  expect(title()).toHaveFocus();
  await user.click(form.getByRole("button", { name: "Remove French" }));
  expect(add()).toHaveFocus();
  await user.click(add());
  await fill(title(), "Entrepôt avec quai");
  expect(form.queryByText("No French text")).not.toBeInTheDocument();
  await fill(form.getByRole("textbox", { name: "Description in French" }), "Six portes.");
  await user.click(page.next());
  const description = form.getByRole("textbox", { name: "Description" });
  await waitFor(() => expect(description).toHaveFocus());
  expect(description).toHaveAccessibleDescription(/in both languages or in neither/u);
  await fill(description, "Six doors.");
  await user.click(page.next());
  await screen.findByText("Listing saved! Redirecting to choose your plan...");
  const sent = callsTo(POST)[0]?.body as FormData;
  expect(["language", "title", "otherTitle", "otherDescription"].map((name) => sent.get(name))).toEqual([
    ...["en", "Warehouse with a dock", "Entrepôt avec quai", "Six portes."],
  ]);
});

describe("a machine draft", () => {
  const DRAFT = "POST /v1/translations";
  const names = ["title", "otherTitle", "otherDescription", "machineLanguage"];
  const sentTexts = () => names.map((name) => (callsTo(POST)[0]?.body as FormData | undefined)?.get(name));

  async function openWithTranslator() {
    respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
    respond("GET /v1/translations", { json: { isAvailable: true } });
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    const button = () => page.form.findByRole("button", { name: "Translate into French automatically" });
    const title = () => page.form.getByRole("textbox", { name: "Title in French" });
    return { ...page, button, title };
  }
  const respondWithDraft = () =>
    respond(DRAFT, { json: { translation: { language: "fr", title: "Entrepôt avec quai", description: "" } } });

  test("appears only when the owner presses the button, and is marked until confirmed", async () => {
    const { user, form, button, title, next } = await openWithTranslator();
    const press = await button();
    expect(callsTo(DRAFT)).toEqual([]);
    respondWithDraft();
    await user.click(press);
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveValue("Entrepôt avec quai");
    expect(callsTo(DRAFT).map(({ body }) => body)).toEqual([
      { language: "en", title: "Warehouse with a dock", description: "" },
    ]);
    expect(form.getByText(/^Machine translation: please review it/u)).toBeVisible();
    await user.click(form.getByRole("button", { name: "The text is right" }));
    expect(form.queryByText(/^Machine translation: please review it/u)).not.toBeInTheDocument();
    await user.click(next());
    await screen.findByText("Listing saved! Redirecting to choose your plan...");
    expect(sentTexts()).toEqual(["Warehouse with a dock", "Entrepôt avec quai", "", ""]);
  });

  test("is saved with its mark, which a correction removes", async () => {
    const { user, form, fill, button, next } = await openWithTranslator();
    respondWithDraft();
    await user.click(await button());
    const mark = () => form.queryByText(/^Machine translation: please review it/u);
    await waitFor(() => expect(mark()).toBeVisible());
    await fill(form.getByRole("textbox", { name: "Title" }), "Warehouse with two docks");
    expect(mark()).toBeVisible();
    await user.click(next());
    await screen.findByText("Listing saved! Redirecting to choose your plan...");
    expect(sentTexts()).toEqual(["Warehouse with two docks", "Entrepôt avec quai", "", "fr"]);
    const again = await openWithTranslator();
    await again.user.click(await again.button());
    await waitFor(() => expect(again.form.getByText(/^Machine translation: please review it/u)).toBeVisible());
    await again.fill(again.title(), "Entrepôt à deux quais");
    expect(again.form.queryByText(/^Machine translation: please review it/u)).not.toBeInTheDocument();
  });

  test("that comes too late leaves what the owner wrote or chose meanwhile", async () => {
    const page = await openWithTranslator();
    const draft = { json: { translation: { language: "fr", title: "Entrepôt avec quai", description: "" } } };
    const ask = async () => {
      const { handler, release } = hold(draft);
      respond(DRAFT, handler);
      await page.user.click(await page.button());
      return release;
    };
    const arriveInFrench = await ask();
    await page.user.click(page.form.getByRole("button", { name: "They are in French" }));
    arriveInFrench();
    const press = await page.form.findByRole("button", { name: "Translate into English automatically" });
    await waitFor(() => expect(press).not.toHaveAttribute("aria-disabled"));
    expect(page.form.queryByRole("textbox", { name: "Title in English" })).not.toBeInTheDocument();
    await page.user.click(page.form.getByRole("button", { name: "They are in English" }));
    const arriveAfterTyping = await ask();
    await page.user.click(page.form.getByRole("button", { name: "Add French" }));
    await page.fill(page.title(), "Mon entrepôt");
    arriveAfterTyping();
    await page.fill(page.form.getByRole("textbox", { name: "Description in French" }), "Six portes.");
    expect(page.title()).toHaveValue("Mon entrepôt");
    expect(page.form.queryByText(/^Machine translation: please review it/u)).not.toBeInTheDocument();
  });

  test("shows an error on failure and leaves the form unchanged; without a translator there is no button", async () => {
    const { user, form, button } = await openWithTranslator();
    respond(DRAFT, { status: 503, json: { code: "translations.unavailable", msg: "Not now." } });
    await user.click(await button());
    expect(await screen.findByText("Not now.")).toBeVisible();
    expect(form.queryByRole("textbox", { name: "Title in French" })).not.toBeInTheDocument();
    respond("GET /v1/translations", { json: { isAvailable: false } });
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    expect(page.form.queryByRole("button", { name: "Translate into French automatically" })).not.toBeInTheDocument();
  });
});

test("texts are in the page's language unless their owner says otherwise, also for screen readers", async () => {
  const { user, form, fill, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  const title = form.getByRole("textbox", { name: "Title" });
  await fill(title, "Entrepôt");
  expect(title).toHaveAttribute("lang", "en");
  await user.click(form.getByRole("button", { name: "They are in French" }));
  expect(title).toHaveAttribute("lang", "fr");
  expect(form.getByText("No English text")).toBeInTheDocument();
  expect(form.getByRole("button", { name: "Add English" })).toBeVisible();
});

test("missing input is listed above the form in order and named under each field, and the first gets the focus", async () => {
  const { user, main, form, fill, pickSubtype, next, declaration } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByLabelText(/^Clear Height/u), "400");
  await user.click(declaration());
  await user.click(next());
  const [title, price] = ["Title", "Price"].map((name) => form.getByRole("textbox", { name }));
  await waitFor(() => expect(title).toHaveFocus());
  const summary = () => [...main.querySelectorAll("a[href^='#posting-']")];
  expect(summary().map((each) => each.textContent)).toEqual([
    "Title: Please add a title",
    "Listing type: Please choose For Sale, For Rent or Both.",
    "Price: Please add a price",
    "Province: Please choose a province",
    "City: Please choose a city",
    "Clear Height (feet): Please enter a number from 0 to 300.",
  ]);
  expect(title).toHaveAccessibleDescription(/Please add a title/u);
  expect(price).toHaveAccessibleDescription(/Please add a price/u);
  expect(form.getByLabelText(/^Clear Height/u)).toHaveAttribute("aria-invalid", "true");

  await user.click(summary()[4] as Element);
  expect(dropdown(main, "City")).toHaveFocus();
  await fill(title as HTMLElement, "Now it has one");
  expect(summary()[0]).toHaveTextContent("Listing type: Please choose");
  await user.click(next());
  await waitFor(() => expect(form.getByRole("radio", { name: "For Sale" })).toHaveFocus());
  expect(callsTo(POST)).toHaveLength(0);
});

test("a listing's number keeps only digits and points, and is validated when the field is left", async () => {
  const { user, form, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  const height = form.getByLabelText(/^Clear Height/u);
  await user.type(height, "1a2.5.ft");
  expect(height).toHaveValue("12.5.");
  expect(height).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(height).toHaveAccessibleDescription("Please enter a number.");
  await user.clear(height);
  await user.type(height, "301");
  await user.tab();
  expect(height).toHaveAccessibleDescription("Please enter a number from 0 to 300.");
  await user.clear(height);
  await user.type(height, "300");
  expect(height).not.toHaveAttribute("aria-invalid");
});

test("a listing's price keeps its digits and shows what buyers will read", async () => {
  const { form, fill, pickRadio, pickSubtype } = await openForm();
  await pickSubtype("Office", "Professional Office");
  const price = form.getByRole("textbox", { name: "Price" });
  await fill(price, "$4,500.00");
  expect(price).toHaveValue("450000");
  expect(price).toHaveAccessibleDescription("Shown as CA$450,000");
  await pickRadio("For Sale");
  expect(form.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription("Shown as CA$450,000");
});

test("a rent is entered as quoted, and shows what tenants will compare", async () => {
  const { user, main, form, fill, pickRadio, pickSubtype } = await openForm();
  await pickSubtype("Office", "Professional Office");
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
  expect(form.getByText(/^Enter the area of the space/u)).toBeVisible();
  await fill(form.getByRole("textbox", { name: "Smallest space" }), "1000");
  expect(form.getByText(/^Tenants see it as CA\$2,500\s\/ month gross/u)).toBeVisible();
  await fill(form.getByRole("textbox", { name: "Largest space" }), "900");
  await user.tab();
  expect(form.getByRole("textbox", { name: "Largest space" })).toHaveAccessibleDescription(
    /The largest area must be above the smallest\./u,
  );
});

test("a listing for both needs a price and a rent, each of which may be on request", async () => {
  const { user, main, form, pickRadio, pickSubtype } = await openForm();
  await pickSubtype("Office", "Professional Office");
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

test("a keyword rejected when Next is pressed is reported together with all missing input", async () => {
  const { user, main, form, fill, pickSubtype, next, declaration } = await openForm();
  await pickSubtype("Office", "Professional Office");
  await fill(form.getByRole("textbox", { name: "Keywords" }), "a".repeat(21));
  await user.click(declaration());
  await user.click(next());
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveFocus());
  expect([...main.querySelectorAll("a[href^='#posting-']")].map((each) => each.textContent)).toEqual([
    "Title: Please add a title",
    "Listing type: Please choose For Sale, For Rent or Both.",
    "Price: Please add a price",
    "Province: Please choose a province",
    "City: Please choose a city",
    "Keywords: Keywords must be 20 characters or fewer.",
  ]);
});

test("a rejected keyword alone keeps a listing from being sent, and gets the focus", async () => {
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  const keywords = page.form.getByRole("textbox", { name: "Keywords" });
  await page.fill(keywords, "a b c d e");
  await page.user.click(page.next());
  await waitFor(() => expect(keywords).toHaveFocus());
  expect(keywords).toHaveAccessibleDescription(/You can only add up to 4 words per keyword\./u);
  expect(callsTo(POST)).toHaveLength(0);
});

test("required choices can be reset: an empty one to empty, a saved one to its saved value", async () => {
  const { user, main, pickRadio, pickSubtype } = await openForm();
  await pickSubtype("Office", "Professional Office");
  const [city, province] = [() => dropdown(main, "City"), () => dropdown(main, "Province")];
  expect(await readOptions(user, province)).not.toContain("Reset");
  await choose(user, city, "Toronto");
  await choose(user, city, "Reset");
  expect(city()).toHaveTextContent("Choose a city");
  expect(province()).toHaveTextContent("Ontario");
  await choose(user, province, "Reset");
  expect(province()).toHaveTextContent("Choose a province");
  await pickRadio("For Rent");
  const per = () => dropdown(main, "Rent per");
  expect(await readOptions(user, per)).not.toContain("Reset");
  await choose(user, per, "Square foot, per year");
  await choose(user, per, "Reset");
  expect(per()).toHaveTextContent("Month");
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
  await page.fill(form.getByLabelText(/^Clear Height/u), "400");
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
  expect(states()[3]).toBe("Additional fields, has an error");
  await page.fill(form.getByLabelText(/^Clear Height/u), "28");
  expect(sections().getByRole("button", { name: "All required sections are complete" })).toBeInTheDocument();
});

test("input is saved as a draft a moment later, and the URL names it", async () => {
  const { form, fill, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByRole("textbox", { name: "Title" }), "Half a ti");
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  const { address, body } = callsTo(SAVE).at(-1) ?? {};
  expect(body).toMatchObject({ content: { type: "Industrial", subtype: "Warehousing", title: "Half a ti" } });
  await waitFor(() => expect(`/v1/drafts/${new URLSearchParams(window.location.search).get("draft")}`).toBe(address));
  expect(localStorage.length).toBe(1);
});

test("a draft that cannot be saved shows why, stays on this device, and is saved once it can be", async () => {
  respond(SAVE, "offline");
  const { form, fill, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByRole("textbox", { name: "Title" }), "Without a line");
  expect(await form.findByText("Not saved: Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Without a line"));
  respond(SAVE, { json: { revision: 1 } });
  window.dispatchEvent(new Event("online"));
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain("Without a line"));
});

const buildDraft = (overrides: Partial<Draft> = {}): Draft => ({
  id: crypto.randomUUID(),
  revision: 3,
  content: { ...EMPTY, type: "Office", subtype: "Professional Office", title: "From the phone" },
  files: [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, level: "member", url: null }],
  updatedAt: { seconds: 1_800_000_000 },
  ...overrides,
});

async function openDraft(draft = buildDraft()) {
  respond("GET /v1/drafts/{id}", { json: { draft } });
  const page = await openForm({ address: `/create-listing?draft=${draft.id}` });
  const title = await page.form.findByRole("textbox", { name: "Title" });
  return { ...page, title, draft };
}

test("what is typed into a draft survives a draft that cannot be loaded again", async () => {
  const { user, fill, title } = await openDraft();
  await fill(title, "Typed since");
  const refused = vi.fn(() => ({ status: 429, json: { code: "any", msg: "" } }));
  respond("GET /v1/drafts/{id}", refused);
  await user.click(screen.getAllByRole("link", { name: /Français/u })[0] as HTMLElement);
  expect(await screen.findByRole("textbox", { name: "Titre" })).toHaveValue("Typed since");
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("textbox", { name: "Titre" })).toBe(title);
});

test("a draft from another device opens with its files, and posting only names them", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openDraft();
  expect(page.title).toHaveValue("From the phone");
  expect(page.form.getByText("plan.pdf")).toBeVisible();
  await fillDetails(page);
  await page.user.click(page.next());
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  const [{ address, body } = { address: "", body: undefined }] = callsTo(POST);
  expect(address).toBe(`/v1/property/?draft=${page.draft.id}`);
  expect([...(body as FormData).getAll("keepFiles"), ...(body as FormData).getAll("documents")]).toEqual(["plan"]);
});

test("a chosen file is saved with the draft, and removing it removes it from the draft", async () => {
  const { user, form, draft } = await openDraft(buildDraft({ files: [] }));
  const files = [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, url: null }];
  respond("POST /v1/drafts/{id}/files", { json: { draft: { ...draft, files } } });
  respond("DELETE /v1/drafts/{id}/files/{file}", { json: { msg: "" } });
  await user.upload(form.getByLabelText(/^Document/u), new File(["%PDF"], "plan.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/files")).toHaveLength(1));
  // The form then shows the server's file: its size is the one that the server returned.
  expect(await form.findByText("2 kB")).toBeVisible();
  await user.click(await form.findByRole("button", { name: "Remove plan.pdf" }));
  await waitFor(() =>
    expect(callsTo("DELETE /v1/drafts/{id}/files/{file}").map(({ address }) => address)).toEqual([
      `/v1/drafts/${draft.id}/files/plan`,
    ]),
  );
});

test("Next is busy and nothing can be changed while the draft's last file is still arriving", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openDraft(buildDraft({ files: [] }));
  await fillDetails(page);
  const files = [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, url: null }];
  const { handler, release } = hold({ json: { draft: { ...page.draft, files } } });
  respond("POST /v1/drafts/{id}/files", handler);
  const document = page.form.getByLabelText(/^Document/u);
  await page.user.upload(document, new File(["%PDF"], "plan.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/files")).toHaveLength(1));
  expect(page.form.getByRole("button", { name: "Clear form" })).toBeVisible();
  await page.user.click(page.next());
  await waitFor(() => expect(page.next()).toHaveAttribute("data-pending"));
  expect(page.title.closest("[inert]")).not.toBeNull();
  expect(document.closest("[inert]")).not.toBeNull();
  expect(page.form.queryByRole("button", { name: "Clear form" })).not.toBeInTheDocument();
  expect(callsTo(POST)).toEqual([]);
  release();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
});

test("who sees a photo is saved with the draft and posted in the order of the photos", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const photo = { field: "images", name: "", bytes: 1, url: "/files/pictures/x", level: "member" } as const;
  const files = ["one", "two"].map((id) => ({ ...photo, id }));
  const page = await openDraft(buildDraft({ files }));
  const level = () => dropdown(screen.getByRole("main"), "Who sees photo 2");
  await choose(page.user, level, "People I approve");
  await waitFor(() => expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ pictureLevels: { two: "granted" } }));
  await page.user.click(page.form.getByRole("button", { name: "Move photo 2 earlier" }));
  await fillDetails(page);
  await page.user.click(page.next());
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  const body = callsTo(POST)[0]?.body as FormData;
  expect(body.getAll("keepFiles")).toEqual(["two", "one"]);
  expect(JSON.parse(String(body.get("pictureLevels")))).toEqual({ photos: ["granted", "member"] });
});

test("a photo's audience is stored on this device too, and is saved once it can be", async () => {
  const photo = { field: "images", name: "", bytes: 1, url: "/files/pictures/x", level: "granted" } as const;
  respond(SAVE, "offline");
  const page = await openDraft(buildDraft({ files: [{ ...photo, id: "one" }] }));
  const level = () => dropdown(screen.getByRole("main"), "Who sees photo 1");
  await choose(page.user, level, "Signed-in members");
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('\\"one\\":\\"member\\"'));
  const reloaded = await openForm({ address: `/create-listing?draft=${page.draft.id}`, isReload: true });
  await waitFor(() => expect(level()).toHaveTextContent("Signed-in members"));
  respond(SAVE, { json: { revision: 4 } });
  window.dispatchEvent(new Event("online"));
  expect(await reloaded.form.findByText("Saved a moment ago")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ pictureLevels: { one: "member" } });
});

test("changed picture audiences of an existing listing survive a reload until they are saved", async () => {
  const [cover, front, back] = ["cover", "front", "back"].map((id) => `/files/pictures/${id}?seal=x`);
  const pictures = { thumbnail: "granted", photos: ["member", "nda"] } as const;
  const property = buildProperty({
    ...{ listingOwner: UID, thumbnailUrl: cover ?? null, imageUrls: [front ?? "", back ?? ""] },
    choices: { levels: {}, banded: [], teaser: "off", pictures: { ...pictures, photos: [...pictures.photos] } },
  });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const openEdit = (isReload: boolean) => openForm({ address: `/create-listing?edit=${property.id}`, isReload });
  const levelOf = (picture: string) => () => dropdown(screen.getByRole("main"), `Who sees ${picture}`);
  const { user } = await openEdit(false);
  await choose(user, levelOf("photo 1"), "People I approve");
  await choose(user, levelOf("the thumbnail"), "After an NDA");
  const { form } = await openEdit(true);
  await waitFor(() => expect(levelOf("photo 1")()).toHaveTextContent("People I approve"));
  expect(levelOf("the thumbnail")()).toHaveTextContent("After an NDA");
  expect(levelOf("photo 2")()).toHaveTextContent("After an NDA");
  await user.click(form.getByRole("button", { name: "Preview as…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who reads what" }));
  const row = dialog.getByRole("rowheader", { name: "Photos" }).closest("tr");
  expect([...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...["Not shown", "Not shown", "Not shown", "2 photos", "3 photos"],
  ]);
  const shown = [...(row?.querySelectorAll("img") ?? [])].map((picture) => picture.getAttribute("src"));
  expect(shown).toEqual([cover, back, cover, front, back]);
});

describe("an edit", () => {
  const PATCH = "PATCH /v1/property/{id}";
  const READ = "GET /v1/property/getProperty/{id}";
  const property = buildProperty({ listingOwner: UID, name: "Warehose", description: "" });
  const choices = { levels: {}, banded: [], teaser: "off", pictures: { photos: [] } } as const;
  const sentNames = () =>
    callsTo(PATCH)
      .flatMap(({ body }) => [...(body as FormData).keys()])
      .toSorted();
  const openEdit = async (isReload = false) => {
    const page = await openForm({ address: `/create-listing?edit=${property.id}`, isReload });
    return { ...page, title: await page.form.findByRole("textbox", { name: "Title" }) };
  };
  const save = async ({ user, form }: Form) => {
    respond(PATCH, { json: { msg: "" } });
    await user.click(form.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(callsTo(PATCH)).toHaveLength(1));
  };

  test("sends only what it changes", async () => {
    respond(READ, { json: { property } });
    const page = await openEdit();
    await page.fill(page.title, "Warehouse");
    await save(page);
    expect(sentNames()).toEqual(["language", "title"]);
  });

  test("kept on this device is brought back over a newer listing, and takes nothing of that back", async () => {
    respond(READ, { json: { property } });
    const before = await openEdit();
    await before.fill(before.title, "Warehouse");
    const raised = { ...choices, levels: { price: "granted" }, teaser: "text" } as const;
    const confidential = { streetAddress: "4711 Canary Row" };
    respond(READ, { json: { property: { ...property, confidential, description: "Newer.", choices: raised } } });
    const page = await openEdit(true);
    expect(page.title).toHaveValue("Warehouse");
    expect(page.form.getByRole("textbox", { name: "Description" })).toHaveValue("Newer.");
    await save(page);
    expect(sentNames()).toEqual(["language", "title"]);
  });

  test("opens with the listing as it is on the server, not with what was read before", async () => {
    respond(READ, { json: { property } });
    const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
    const link = await screen.findByRole("link", { name: /^Edit/u });
    respond(READ, { json: { property: { ...property, name: "Changed elsewhere" } } });
    await user.click(link);
    expect(await screen.findByRole("textbox", { name: "Title" })).toHaveValue("Changed elsewhere");
  });
});

test("another device's changes are never overwritten: the later device is warned, and its user chooses", async () => {
  const { form, fill, title, user, draft } = await openDraft();
  respond(SAVE, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  await fill(title, "From the desk");
  expect(await form.findByText(/^This draft was changed on another device/u)).toBeVisible();
  expect(title).toHaveValue("From the desk");
  respond("GET /v1/drafts/{id}", { json: { draft: { ...draft, revision: 7 } } });
  respond(SAVE, { json: { revision: 8 } });
  await user.click(form.getByRole("button", { name: "Keep this version" }));
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ revision: 7, content: { title: "From the desk" } });
});

test("a choice between two versions that could not be carried out is asked for again", async () => {
  const { form, fill, title, user } = await openDraft();
  respond(SAVE, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  await fill(title, "From the desk");
  const choose = () => form.findByRole("button", { name: "Keep this version" });
  respond("GET /v1/drafts/{id}", "offline");
  await user.click(await choose());
  await user.click(await form.findByRole("button", { name: "Try again" }));
  expect(await choose()).toBeVisible();
});

test("the other device's version can be used instead", async () => {
  const { form, fill, title, user, draft } = await openDraft();
  respond(SAVE, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  await fill(title, "From the desk");
  const use = await form.findByRole("button", { name: "Use the other version" });
  respond("GET /v1/drafts/{id}", {
    json: { draft: { ...draft, revision: 7, content: { ...draft.content, title: "Newer" } } },
  });
  await user.click(use);
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Newer"));
});

describe("a draft whose answers are lost", () => {
  const UPLOAD = "POST /v1/drafts/{id}/files";
  /** A server that keeps revisions as the real one does. `line`: whether calls arrive, and their answers. */
  async function openOnServer(files: Draft["files"] = []) {
    const state = { draft: buildDraft({ files }), line: "up" as "up" | "down" | "answers lost" };
    const answer = (given: { status?: number; json: unknown }) => (state.line === "up" ? given : "offline");
    const { draft } = state;
    const page = await openDraft(draft);
    respond("GET /v1/drafts/{id}", () => answer({ json: { draft: state.draft } }));
    respond(SAVE, ({ body }) => {
      const { content, revision } = body as Pick<Draft, "content" | "revision">;
      if (state.line === "down") return "offline";
      const isRepeat =
        revision + 1 === state.draft.revision && JSON.stringify(content) === JSON.stringify(state.draft.content);
      if (revision === state.draft.revision) state.draft = { ...state.draft, content, revision: revision + 1 };
      else if (!isRepeat) return answer({ status: 409, json: { code: "drafts.changed", msg: "Changed." } });
      return answer({ json: { revision: state.draft.revision } });
    });
    respond(UPLOAD, ({ body }) => {
      if (state.line === "down") return "offline";
      const { name } = (body as FormData).get("documents") as File;
      const file = {
        id: crypto.randomUUID(),
        field: "documents",
        name,
        bytes: 2_000,
        level: "member",
        url: null,
      } as const;
      state.draft = { ...state.draft, files: [...state.draft.files, file] };
      return answer({ json: { draft: state.draft } });
    });
    const loseAnswer = async (title: string) => {
      state.line = "answers lost";
      await page.fill(page.title, title);
      expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    };
    const choose = (name: string) =>
      page.user.upload(page.form.getByLabelText(/^Document/u), new File(["%PDF"], name, { type: "application/pdf" }));
    return { ...page, state, loseAnswer, choose };
  }
  const expectSaved = async ({ form }: Form) => {
    expect(await form.findByText("Saved a moment ago")).toBeVisible();
    expect(form.queryByText(/^This draft was changed/u)).not.toBeInTheDocument();
  };

  test("is saved on, as no other device changed it", async () => {
    const page = await openOnServer();
    await page.loseAnswer("From the de");
    page.state.line = "up";
    await page.fill(page.title, "From the desk");
    await expectSaved(page);
    expect(page.state.draft).toMatchObject({ revision: 5, content: { title: "From the desk" } });
  });

  test("is saved on after the tab was closed", async () => {
    const page = await openOnServer();
    await page.loseAnswer("From the de");
    page.state.line = "down";
    await page.fill(page.title, "From the desk");
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain("From the desk"));
    page.state.line = "up";
    const reopened = await openForm({ address: `/create-listing?draft=${page.draft.id}`, isReload: true });
    expect(await reopened.form.findByRole("textbox", { name: "Title" })).toHaveValue("From the desk");
    await expectSaved(reopened);
    expect(page.state.draft.content).toMatchObject({ title: "From the desk" });
  });

  test("still warns that another device changed it", async () => {
    const page = await openOnServer();
    await page.loseAnswer("From the desk");
    page.state.draft = { ...page.state.draft, revision: 9 };
    page.state.line = "up";
    window.dispatchEvent(new Event("online"));
    expect(await page.form.findByText(/^This draft was changed on another device/u)).toBeVisible();
  });

  test("gets each file once", async () => {
    const page = await openOnServer();
    page.state.line = "answers lost";
    await page.choose("new.pdf");
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    page.state.line = "up";
    window.dispatchEvent(new Event("online"));
    await expectSaved(page);
    expect(await page.form.findByText("2 kB")).toBeVisible();
    expect(callsTo(UPLOAD)).toHaveLength(1);
    expect(page.state.draft.files.map(({ name }) => name)).toEqual(["new.pdf"]);
  });

  test("loses a removed file before it gets the next, which could be one too many", async () => {
    const page = await openOnServer(buildDraft().files);
    const REMOVE = "DELETE /v1/drafts/{id}/files/{file}";
    const counts: number[] = [];
    respond(REMOVE, () => {
      counts.push(callsTo(UPLOAD).length);
      page.state.draft = { ...page.state.draft, files: [] };
      return { json: { msg: "" } };
    });
    await page.user.click(page.form.getByRole("button", { name: "Remove plan.pdf" }));
    await page.choose("new.pdf");
    await waitFor(() => expect(callsTo(UPLOAD)).toHaveLength(1));
    expect(counts).toEqual([0]);
  });
});

describe("a listing posted after its draft's first save was not answered", () => {
  async function fillOffline() {
    respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
    respond(SAVE, "offline");
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    return page;
  }
  const postedDrafts = () => callsTo(POST).map(({ address }) => address.replace("/v1/property/", ""));

  test("names the draft that the server may have, and is not sent before that is known", async () => {
    const page = await fillOffline();
    await page.user.click(page.next());
    expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
    expect(postedDrafts()).toEqual([]);
    respond(SAVE, { json: { revision: 1 } });
    await page.user.click(page.next());
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    const [first, ...others] = callsTo(SAVE);
    expect(others[0]?.body).toEqual(first?.body);
    expect(postedDrafts()).toEqual([`?draft=${first?.address.split("/").at(-1)}`]);
  });

  test.each([409, 500])("is posted without a draft that the server does not save: %i", async (status) => {
    const page = await fillOffline();
    respond(SAVE, { status, json: { code: "any", msg: "" } });
    await page.user.click(page.next());
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    expect(postedDrafts()).toEqual([""]);
  });
});

test("clearing the form deletes the draft, and undo brings both back", async () => {
  respond("DELETE /v1/drafts/{id}", { json: { msg: "" } });
  const { form, user, draft } = await openDraft();
  respond("POST /v1/drafts/{id}/restore", { json: { draft } });
  await user.click(form.getByRole("button", { name: "Clear form" }));
  await waitFor(() => expect(form.queryByRole("radio", { checked: true })).not.toBeInTheDocument());
  expect(await form.findByText("Draft cleared.")).toBeVisible();
  expect(callsTo("DELETE /v1/drafts/{id}")).toHaveLength(1);
  await user.click(await form.findByRole("button", { name: "Undo" }));
  expect(await form.findByRole("textbox", { name: "Title" })).toHaveValue("From the phone");
  expect(form.getByText("plan.pdf")).toBeVisible();
  expect(callsTo("POST /v1/drafts/{id}/restore")).toHaveLength(1);
});

test("a draft that cannot be deleted is not called cleared, and one that cannot be restored is saved on", async () => {
  respond("DELETE /v1/drafts/{id}", "offline");
  const RESTORE = "POST /v1/drafts/{id}/restore";
  const { form, fill, user, draft, pickSubtype } = await openDraft();
  await user.click(form.getByRole("button", { name: "Clear form" }));
  const reason = "Vestpocket cannot be reached. Check your connection.";
  expect(await screen.findByText(`Your draft could not be deleted: ${reason}`)).toBeVisible();
  const undo = await form.findByRole("button", { name: "Undo" });
  expect(form.queryByText("Draft cleared.")).not.toBeInTheDocument();
  respond(RESTORE, "offline");
  await user.click(undo);
  expect(await screen.findByText(`Your draft could not be restored: ${reason}`)).toBeVisible();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByRole("textbox", { name: "Title" }), "Another");
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ revision: 0, content: { title: "Another" } });
  respond("DELETE /v1/drafts/{id}", { json: { msg: "" } });
  await user.click(form.getByRole("button", { name: "Clear form" }));
  expect(await form.findByText("Draft cleared.")).toBeVisible();
  respond(RESTORE, { json: { draft } });
  await user.click(await form.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Another"));
});

test("the server's errors about a listing are shown under their fields, and the first gets the focus", async () => {
  respond(POST, { status: 400, json: { msg: "", fields: { "fields.clearHeightFeet": "Said by the server." } } });
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(page.next());
  const height = page.form.getByLabelText(/^Clear Height/u);
  await waitFor(() => expect(height).toHaveAccessibleDescription("Said by the server."));
  await waitFor(() => expect(height).toHaveFocus());
  await page.fill(height, "28");
  expect(height).not.toHaveAttribute("aria-invalid");
});

test("a listing that cannot be sent is kept, and the next press sends it with the same key", async () => {
  respond(POST, "offline");
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(page.next());
  expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  expect(page.next()).toHaveFocus();
  const { handler, release } = hold({ json: { msg: { propertyId: "1", discountToken: null } } });
  respond(POST, handler);
  await page.user.click(page.next());
  release();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  const [first, second] = callsTo(POST).map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[\w-]{36}$/u);
  expect(second).toBe(first);
  const sent = callsTo(POST)[1]?.body as FormData;
  expect(
    Object.fromEntries(["title", "type", "subtype", "sale", "city"].map((name) => [name, sent.get(name)])),
  ).toEqual({
    title: "Warehouse with a dock",
    type: "Industrial",
    subtype: "Warehousing",
    sale: '{"kind":"amount","amountCents":450000000}',
    city: "Mississauga",
  });
});

test("someone whose phone is not confirmed is warned before filling in a listing", async () => {
  const { form } = await openForm({ as: buildProfile({ phoneVerified: false }) });
  expect(
    await form.findByText("Please confirm your phone number on your profile page before you post a listing."),
  ).toBeVisible();
  expect(form.getByRole("link", { name: "Confirm my phone number" })).toHaveAttribute("href", "/account/profile#phone");
});

test("another person's listing cannot be edited", async () => {
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty() } });
  await openPage(`/create-listing?edit=${crypto.randomUUID()}`, { as: buildProfile() });
  expect(await screen.findByRole("heading", { level: 1, name: "This listing can't be edited." })).toBeVisible();
});

test("the compliance check beside the form follows what is typed and leads to the field", async () => {
  respond("POST /v1/property/owner", { json: { owner: buildOwner({ brokerageName: null }) } });
  const page = await openForm();
  const { user, form, fill, main } = page;
  await page.pickSubtype("Industrial", "Warehousing");
  const notes = within(await form.findByRole("region", { name: "What the law requires" }));
  expect(notes.getByRole("status")).toHaveTextContent("Nothing to check so far.");
  await fillDetails(page);
  expect(await notes.findByText("The name of your brokerage")).toBeVisible();
  const description = form.getByRole("textbox", { name: /^Description/u });
  await fill(description, "Quiet building. No children, please. Jane Roe, Broker.");
  expect(notes.getByRole("status")).toHaveTextContent("2 notes on this listing");
  expect(notes.getByText(/^“No children”: an advertisement must not/u)).toBeVisible();
  const wording = notes.getByText("Wording that may exclude people").closest("details") as HTMLElement;
  await user.click(within(wording).getByRole("button", { name: "Go to the field" }));
  expect(description).toHaveFocus();
  await fill(description, "Quiet building. No children's menu. Jane Roe, Broker.");
  expect(notes.getByRole("status")).toHaveTextContent("1 note on this listing");
  expect(main).toHaveTextContent("They are not legal advice");
});
