import { validateHeaderValue } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toLocation } from "./locations.ts";

const ODD = ["/中", "/é\u2028x", "//evil.example", "/\\evil.example", "/a\r\nb", "/a%20b?c=d#e", "/\ud800"];

test("a redirect leads to a path of this site and can be sent, whatever was asked for", () => {
  const paths = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: fc.constantFrom(..."/\\a?#%é中\u2028\n \ud83d") }));
  fc.assert(
    fc.property(paths, (path) => {
      const location = toLocation(`/${path}`);
      expect(() => validateHeaderValue("location", location)).not.toThrow();
      expect(new URL(location, "https://site.example").origin).toBe("https://site.example");
    }),
  );
  expect(toLocation("/a%20b/é?c=d#e")).toBe("/a%20b/%C3%A9?c=d#e");
});
