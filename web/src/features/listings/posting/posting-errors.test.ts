import { NO_VALUES } from "@vestpocket/domain/listings/posting-values.rules";
import { expect, test } from "vitest";
import { readRefusal, sortErrors } from "./posting-errors.ts";

const values = { ...NO_VALUES, type: "Industrial", subtype: "Warehousing" };

test("errors follow the order of the form, with those without a field last", () => {
  const errors = {
    unheard: "?",
    isAuthorized: "2",
    "fields.propertyTaxes": "5",
    "fields.totalArea": "4",
    images: "6",
    price: "3",
    title: "1",
  };
  expect(sortErrors(errors, values).map(({ sentence }) => sentence)).toEqual(["1", "2", "3", "4", "5", "6", "?"]);
});

test("the server's field names are mapped to the form's", () => {
  expect(readRefusal({ "fields.totalArea": "a", "images.2": "b", "keywords.0": "c", fields: "d" })).toEqual({
    "fields.totalArea": "a",
    images: "b",
    keywords: "c",
    fields: "d",
  });
  expect(readRefusal({ keepImages: "e" })).toEqual({ images: "e" });
});
