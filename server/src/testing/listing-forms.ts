import sharp from "sharp";
import { buildForm, type Part } from "./forms.ts";

/** The text fields of the listing form. */
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

/** The listing form. In `overrides`, an array repeats a field and undefined omits it. */
export function buildListingForm(
  overrides: Readonly<Record<string, string | readonly string[] | undefined>> = {},
  files: readonly Part[] = [],
) {
  const values = Object.entries({ ...DETAILS, ...overrides }).flatMap(([name, value]) =>
    [value ?? []].flat().map((content) => ({ name, content })),
  );
  return buildForm([...values, ...files]);
}

/** The form that changes a listing, with only the given fields. */
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
