import type { Building } from "../building.ts";
import { chooseMaterial } from "../cladding.ts";
import { drawFence } from "../fence.ts";
import { drawLamp } from "../lamp.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { blockBuilding } from "./block.ts";
import { drawEntrance } from "./block-entrance.ts";
import { type Block, chooseFrame } from "./block-parts.ts";
import { chooseCar } from "./forecourt.ts";

/** A walk-up apartment building with balconies. */
export function createWalkUp(setting: Setting): Building {
  const prng = setting.prng("walk-up");
  const bays = setting.turn("bays", [4, 6, 5, 3]);
  const storeys = setting.turn("storeys", [3, 4, 2, 5, 3]);
  const skin = setting.turn("skin", ["punched", "piers", "punched"] as const);
  const block: Block = {
    x: 0,
    z: 0,
    w: bays * prng.between(3.5, 4.2),
    d: 13,
    storeys,
    storey: 3,
    bays,
    skin,
    material: chooseMaterial(setting, ["brick", "brick", "stucco", "timber", "stone"]),
    accent: setting.turn("accent", ACCENT),
    frame: chooseFrame(setting, skin),
    base: prng.pick([1.1, 1.3]),
    balconies: true,
  };
  const at = setting.turn("door", [0.5, 0.08, 0.92]);
  const extra = (stage: Stage): void => {
    stage.front(0, 0).rect(0, 0, block.w, block.base, mix(block.material.tones.base, "#3a4048", 0.35), 0.01);
    drawEntrance(stage, block, at, "key", "");
    for (const step of range(3))
      stage.box(
        { x: at * (block.w - 5) + 0.6, z: -1.2 + step * 0.4, w: 3.8, h: 0.16 + step * 0.16, d: 0.4 },
        tones("#cdc6b8"),
      );
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("walk-up props");
    const door = at * (block.w - 5) + 2.4;
    for (const index of range(6)) {
      const x = (block.w * (index + 0.5)) / 6;
      if (Math.abs(x - door) > 3) drawBush(stage, x, -0.9, props.between(1.4, 2.2), props.between(0.7, 1), props);
    }
    for (const side of [-2.4, block.w + 2.2])
      drawTree(stage, side, -2.8, props.between(6, 9), props.pick(["round", "wide", "birch", "tall", "spruce"]), props);
    if (props.chance(0.4)) drawFence(stage, -9, -1.4, 8, 1.2, "#4a545d", 1);
    drawLamp(stage, block.w * 0.78, -3.4, 4.6);
    drawVehicle(stage, block.w * props.between(0.05, 0.7), -6.5, ...chooseCar(props), "x");
  };
  return blockBuilding(block, "street", {
    distance: setting.turn("distance", ["city", "trees", "hills"]),
    drawForecourt,
    extra,
    attached: setting.turn("attached", [false, false, true]),
  });
}
