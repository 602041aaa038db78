import { expect, test } from "vitest";
import { type ChosenFile, NO_FILES } from "./posting-files.ts";
import { buildChange, buildPost } from "./posting-form-data.ts";
import { NO_VALUES } from "./posting-values.ts";

const values = {
  ...NO_VALUES,
  type: "Office",
  subtype: "Medical/Dental",
  title: "Clinic",
  listingType: "rent",
  terms: {
    ...NO_VALUES.terms,
    rent: "20.5",
    rentPer: "sqft_year",
    rentBasis: "net",
    additional: "10",
    areaFrom: "900",
  },
  keywords: ["clinic", "corner lot"],
  fields: { totalArea: "900", zoning: "" },
  includes: ["Elevator"],
} as const;
const chosen = (name: string): ChosenFile => ({
  kind: "chosen",
  id: name,
  file: new File(["x"], name),
  url: "",
  level: "member",
});
const names = (form: FormData, field: string) => form.getAll(field).map((each) => (each as File).name);

test("a listing is sent with its texts, its additional fields as one JSON text, and its files in order", () => {
  const form = buildPost(values, {
    isFromDraft: false,
    files: {
      thumbnail: chosen("front.png"),
      photos: [chosen("b.png"), chosen("a.png")],
      document: chosen("plan.pdf"),
    },
  });
  expect(JSON.parse(String(form.get("lease")))).toEqual({
    kind: "amount",
    amountCents: 20_50,
    per: "sqft_year",
    basis: "net",
    additional: { amountCents: 10_00, per: "sqft_year" },
  });
  expect(JSON.parse(String(form.get("availableArea")))).toEqual({ from: 900_00, to: null });
  expect([form.has("price"), form.has("sale")]).toEqual([false, false]);
  expect(form.get("isAuthorized")).toBe("true");
  expect(form.getAll("keywords")).toEqual(["clinic", "corner lot"]);
  expect(JSON.parse(String(form.get("fields")))).toEqual({ totalArea: 900, includes: ["Elevator"] });
  expect(names(form, "thumbnail")).toEqual(["front.png"]);
  expect(names(form, "images")).toEqual(["b.png", "a.png"]);
  expect(names(form, "documents")).toEqual(["plan.pdf"]);
  expect(form.has("keepImages")).toBe(false);
});

test("a listing from a draft names the files that the draft has, and only sends the others", () => {
  const kept = (id: string) => ({ kind: "kept", id, url: "", name: id, bytes: 1, level: "member" }) as const;
  const photos = [kept("second"), kept("first"), chosen("new.png")];
  const form = buildPost(values, { isFromDraft: true, files: { ...NO_FILES, thumbnail: kept("front"), photos } });
  expect(form.getAll("keepFiles")).toEqual(["front", "second", "first"]);
  expect(names(form, "images")).toEqual(["new.png"]);
  expect(form.has("thumbnail")).toBe(false);
  expect(buildPost(values, { isFromDraft: true, files: NO_FILES }).getAll("keepFiles")).toEqual([""]);
});

test("a change names the photos to keep, in order", () => {
  const standing = (id: string) => ({ kind: "standing", id, url: "", level: "member" }) as const;
  const form = buildChange(values, { ...NO_FILES, photos: [standing("second"), standing("first"), chosen("new.png")] });
  expect(form.getAll("keepImages")).toEqual(["second", "first"]);
  expect(names(form, "images")).toEqual(["new.png"]);
  expect(form.has("isAuthorized")).toBe(false);
});

test("a change that removes all photos and keywords sends that explicitly", () => {
  const form = buildChange({ ...values, keywords: [] }, NO_FILES);
  expect(form.getAll("keepImages")).toEqual([""]);
  expect(form.getAll("keywords")).toEqual([""]);
});
