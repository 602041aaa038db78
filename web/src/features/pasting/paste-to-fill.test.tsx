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
  const text = await page.form.findByRole("textbox", { name: "Your listing’s text" });
  const press = (name: string) => page.user.click(page.form.getByRole("button", { name }));
  const pasteText = () => fireEvent.paste(text, { clipboardData: { getData: () => TEXT } });
  return { ...page, text, press, pasteText };
}

describe("a pasted text", () => {
  test("fills the form at once, marks each field until it is edited, and says what became of the rest", async () => {
    const { form, user, fill, pasteText } = await openPasting();
    pasteText();
    expect(await form.findByText("12 fields are filled. Please check them.")).toBeInTheDocument();
    expect(form.getByRole("radio", { name: "Warehousing" })).toBeChecked();
    const clear = form.getByRole("textbox", { name: /^Clear Height \(ft\)$/u });
    expect(clear).toHaveValue("18");
    expect(form.getByText("From: “hauteur libre 18 pi”")).toBeInTheDocument();
    await fill(clear, "20");
    expect(form.queryByText("From: “hauteur libre 18 pi”")).not.toBeInTheDocument();
    expect(form.getByText("Kept for people you approve").nextSibling).toHaveTextContent("Street address");
    expect(form.getByText("Left out of the description").nextSibling).toHaveTextContent("A phone number");
    expect(form.getByRole("textbox", { name: "Street address" })).toHaveValue("1200 boulevard Dagenais");
    await user.tab();
    await waitFor(() => expect(savedContent()).toMatchObject({ listingType: "rent", city: "Laval" }));
  });

  test("overwrites nothing, and is taken back in one press, except what was edited since", async () => {
    const { form, fill, pickSubtype, press, pasteText } = await openPasting();
    await pickSubtype("Industrial", "Warehousing");
    const area = () => form.getByRole("textbox", { name: /^Total Area \(sq.ft\)$/u });
    const docks = () => form.getByRole("textbox", { name: "Truck Level Doors" });
    await fill(area(), "5000");
    pasteText();
    await form.findByText(/fields are filled/u);
    expect(area()).toHaveValue("5000");
    expect(docks()).toHaveValue("2");
    const clear = () => form.getByRole("textbox", { name: /^Clear Height \(ft\)$/u });
    await fill(clear(), "20");
    await press("Undo filling");
    await waitFor(() => expect(docks()).toHaveValue(""));
    expect([(area() as HTMLInputElement).value, (clear() as HTMLInputElement).value]).toEqual(["5000", "20"]);
    expect(form.getByRole("radio", { name: "Warehousing" })).toBeChecked();
    expect(await form.findByRole("textbox", { name: "Your listing’s text" })).toBeInTheDocument();
  });

  test("says if it fills nothing", async () => {
    const { form, fill, text, press } = await openPasting();
    await fill(text, "?");
    await press("Fill the form");
    expect(await form.findByText("Nothing in this text fills an empty field of the form.")).toBeInTheDocument();
  });
});

describe("a brochure", () => {
  const drop = async () => {
    const page = await openPasting();
    const input = page.form.getByLabelText("Your brochure (PDF)");
    await page.user.upload(input, new File(["%PDF"], "Brochure.pdf", { type: "application/pdf" }));
    return page;
  };

  test("fills the form from the text that the server read", async () => {
    respond(BROCHURE, { json: { text: TEXT, pages: 1 } });
    const { form } = await drop();
    expect(await form.findByText("12 fields are filled. Please check them.")).toBeInTheDocument();
    expect(callsTo(BROCHURE)).toHaveLength(1);
  });

  test("says why it cannot be read", async () => {
    const sentence = "This PDF holds pictures of text only. Type or paste its text instead.";
    respond(BROCHURE, { status: 422, json: { code: "pasting.no_text", msg: sentence, fields: { file: sentence } } });
    await drop();
    expect(await within(screen.getByRole("main")).findByText(sentence)).toBeInTheDocument();
  });
});
