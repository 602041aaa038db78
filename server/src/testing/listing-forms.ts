import sharp from "sharp";
import { buildForm, type Part } from "./forms.ts";

/** The texts of a listing as its form sends them. */
const DETAILS: Readonly<Record<string, string>> = {
  title: "Brick storefront on a corner",
  price: "450000",
  type: "Commercial",
  subtype: "Retail",
  listingType: "sale",
  province: "Ontario",
  city: "Toronto",
  description: "Two storeys and a dry basement.",
  isAuthorized: "true",
};

/** A listing's form. `overrides`: a text, or several for a field that is repeated; undefined leaves it out. */
export function buildListingForm(
  overrides: Readonly<Record<string, string | readonly string[] | undefined>> = {},
  files: readonly Part[] = [],
) {
  const values = Object.entries({ ...DETAILS, ...overrides }).flatMap(([name, value]) =>
    [value ?? []].flat().map((content) => ({ name, content })),
  );
  return buildForm([...values, ...files]);
}

/** The texts that a change sends: nothing but what is given. */
export function buildChange(
  values: Readonly<Record<string, string | readonly string[]>> = {},
  files: readonly Part[] = [],
) {
  return buildForm([
    ...Object.entries(values).flatMap(([name, value]) => [value].flat().map((content) => ({ name, content }))),
    ...files,
  ]);
}

/** A plain picture. */
export function drawPng(side = 64): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
}

export const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF";
