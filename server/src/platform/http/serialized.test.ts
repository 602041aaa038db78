import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { Serialized, serializedSchema, writeJson } from "./serialized.ts";

const schema = z.object({ name: z.string() });

test("a response around serialized parts is the JSON of the whole", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.jsonValue(), (names, other) => {
      const parts = names.map((name) => Serialized.from(schema, { name }));
      const text = writeJson({ other, absent: undefined, nested: { parts } }).toString();
      expect(text).toBe(JSON.stringify({ other, nested: { parts: names.map((name) => ({ name })) } }));
    }),
  );
});

test("a part is validated when it is serialized: an extra field is dropped, a wrong one rejected", () => {
  expect(Serialized.from(schema, { name: "Mill", secret: 1 } as never).json.toString()).toBe('{"name":"Mill"}');
  expect(() => Serialized.from(schema, { name: 1 } as never)).toThrow();
});

test("only serialized values are accepted as serialized parts", () => {
  const parts = z.array(serializedSchema(schema));
  expect(z.safeParse(parts, [Serialized.from(schema, { name: "Mill" })]).success).toBe(true);
  expect(z.safeParse(parts, [{ json: '{"name":"Mill"}' }]).success).toBe(false);
});
