import { expect, test } from "vitest";
import { z } from "zod";
import { requireKnownValues } from "../../features/listings/posted-form.rules.ts";
import { toFieldMessages } from "./field-messages.ts";

/** One character of eleven UTF-16 units. */
const FAMILY = "👨‍👩‍👧‍👦";
const CUT = FAMILY.repeat(Math.floor(60 / FAMILY.length));

test("an unknown field's name is repeated in part, cut between characters", () => {
  const schema = z.strictObject({});
  const { error } = schema.safeParse({ [FAMILY.repeat(20)]: 1 });
  expect(Object.keys(toFieldMessages(error?.issues ?? [], schema))).toEqual([CUT]);
});

test("an unknown field's name in a form with files is repeated in part", () => {
  const values = new Map([[FAMILY.repeat(20), ["1"]]]);
  const read = () => requireKnownValues(values, { uid: "1", keeping: undefined });
  expect(read).toThrow(expect.objectContaining({ fields: { [CUT]: expect.anything() } }));
});
