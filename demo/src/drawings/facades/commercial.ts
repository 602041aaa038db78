import type { Building } from "../building.ts";
import { chooseMaterial } from "../cladding.ts";
import { ACCENT } from "../palette.ts";
import { drawTree } from "../planting.ts";
import type { Setting } from "../setting.ts";
import { MARKS } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawLamp, drawPlanter } from "../street-furniture.ts";
import { drawVehicle } from "../vehicles.ts";
import { type Block, blockBuilding, chooseFrame, drawEntrance, type Skin } from "./block.ts";
import { chooseCar } from "./forecourt.ts";
import { createGarage } from "./garage.ts";
import { createLodge } from "./lodge.ts";
import { createStorefront } from "./storefront.ts";
import { createStrip } from "./strip.ts";
import { createTheatre } from "./theatre.ts";

export function createCommercial(setting: Setting, subtype: string): Building {
  switch (subtype) {
    case "shopping-medical-centers":
      return createStrip(setting, setting.turn("medical", [false, true]));
    case "hotels-cottages":
      return setting.turn("hotel", ["lodge", "hotel", "lodge"]) === "hotel"
        ? createHotel(setting)
        : createLodge(setting, "");
    case "automotive":
      return createGarage(setting, setting.turn("garage word", ["AUTO", "TIRES", "", "GARAGE"]));
    case "hospitality":
      return setting.turn("hospitality", ["hotel", "inn", "pub"]) === "hotel"
        ? createHotel(setting)
        : setting.turn("hospitality", ["hotel", "inn", "pub"]) === "inn"
          ? createLodge(setting, "INN")
          : createStorefront(setting, { word: "PUB", mark: "cup", terrace: true, storeys: [2, 3] });
    case "food-beverage":
      return createStorefront(setting, {
        word: setting.turn("word", ["CAFE", "", "BISTRO", ""]),
        mark: setting.turn("mark", ["cup", "leaf", "sun", "drop"]),
        terrace: true,
      });
    case "entertainment-event-venues":
      return createTheatre(setting);
    default:
      return createStorefront(setting, {
        word: setting.turn("word", ["SHOP", "", "", "BOOKS", ""]),
        mark: setting.turn("mark", MARKS),
      });
  }
}

/** A town hotel: even windows, a canopied door. */
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
