import type { Building } from "./building.ts";
import { mix } from "./palette.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";
import { drawTree } from "./trees/tree.ts";

export function drawSideStreet(stage: Stage, building: Building, side: number): void {
  const { setting } = stage;
  const x = side > 0 ? building.width + 4 : -12;
  const kerb = mix(setting.pavement, "#1a2b40", 0.22);
  stage.ground(x - 0.3, -4, 8.6, 90, kerb);
  stage.ground(x, -4.6, 8, 90, setting.road);
  for (const step of range(8)) stage.ground(x + 3.9, 2 + step * 6, 0.18, 3, mix("#e8dfc4", setting.road, 0.15));
  const paint = mix("#efe8d6", setting.road, 0.1);
  for (const bar of range(8)) stage.ground(x + 0.4 + bar, -3.6, 0.55, 2.6, paint);
}

export function drawGrove(stage: Stage, building: Building): void {
  const prng = stage.setting.prng("grove");
  for (const index of range(7 - stage.setting.thrift)) {
    const side = index % 2 === 0 ? -1 : 1;
    const x = building.width / 2 + side * (building.width / 2 + prng.between(9, 34));
    drawTree(
      stage,
      x,
      building.depth + prng.between(4, 26),
      prng.between(6, 11),
      prng.pick(["round", "spruce", "birch", "tall", "wide"]),
      prng,
    );
  }
}
