import { degrees, PDFBool, PDFDocument, PDFName, PDFNumber, PDFString, StandardFonts } from "@cantoo/pdf-lib";

interface Form {
  /** Whether its fields have appearances, as programs that fill forms write them. */
  readonly hasAppearances?: boolean;
  /** Whether it says that the reader's program should draw the fields. */
  readonly isLeftToReader?: boolean;
  /** Whether the fields are on the page only, not in the document's list. */
  readonly isOrphaned?: boolean;
  /** Of each field on the page. */
  readonly flags?: number;
  readonly turn?: number;
  /** What a program with JavaScript would replace every value with. */
  readonly script?: string;
}

/** A page of a lease with filled-in fields of all kinds and a visible signature. */
export async function buildPdfForm({
  hasAppearances = true,
  isLeftToReader = false,
  isOrphaned = false,
  flags,
  turn = 0,
  script,
}: Form = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  page.setRotation(degrees(turn));
  page.drawText("Lease of suite 400", { x: 60, y: 740, size: 14, font });
  const form = pdf.getForm();
  const place = (y: number, width = 200, height = 24) => ({ x: 60, y, width, height });
  const rent = form.createTextField("rent");
  rent.setText("1 250 000");
  rent.addToPage(page, place(680));
  const box = form.createCheckBox("agreed");
  box.addToPage(page, place(640, 20, 20));
  box.check();
  const term = form.createRadioGroup("term");
  term.addOptionToPage("five", page, place(600, 20, 20));
  term.select("five");
  const use = form.createDropdown("use");
  use.addOptions(["Office", "Retail"]);
  use.select("Retail");
  use.addToPage(page, place(560));
  form.createButton("send").addToPage("Press me", page, place(520));
  form.updateFieldAppearances(font);
  for (const field of form.getFields()) {
    const action = script && pdf.context.obj({ S: "JavaScript", JS: PDFString.of(`event.value = "${script}"`) });
    if (action) field.acroField.dict.set(PDFName.of("AA"), pdf.context.obj({ F: action, C: action, V: action }));
    for (const { dict } of field.acroField.getWidgets()) {
      if (!hasAppearances) dict.delete(PDFName.of("AP"));
      if (flags !== undefined) dict.set(PDFName.of("F"), PDFNumber.of(flags));
    }
  }
  if (script !== undefined) pdf.addJavaScript("open", `this.getField("rent").value = "${script}"`);
  if (isLeftToReader) form.acroForm.dict.set(PDFName.of("NeedAppearances"), PDFBool.True);
  if (isOrphaned) pdf.catalog.delete(PDFName.of("AcroForm"));
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
}
