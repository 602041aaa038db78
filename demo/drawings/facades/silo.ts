import { mix, SNOW, type Tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";

/** A tall silo with a dome, or a ribbed grain bin with a cone. */
export function drawTower(
  stage: Stage,
  x: number,
  z: number,
  radius: number,
  height: number,
  store: Tones,
  cone: boolean,
): void {
  const base = stage.front(x, z);
  const w = radius * 2;
  stage.castShadow({ x, z, w, h: height, d: 1 });
  base.rect(0, 0, w, height, store.base);
  base.rect(w * 0.12, 0, w * 0.22, height, store.light);
  base.rect(w * 0.66, 0, w * 0.34, height, store.dark);
  for (const ring of range(height / (cone ? 0.95 : 1.6)))
    base.rect(0, (ring + 1) * (cone ? 0.95 : 1.6), w, 0.08, store.deep);
  const snowy = stage.setting.season === "winter";
  const cap = snowy ? SNOW : mix(store.base, "#7f8a90", 0.5);
  const dome = (share: number): Point[] =>
    cone
      ? [
          [-0.2, height],
          [radius * 0.8, height + 1.6],
          [radius * 1.2, height + 1.6],
          [w + 0.2, height],
        ]
      : range(9).map(
          (step): Point => [
            radius - Math.cos((step * Math.PI) / 8) * radius * share,
            height + Math.sin((step * Math.PI) / 8) * radius * 0.85,
          ],
        );
  base.poly(dome(1), cap);
  const half = dome(1).map(([u, v]): Point => [Math.max(u, radius * 1.25), v]);
  base.poly(half, mix(cap, "#1a2b40", 0.16));
  base.rect(w * 0.42, 0, 0.12, height, store.deep);
}
