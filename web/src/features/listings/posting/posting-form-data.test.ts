import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { NO_VALUES, type PostingValues } from "@vestpocket/domain/listings/posting-values.rules";
import { describe, expect, test } from "vitest";
import type { PostingEntries } from "./posting-change.ts";
import { type ChosenFile, NO_FILES, type PostingFiles, replaceThumbnail, withLevels } from "./posting-files.ts";
import { buildChange, buildPost } from "./posting-form-data.ts";

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

describe("a change", () => {
  const standing = (id: string, level: PictureLevel = "member") => ({ kind: "standing", id, url: "", level }) as const;
  const front = standing("front", "nda");
  const start = {
    values: {
      ...values,
      ...{ language: "en", otherTitle: "Clinique", machineLanguage: "fr", province: "Ontario", city: "Toronto" },
      levels: { price: "nda", totalArea: "verified" },
      confidential: { streetAddress: "1 Main St" },
      banded: ["capRate"],
    },
    files: { ...NO_FILES, photos: [standing("one"), standing("two")], standing: front },
  } satisfies PostingEntries;
  const send = (changed: Partial<PostingValues>, files: Partial<PostingFiles> = {}, isRepeat = false) => {
    const entered = { values: { ...start.values, ...changed }, files: { ...start.files, ...files } };
    return buildChange({ start, entered, isRepeat });
  };
  const read = (form: FormData) => {
    const sent = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]));
    const { changes, ...others } = sent;
    return { ...others, ...(changes && { changes: JSON.parse(String(changes)) }) };
  };

  test("of nothing sends nothing", () => {
    expect(read(send({}))).toEqual({});
    const typed = { confidential: { ...start.values.confidential, postalCode: " " }, fields: { totalArea: "900" } };
    expect(read(send(typed))).toEqual({});
  });

  test("sends a corrected text with its language and nothing else", () => {
    expect(read(send({ title: "Clinics" }))).toEqual({ title: ["Clinics"], language: ["en"] });
    expect(read(send({ machineLanguage: "" }))).toEqual({ machineLanguage: [""], language: ["en"] });
    const drafted = { otherTitle: "Cliniques", language: ["en"], machineLanguage: ["fr"] };
    expect(read(send({ otherTitle: "Cliniques" }))).toEqual({ ...drafted, otherTitle: ["Cliniques"] });
    expect(Object.keys(read(send({ language: "fr" })))).toEqual(
      expect.arrayContaining(["language", "title", "description", "otherTitle", "otherDescription"]),
    );
  });

  test("names single keys of what has several, and null for those that went", () => {
    const changed = {
      levels: { totalArea: "verified", document: "granted" },
      confidential: { postalCode: "M5V 1A1" },
      banded: ["price"],
      fields: { totalArea: "950" },
      includes: [],
    } as const;
    expect(read(send(changed))).toEqual({
      changes: {
        levels: { price: null, document: "granted" },
        confidential: { postalCode: "M5V 1A1", streetAddress: null },
        banded: { price: true, capRate: null },
        fields: { totalArea: 950, includes: null },
      },
    });
  });

  test("sends a quote, a place, keywords and the public page as a whole", () => {
    expect(Object.keys(read(send({ terms: { ...values.terms, rent: "21" } })))).toEqual(["lease"]);
    expect(read(send({ city: "Ottawa" }))).toEqual({ province: ["Ontario"], city: ["Ottawa"] });
    expect(read(send({ keywords: ["clinic"], teaser: "text" }))).toEqual({ keywords: ["clinic"], teaser: ["text"] });
    expect(read(send({ keywords: [] }))).toEqual({ keywords: [""] });
  });

  test("of the kind of listing sends all fields and prices, which depend on it", () => {
    const sent = send({ listingType: "both", price: "500000" });
    expect([...sent.keys()]).toEqual(["listingType", "sale", "lease", "availableArea", "fields"]);
    expect([...send({ subtype: "Professional Office" }).keys()]).toEqual(
      expect.arrayContaining(["type", "subtype", "lease", "fields"]),
    );
  });

  test("names the photos to keep, in order, if others stay or they are in another order", () => {
    const photos = [standing("two"), standing("one"), chosen("new.png")];
    const form = send({}, { photos });
    expect(form.getAll("keepImages")).toEqual(["two", "one"]);
    expect(names(form, "images")).toEqual(["new.png"]);
    expect(send({}, { photos: [] }).getAll("keepImages")).toEqual([""]);
    const added = { photos: [...start.files.photos, chosen("new.png")] };
    expect([...send({}, added).keys()]).toEqual(["images"]);
    // The first attempt may have added the photo.
    expect(send({}, added, true).getAll("keepImages")).toEqual(["one", "two"]);
  });

  test("sends the audiences that were chosen, of pictures by their ids and of new photos in order", () => {
    const photos = [
      standing("one"),
      standing("two", "granted"),
      chosen("a.png"),
      { ...chosen("b.png"), level: "nda" },
    ] as const;
    expect(read(send({}, { photos }))).toMatchObject({
      changes: { pictures: { two: "granted" }, newPhotos: ["member", "nda"] },
    });
    expect(read(send({}, { standing: standing("front") }))).toEqual({ changes: { pictures: { front: "member" } } });
    const another = replaceThumbnail(start.files, chosen("front.png"));
    expect(send({}, another).has("pictureLevels")).toBe(false);
    expect(send({}, withLevels(another, { "front.png": "member" })).get("pictureLevels")).toBe(
      '{"thumbnail":"member"}',
    );
  });
});
