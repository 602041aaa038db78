import { mix } from "./palette.ts";
import { createPrng, range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Wall } from "./wall.ts";

/** A storefront of large windows above a low wall, with goods behind the glass. */
export function drawShopGlass(
  wall: Wall,
  u: number,
  w: number,
  base: number,
  h: number,
  frame: string,
  panes: number,
): void {
  if (!wall.seen) return;
  const { setting } = wall.stage;
  const prng = createPrng(setting.prng("goods").next(), Math.round(u * 10));
  const glass = setting.lit ? "!#efcf8f" : mix(setting.glass, "#20384c", 0.25);
  const goods = setting.lit ? "!#b98a55" : mix(glass, "#e9d9b8", 0.3);
  const back = setting.lit ? "!#dcb676" : mix(glass, "#101f33", 0.22);
  wall.rect(u, base, w, h, frame);
  wall.rect(u + 0.1, base + 0.1, w - 0.2, h - 0.2, glass);
  wall.rect(u + 0.1, base + 0.1, w - 0.2, h * 0.36, back);
  for (const index of range(Math.round(w * ([0.9, 0.9, 0.5, 0.4, 0.2][setting.thrift] ?? 0)))) {
    const at = u + 0.3 + ((w - 1) * (index + prng.between(0, 0.5))) / Math.max(1, w * 0.9);
    wall.rect(at, base + 0.1, prng.between(0.25, 0.6), prng.between(0.35, h * 0.48), goods);
  }
  const shine = mix(glass.replace("!", ""), "#ffffff", 0.22);
  const lean = h * 0.45;
  for (const start of [0.12, 0.58]) {
    const left = u + w * start;
    const wide = Math.min(w * 0.16, 0.9);
    if (!setting.lit)
      wall.poly(
        [
          [left, base + 0.1],
          [left + wide, base + 0.1],
          [left + wide + lean, base + h - 0.1],
          [left + lean, base + h - 0.1],
        ].map(([a = 0, b = 0]): Point => [Math.min(a, u + w - 0.1), b]),
        shine,
      );
  }
  wall.rect(u + 0.1, base + h - 0.35, w - 0.2, 0.25, mix(glass.replace("!", ""), "#0f2036", 0.4));
  for (const pane of range(panes + 1)) wall.rect(u + (w * pane) / panes - 0.05, base, 0.1, h, frame);
  wall.rect(u, base + h * 0.76, w, 0.08, frame);
}
