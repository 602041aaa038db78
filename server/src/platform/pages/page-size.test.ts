import { expect, test } from "vitest";
import { fitPage, isTooNarrow } from "./page-size.ts";

const WIDTHS = [200, 800, 1200, 1600];
/** Sizes of pages in points, from 3 to the most that PDF allows; each other is tall, wide or near a square. */
function* listPages() {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let at = 0; at < 3_000; at += 1) yield { width: 3 * 4_800 ** random(), height: 3 * 4_800 ** random() };
  for (const [width, height] of [
    [612, 792],
    [390, 6_000],
    [390, 14_400],
    [14_400, 800],
    [1, 1],
  ] as const)
    yield { width, height };
}

test("a page that can be read keeps its ratio, within the rounding of a pixel, and a limit of memory", () => {
  for (const page of listPages()) {
    if (isTooNarrow(page, 1600)) continue;
    for (const widest of WIDTHS) {
      const { width, height } = fitPage(page, widest);
      const shown = `${page.width} × ${page.height} at ${widest}: ${width} × ${height}`;
      expect(Math.abs(height - (width * page.height) / page.width), shown).toBeLessThanOrEqual(1);
      expect(width * height, shown).toBeLessThanOrEqual(10_300_000);
      expect([width <= widest, height <= 32_000, width >= 1, height >= 1], shown).not.toContain(false);
    }
  }
});

test("a page is as wide as asked for, unless it is very high", () => {
  expect(fitPage({ width: 612, height: 792 }, 1200)).toEqual({ width: 1200, height: 1553 });
  expect(fitPage({ width: 390, height: 1_560 }, 1600)).toEqual({ width: 1600, height: 6400 });
  const { width } = fitPage({ width: 390, height: 6_000 }, 1600);
  expect([width > 800, width < 1600]).toEqual([true, true]);
});

test("only pages that are too narrow to read are said to be", () => {
  const ratios = [1 / 25, 1 / 19, 1, 37, 390, 420];
  expect(ratios.map((ratio) => isTooNarrow({ width: 100, height: 100 * ratio }, 1600))).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});
