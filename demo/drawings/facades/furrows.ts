import { SNOW } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { plot } from "./terrain-plot.ts";

export function drawFurrows(stage: Stage, w: number, d: number, skew: number, setting: Setting): void {
  const looks = {
    spring: ["#7c5f47", "#94a765"],
    summer: ["#b59a4e", "#d0b763"],
    autumn: ["#8d6b47", "#a98454"],
    winter: ["#d6dbde", SNOW],
  } as const;
  const [soil, row] = looks[setting.season];
  plot(stage, -80, d + 4, 80 + w * 0.4, 60, 0, setting.grass[0]);
  plot(stage, w * 0.5, d + 3, 120, 40, 0, setting.grass[2]);
  plot(stage, 0, 0, w, d, skew, soil);
  const rows = 22;
  for (const index of range(rows)) plot(stage, (w * index) / rows, 0, (w / rows) * 0.5, d, skew, row);
  const prng = setting.prng("windbreak");
  for (const index of range(7))
    drawTree(
      stage,
      skew - 6 + index * (w / 6) + prng.between(-2, 2),
      d + 3,
      prng.between(5, 8),
      prng.pick(["spruce", "round", "tall"]),
      prng,
    );
}
