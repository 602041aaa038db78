import { GLOW } from "../openings.ts";
import { mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import type { Wall } from "../wall.ts";
import type { Block } from "./block-parts.ts";

export function drawCurtain(stage: Stage, wall: Wall, w: number, bays: number, block: Block): void {
  const { setting } = stage;
  const { storeys, storey, base } = block;
  const high = storeys * storey + 0.8;
  const dim = wall.side === "right" ? 0.34 : wall.side === "left" ? -0.12 : 0;
  const glass =
    dim < 0 ? mix(setting.glass, "#ffffff", -dim) : mix(setting.glass, "#1a2b40", dim + (setting.lit ? 0.25 : 0));
  wall.rect(0, base, w, high, glass);
  const shine = mix(glass, "#ffffff", 0.12);
  wall.poly(
    [
      [w * 0.08, base],
      [w * 0.3, base],
      [w * 0.62, base + high],
      [w * 0.4, base + high],
    ],
    shine,
  );
  wall.poly(
    [
      [w * 0.66, base],
      [w * 0.72, base],
      [w * 0.99, base + high * 0.86],
      [w * 0.99, base + high],
    ],
    shine,
  );
  const prng = setting.prng(`curtain ${wall.side}`);
  const panes = Math.round(bays * ([2, 1.5, 1.2, 1][setting.thrift] ?? 1));
  if (setting.lit) {
    for (const row of range(storeys))
      for (const pane of range(panes))
        if (prng.chance(0.3)) wall.rect((w * pane) / panes, base + row * storey + 0.4, w / panes, storey - 0.6, GLOW);
  } else {
    for (const row of range(storeys))
      for (const pane of range(panes))
        if (prng.chance(0.1))
          wall.rect(
            (w * pane) / panes,
            base + row * storey + 0.4,
            w / panes,
            storey - 0.6,
            mix(glass, "#14283a", 0.16),
          );
  }
  for (const row of range(storeys + 1)) wall.rect(0, base + row * storey, w, 0.34, mix(glass, block.accent, 0.4));
  const mullion = mix(glass, "#e6e4dc", 0.5);
  for (const pane of range(panes + 1)) wall.rect(Math.min(w - 0.1, (w * pane) / panes), base, 0.1, high, mullion);
}
