import { drawBench } from "../bench.ts";
import type { Building } from "../building.ts";
import { chooseMaterial } from "../cladding.ts";
import type { Distance } from "../distance.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark, MARKS } from "../marks.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { blockBuilding } from "./block.ts";
import { drawEntrance } from "./block-entrance.ts";
import { type Block, blockHeight, chooseFrame, type Skin } from "./block-parts.ts";
import { chooseCar } from "./forecourt.ts";

/** Offices as a grid of windows. A medical office is lower and has a cross. */
export function createOffice(setting: Setting, subtype: string): Building {
  const medical = subtype.startsWith("medical");
  const prng = setting.prng("office");
  const skins: readonly Skin[] = medical
    ? ["ribbon", "punched", "curtain", "piers"]
    : ["curtain", "piers", "ribbon", "curtain", "punched"];
  const skin = setting.turn("skin", skins);
  const storeys = medical ? setting.turn("storeys", [1, 2, 3, 2]) : setting.turn("storeys", [5, 3, 7, 4, 8, 6]);
  const bays = Math.max(setting.turn("bays", [4, 6, 5, 3, 7]) - (storeys > 6 ? 1 : 0), storeys > 4 ? 4 : 3);
  const accent = medical
    ? setting.turn("accent", ["#2f6f6a", "#41718c", "#7d322c", "#2f5d4e"])
    : setting.turn("accent", ACCENT);
  const block: Block = {
    x: 0,
    z: 0,
    w: bays * prng.between(3.3, 4) + 2,
    d: 15,
    storeys,
    storey: 3.5,
    bays,
    skin,
    material: chooseMaterial(
      setting,
      skin === "curtain" ? ["concrete", "metal"] : ["brick", "stone", "concrete", "stucco", "brick"],
    ),
    accent,
    frame: chooseFrame(setting, skin),
    base: medical && storeys === 1 ? 1.2 : 4.2,
  };
  const high = blockHeight(block);
  const mark = medical ? "cross" : setting.turn("mark", MARKS);
  const at = prng.pick([0.1, 0.5, 0.85]);
  const extra = (stage: Stage): void => {
    drawEntrance(stage, block, at, mark, medical ? setting.turn("word", ["CLINIC", "DENTAL", ""]) : "");
    const u = at > 0.6 ? 1.6 : block.w - 1.8;
    if (medical) {
      const panel = { x: u - 0.9, y: high - 2.4, z: -0.2, w: 1.8, h: 1.8, d: 0.2 };
      stage.box(panel, tones("#f3eee2"));
      drawMark(stage.front(0, -0.22), "cross", u, high - 1.5, 0.55, accent, "#f3eee2");
    } else if (block.skin !== "curtain") {
      drawMark(
        stage.front(0, -0.05),
        mark,
        u,
        high - 0.55,
        0.4,
        mix(accent, "#f8f0de", 0.5),
        block.material.tones.base,
      );
    }
    drawTotem(stage, accent, mark, at > 0.6 ? -2.6 : block.w + 1.4);
  };
  const city = storeys > 3;
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("office props");
    for (const index of range(3)) {
      const x = [-3.2, block.w * 0.3 + 1.5, block.w + 3.4][index] ?? 0;
      if (index !== 1 || props.chance(0.3))
        drawTree(stage, x, -2.6, props.between(4.5, 7), props.pick(["round", "tall", "birch", "round"]), props);
    }
    for (const index of range(4))
      if (props.chance(0.7)) drawBush(stage, block.w * (0.12 + index * 0.26), -1, 1.8, 0.8, props);
    drawLamp(stage, block.w * props.pick([0.04, 0.96]), -3.2, 5.4, true);
    if (props.chance(0.5)) drawBench(stage, block.w * 0.55, -2.4);
    if (city) drawVehicle(stage, props.between(0, block.w - 4), -7, ...chooseCar(props), "x");
    else
      for (const stall of range(5))
        if (props.chance(0.4)) drawVehicle(stage, stall * 2.7 + 0.1, -7.4, ...chooseCar(props), "z");
  };
  const distance = setting.turn<Distance>("distance", city ? ["city"] : ["trees", "hills", "mountains"]);
  return blockBuilding(block, city ? "street" : "lot", { distance, drawForecourt, extra, attached: false });
}

/** A low sign beside the entrance. */
function drawTotem(stage: Stage, accent: string, mark: (typeof MARKS)[number] | "cross", x: number): void {
  stage.ground(x, -1.8, 2.2, 0.8, stage.setting.shade);
  stage.box({ x, z: -2, w: 1.3, h: 2.4, d: 0.3 }, tones(accent));
  const face = stage.front(x, -2.02);
  const ink = mix(accent, "#f8f0de", 0.85);
  drawMark(face, mark, 0.65, 1.75, 0.36, ink, accent);
  for (const row of range(3)) face.rect(0.25, 1 - row * 0.25, 0.8 - row * 0.18, 0.1, ink);
}
