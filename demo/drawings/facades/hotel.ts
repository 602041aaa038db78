import type { Building } from "../building.ts";
import { chooseMaterial } from "../cladding.ts";
import { drawLamp } from "../lamp.ts";
import { ACCENT } from "../palette.ts";
import { drawPlanter } from "../planter.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { blockBuilding } from "./block.ts";
import { drawEntrance } from "./block-entrance.ts";
import { type Block, chooseFrame, type Skin } from "./block-parts.ts";
import { chooseCar } from "./forecourt.ts";

/** A city hotel: even rows of windows, a door with a canopy. */
export function createHotel(setting: Setting): Building {
  const prng = setting.prng("hotel");
  const skin = setting.turn<Skin>("skin", ["punched", "piers", "punched"]);
  const bays = setting.turn("bays", [5, 6, 4, 7]);
  const block: Block = {
    x: 0,
    z: 0,
    w: bays * prng.between(2.9, 3.3) + 1.6,
    d: 14,
    storeys: setting.turn("storeys", [3, 5, 4, 6]),
    storey: 3.1,
    bays,
    skin,
    material: chooseMaterial(setting, ["brick", "stucco", "stone"]),
    accent: setting.turn("accent", ACCENT),
    frame: chooseFrame(setting, skin),
    base: 4.4,
    balconies: setting.turn("balconies", [false, true, false]),
  };
  const extra = (stage: Stage): void =>
    drawEntrance(stage, block, 0.5, "bed", setting.turn("word", ["HOTEL", "", "HOTEL"]));
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("hotel props");
    for (const side of [0.4, 0.62]) drawPlanter(stage, block.w * side - 1.5, -1.2, 1.1, "#6b6259");
    for (const side of [-1.6, block.w + 1.4])
      drawTree(stage, side, -2.9, props.between(5, 7), props.pick(["tall", "round", "birch"]), props);
    drawLamp(stage, block.w * 0.12, -3.3, 4.6, true);
    drawVehicle(stage, block.w * props.pick([0.08, 0.66]), -6.6, ...chooseCar(props), "x");
  };
  return blockBuilding(block, "street", {
    distance: "city",
    drawForecourt,
    extra,
    attached: setting.turn("attached", [false, true]),
  });
}
