import { mix, SNOW } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";

/** Rows of a crop that run away from the viewer. */
export function drawCrops(stage: Stage, x: number, w: number, setting: Setting): void {
  const ripe = {
    spring: ["#86a05a", "#6b4f3c"],
    summer: ["#c9ab55", "#a98d45"],
    autumn: ["#c79a4b", "#8d6b3d"],
    winter: [SNOW, "#c3cbd0"],
  } as const;
  const [crop, soil] = ripe[setting.season];
  stage.ground(x, -70, w, 60, soil);
  for (const row of range(22)) {
    const z = -10.6 - row * 0.75 * (1 + row * 0.04);
    stage.ground(x, z, w, 0.42, row % 2 === 0 ? crop : mix(crop, soil, 0.35), 0.25);
  }
}
