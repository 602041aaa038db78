import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));
/** They write titles of tabs, which have one line. */
const TITLES = ["pages/search-results-page.tsx", "platform/page-head.tsx"];
const COMMENT = /^\s*(?:\/?\*|\/\/)/u;

test("no line of facts on a page can begin with a dot: dots between facts are `DOT`", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !/\.test\.tsx?$/u.test(file));
  const loose = files.filter((file) =>
    readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .some((line) => / · /u.test(line) && !COMMENT.test(line)),
  );
  // The list of exceptions holds no file without one, which also shows that the search finds something.
  expect(loose.toSorted()).toEqual(TITLES);
});
