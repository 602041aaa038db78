import type { Building } from "./building.ts";
import { range } from "./prng.ts";
import type { Stage } from "./stage.ts";
import type { TreeKind } from "./trees/leafy.ts";
import { drawTree } from "./trees/tree.ts";

const MIXES: readonly (readonly TreeKind[])[] = [
  ["round", "spruce", "round"],
  ["spruce", "spruce", "birch"],
  ["tall", "tall", "round"],
  ["wide", "round", "birch"],
];

/** Trees behind and beside the building. */
export function drawBackTrees(stage: Stage, building: Building): void {
  if (building.attached === true) return;
  const prng = stage.setting.prng("back trees");
  const kinds = stage.setting.turn("wood", MIXES);
  const { width, height, depth } = building;
  for (const index of range(prng.int(4, 7) - stage.setting.thrift)) {
    const x = index % 2 === 0 ? prng.between(-width * 0.35, width * 0.2) : prng.between(width * 0.8, width * 1.35);
    drawTree(
      stage,
      x,
      depth + prng.between(2, 9),
      Math.min(13, Math.max(6, height * prng.between(0.8, 1.35))),
      prng.pick(kinds),
      prng,
    );
  }
}
