import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openForm, savedContent } from "../../testing/listing-form.ts";
import { callsTo, respond } from "../../testing/server.ts";

const TEXT =
  "Entrepôt à louer à Laval, 2 300 pi², hauteur libre 18 pi, 2 quais. 14,00 $/pi² net + frais additionnels 9,25 $/pi². " +
  "1200 boulevard Dagenais. Joignez-nous : 514-555-0148.";
const BROCHURE = "POST /v1/brochure-texts";

async function openPasting() {
  const page = await openForm();
  async function unfold() {
    await page.user.click(page.form.getByText("Fill from a text or brochure (PDF)"));
    return page.form.findByRole("textbox", { name: "Your listing’s text" });
  }
  const press = (name: string) => page.user.click(page.form.getByRole("button", { name }));
  const pasteText = async () => {
    fireEvent.paste(await unfold(), { clipboardData: { getData: () => TEXT } });
    return page.form.findByText(/^\d+ fields are filled\. Please check them\.$/u);
  };
  return { ...page, unfold, press, pasteText };
}

describe("a pasted text", () => {
  test("fills the form at once, marks each field until it is changed, and says what became of the rest", async () => {
    const { form, pickRadio, pasteText } = await openPasting();
    expect(await pasteText()).toHaveTextContent("13 fields are filled.");
    expect(form.getByRole("radio", { name: "Warehousing" })).toBeChecked();
    expect(form.getAllByText("From: “Laval”")).toHaveLength(2);
    expect(form.getAllByText("From: “Entrepôt”")).toHaveLength(2);
    await pickRadio("Distribution");
    expect(form.getAllByText("From: “Entrepôt”")).toHaveLength(1);
    expect(form.getByText("Kept for people you approve").nextSibling).toHaveTextContent("Street address");
    expect(form.getByText("Left out of the description").nextSibling).toHaveTextContent("A phone number");
    await waitFor(() =>
      expect(savedContent()).toMatchObject({
        ...{ subtype: "Distribution", listingType: "rent", city: "Laval", language: "fr" },
        fields: { totalArea: "2300", clearHeightFeet: "18", truckLevelDoors: "2" },
        confidential: { streetAddress: "1200 boulevard Dagenais" },
      }),
    );
  });

  test("overwrites nothing, and is taken back in one press, except what was changed since", async () => {
    const { form, fill, pickSubtype, press, pasteText } = await openPasting();
    await pickSubtype("Industrial", "Distribution");
    await pasteText();
    expect(form.getByRole("radio", { name: "Distribution" })).toBeChecked();
    await waitFor(() => expect(savedContent()).toMatchObject({ fields: { truckLevelDoors: "2" } }));
    await fill(form.getByRole("textbox", { name: "Title" }), "Bright warehouse");
    await press("Undo filling");
    await waitFor(() =>
      expect(savedContent()).toMatchObject({
        ...{ type: "Industrial", subtype: "Distribution", title: "Bright warehouse", city: "", listingType: "" },
        ...{ fields: {}, confidential: {} },
      }),
    );
    expect(await form.findByRole("textbox", { name: "Your listing’s text" })).toBeInTheDocument();
  });

  test("says if it fills nothing", async () => {
    const { form, fill, unfold, press } = await openPasting();
    await fill(await unfold(), "?");
    await press("Fill the form");
    expect(await form.findByText("Nothing in this text fills an empty field of the form.")).toBeInTheDocument();
  });
});

describe("a brochure", () => {
  const drop = async () => {
    const page = await openPasting();
    await page.unfold();
    const input = page.form.getByLabelText("Your brochure (PDF)");
    await page.user.upload(input, new File(["%PDF"], "Brochure.pdf", { type: "application/pdf" }));
    return page;
  };

  test("fills the form from the text that the server read", async () => {
    respond(BROCHURE, { json: { text: TEXT, pages: 1 } });
    const { form } = await drop();
    expect(await form.findByText("13 fields are filled. Please check them.")).toBeInTheDocument();
    expect(callsTo(BROCHURE)).toHaveLength(1);
  });

  test("says why it cannot be read", async () => {
    const sentence = "This PDF holds pictures of text only. Type or paste its text instead.";
    respond(BROCHURE, { status: 422, json: { code: "pasting.no_text", msg: sentence, fields: { file: sentence } } });
    await drop();
    expect(await within(screen.getByRole("main")).findByText(sentence)).toBeInTheDocument();
  });
});
