import type { Building } from "./building.ts";
import { FAR } from "./ground-city.ts";
import { mix } from "./palette.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";

export function drawYard(stage: Stage, x: number, w: number, building: Building): void {
  const { setting } = stage;
  const concrete = mix(setting.pavement, setting.road, 0.45);
  stage.ground(-18, -24, building.width + 36, 24 + building.depth, concrete);
  const joint = mix(concrete, "#1a2b40", 0.1);
  for (const row of range(4)) stage.ground(-18, -6 - row * 6, building.width + 36, 0.09, joint);
  for (const step of range(building.width / 6 + 1)) stage.ground(step * 6, -24, 0.09, 24, joint);
  stage.ground(x, -60, w, 36, setting.road);
  stage.ground(x, -24.5, w, 0.5, setting.grass[1]);
}

export function drawMeadow(stage: Stage, building: Building, light: string, dark: string): void {
  const { setting } = stage;
  const gravel = setting.season === "winter" ? "#d3d2cc" : "#cbbb9b";
  const middle = building.width * 0.5;
  stage.ground(-FAR, 6, FAR * 2, 3, light);
  stage.face(
    [
      [middle - 2.6, 0, 0],
      [middle + 2.6, 0, 0],
      [middle + 9, 0, -40],
      [middle - 1, 0, -40],
    ],
    gravel,
  );
  stage.ground(-3, -3.4, building.width + 6, 3.4, gravel);
  const prng = setting.prng("meadow");
  for (const _ of range(12)) {
    const at = prng.between(-building.width * 0.4, building.width * 1.4);
    const z = -prng.between(4, 24);
    stage.ground(at, z, prng.between(2, 6), 0.5, prng.chance(0.5) ? dark : light);
  }
}

export function drawRoadside(stage: Stage, building: Building, light: string, dark: string): void {
  const { setting } = stage;
  const gravel = setting.season === "winter" ? "#cfd2d2" : "#c9b999";
  stage.ground(-FAR, building.depth + 2, FAR * 2, 5, light);
  stage.ground(-FAR, -13, FAR * 2, 6, gravel);
  stage.ground(-FAR, -10.2, FAR * 2, 0.5, mix(gravel, "#fff6e0", 0.35));
  stage.ground(-FAR, -7.2, FAR * 2, 0.8, dark);
  const prng = setting.prng("meadow");
  for (const _ of range(14)) {
    const x = prng.between(-building.width * 0.8, building.width * 1.8);
    const z = prng.chance(0.5) ? -prng.between(2, 6) : -prng.between(14, 30);
    stage.ground(x, z, prng.between(2, 7), 0.5, prng.chance(0.5) ? dark : light);
  }
}
