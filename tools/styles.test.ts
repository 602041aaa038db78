import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no media query negates a condition by accident: in `not print and (…)`, the `not` applies to both", () => {
  const styles = readFileSync(new URL("../web/src/styles.css", import.meta.url), "utf8");
  expect(styles.match(/@media[^{]*/gu)?.length).toBeGreaterThan(3);
  expect(styles.match(/@media[^{]*\bnot\s+\w+\s+and\b[^{]*/gu)).toBeNull();
});
