import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fillDetails, openForm, PUBLISH, savedContent } from "../testing/listing-form.ts";
import { callsTo, hold, respond } from "../testing/server.ts";

test("a listing is written in one language first, and the other is added and removed with the focus following", async () => {
  respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openForm();
  const { user, form, fill } = page;
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.toStep("What and where");
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
  await page.post();
  const description = form.getByRole("textbox", { name: "Description" });
  await waitFor(() => expect(description).toHaveFocus());
  expect(description).toHaveAccessibleDescription(/in both languages or in neither/u);
  await fill(description, "Six doors.");
  await page.post();
  await screen.findByText("Listing saved! Redirecting to choose your plan...");
  expect(savedContent()).toMatchObject({
    ...{ language: "en", title: "Warehouse with a dock" },
    ...{ otherTitle: "Entrepôt avec quai", otherDescription: "Six portes." },
  });
});

describe("a machine draft", () => {
  const DRAFT = "POST /v1/translations";
  const names = ["title", "otherTitle", "otherDescription", "machineLanguage"] as const;
  const sentTexts = () => names.map((name) => savedContent()?.[name]);

  async function openWithTranslator() {
    respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
    respond("GET /v1/translations", { json: { isAvailable: true } });
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    await page.toStep("What and where");
    await page.toStep("What and where");
    const button = () => page.form.findByRole("button", { name: "Translate into French automatically" });
    const title = () => page.form.getByRole("textbox", { name: "Title in French" });
    return { ...page, button, title };
  }
  const respondWithDraft = () =>
    respond(DRAFT, { json: { translation: { language: "fr", title: "Entrepôt avec quai", description: "" } } });

  test("appears only when the owner presses the button, and is marked until confirmed", async () => {
    const { user, form, button, title, post } = await openWithTranslator();
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
    await user.click(form.getByRole("button", { name: "The translation is correct" }));
    expect(form.queryByText(/^Machine translation: please review it/u)).not.toBeInTheDocument();
    await post();
    await screen.findByText("Listing saved! Redirecting to choose your plan...");
    expect(sentTexts()).toEqual(["Warehouse with a dock", "Entrepôt avec quai", "", ""]);
  });

  test("is saved with its mark, which a correction removes", async () => {
    const { user, form, fill, button, post } = await openWithTranslator();
    respondWithDraft();
    await user.click(await button());
    const mark = () => form.queryByText(/^Machine translation: please review it/u);
    await waitFor(() => expect(mark()).toBeVisible());
    await fill(form.getByRole("textbox", { name: "Title" }), "Warehouse with two docks");
    expect(mark()).toBeVisible();
    await post();
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
    await page.user.click(page.form.getByRole("button", { name: "My text is in French" }));
    arriveInFrench();
    const press = await page.form.findByRole("button", { name: "Translate into English automatically" });
    await waitFor(() => expect(press).not.toHaveAttribute("aria-disabled"));
    expect(page.form.queryByRole("textbox", { name: "Title in English" })).not.toBeInTheDocument();
    await page.user.click(page.form.getByRole("button", { name: "My text is in English" }));
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
    await page.toStep("What and where");
    await page.toStep("What and where");
    expect(page.form.queryByRole("button", { name: "Translate into French automatically" })).not.toBeInTheDocument();
  });
});

test("texts are in the page's language unless their owner says otherwise, also for screen readers", async () => {
  const { user, form, fill, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  const title = form.getByRole("textbox", { name: "Title" });
  await fill(title, "Entrepôt");
  expect(title).toHaveAttribute("lang", "en");
  await user.click(form.getByRole("button", { name: "My text is in French" }));
  expect(title).toHaveAttribute("lang", "fr");
  expect(form.getByText("No English text")).toBeInTheDocument();
  expect(form.getByRole("button", { name: "Add English" })).toBeInTheDocument();
});
