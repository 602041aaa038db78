import type { Building } from "../building.ts";
import { clad, type Material } from "../cladding.ts";
import { drawFence } from "../fence.ts";
import { spread } from "../openings.ts";
import { mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable, drawGambrel } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawWindows } from "../windows.ts";
import { BARN, drawBarnDoor, drawBoards } from "./barn.ts";
import { drawCow } from "./cow.ts";
import { drawCrops } from "./crops.ts";
import { drawHouse } from "./farmhouse.ts";
import { createGreenhouses } from "./greenhouses.ts";
import { drawTower } from "./silo.ts";
import { drawTractor } from "./tractor.ts";

/** A barn with its silo, and around it the crops or animals of the farm. */
export function createFarm(setting: Setting, subtype: string): Building {
  if (subtype === "hobby-farms-greenhouses") return createGreenhouses(setting);
  const prng = setting.prng("barn");
  const crop = subtype === "cash-crop-farms";
  const material: Material = { kind: "timber", tones: tones(setting.turn("barn colour", BARN)) };
  const pale = material.tones.base === "#d8d2c4";
  const trim = pale ? "#5f4a3c" : "#efe8d8";
  const ridge = setting.turn("ridge", ["z", "x", "z"] as const);
  const gambrel = setting.turn("gambrel", [true, false, true, true]);
  const w = ridge === "z" ? prng.between(11, 13.5) : prng.between(17, 22);
  const eaves = prng.between(4.2, 5.2);
  const rise = ridge === "z" ? w * (gambrel ? 0.46 : 0.34) : 4.6;
  const silos = crop ? setting.turn("bins", [3, 2, 4]) : setting.turn("silos", [1, 2, 1]);
  const roof = chooseRoof(setting, ["#6c7275", "#5b646b", "#7b4c3e", "#5c6d63", "#8a8f90"]);
  const pitch = crop ? 5.2 : 4.4;
  const left = setting.turn("side", [true, false]);
  const house = prng.chance(0.5);
  const width = w + silos * pitch + 1;
  const at = left ? silos * pitch + 1 : 0;
  const storeTones = tones(setting.turn("silo colour", ["#c9c6bd", "#aab4b8", "#5f7f96", "#d9d3c4"]));

  const draw = (stage: Stage): void => {
    if (house) drawHouse(stage, left ? at + w + 9 : -15, 26, roof);
    for (const index of range(silos)) {
      const x = left ? index * pitch + 0.4 : w + index * pitch + 1.2;
      if (crop) drawTower(stage, x, 3.5, 2.2, 5 + (index % 2) * 1.6, storeTones, true);
      else drawTower(stage, x + 0.4, 4.5, 1.7, 10.5 + index * 2.4, storeTones, false);
    }
    const body = { x: at, z: 0, w, h: eaves, d: ridge === "z" ? 17 : 11 };
    stage.castShadow({ ...body, h: eaves + 3 });
    stage.box(body, material.tones);
    const shape = { x: at, y: eaves, z: 0, w, d: body.d, rise };
    if (gambrel) drawGambrel(stage, shape, ridge, material.tones, roof);
    else drawGable(stage, shape, ridge, material.tones, roof);
    const front = stage.front(at, 0);
    drawBoards(stage, at, w, eaves, material);
    for (const side of [stage.left(at, 0), stage.right(at + w, 0)]) {
      clad(side, 0, 0, body.d, eaves, material);
      drawWindows(side, spread(1, body.d - 1, 4, 1.6, 1, 1), { frame: trim, columns: 2, rows: 2 });
    }
    front.rect(0, 0, w, 0.7, "#8f8a80");
    const middle = w / 2;
    drawBarnDoor(stage, at + middle - 2, material.tones, trim);
    const windows = [0.12, 0.8].map((share): [number, number, number, number] => [w * share, 1.7, 1.1, 1.2]);
    drawWindows(front, windows, { frame: trim, columns: 2, rows: 2, glow: 0.7 });
    if (ridge === "z") {
      const v = eaves + rise * 0.32;
      front.rect(middle - 0.95, v - 0.1, 1.9, 1.7, trim);
      front.rect(middle - 0.8, v, 1.6, 1.4, mix(material.tones.base, "#1a2430", 0.65));
      front.rect(0, eaves - 0.1, w, 0.2, trim);
    } else front.rect(0, eaves - 0.6, w, 0.5, setting.shade, 0.01);
    for (const u of [0, w - 0.25]) front.rect(u, 0.7, 0.25, eaves - 0.7, trim);
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("farmyard");
    drawTree(
      stage,
      left ? width + 4.5 : -4.5,
      4,
      props.between(8, 12),
      props.pick(["round", "wide", "tall", "spruce"]),
      props,
    );
    if (crop) {
      drawCrops(stage, -34, width + 68, setting);
      drawTractor(stage, left ? width * 0.55 : width * 0.18, -6.5, props.pick(["#2f5d4e", "#a8412f", "#41718c"]));
      return;
    }
    drawFence(stage, -30, -9, width + 60, 1.35, props.pick(["#a98f6f", "#efe8d8", "#7d6a58"]), 2.6);
    const herd = subtype === "dairy-farms" ? "#f0ebe0" : props.pick(["#7b4a33", "#3a3634", "#b5835a"]);
    const spots = subtype === "dairy-farms" ? "#33333a" : mix(herd, "#f0ebe0", 0.2);
    for (const index of range(subtype === "dairy-farms" ? 4 : 5)) {
      drawCow(
        stage,
        -3 + index * (width / 4.2) + props.between(0, 2.5),
        -11.5 - props.between(0, 4),
        herd,
        spots,
        props.chance(0.5),
      );
    }
    if (props.chance(0.5))
      drawTractor(stage, left ? width - 3 : 0.5, -5, props.pick(["#2f5d4e", "#a8412f", "#41718c"]));
  };
  return {
    width,
    height: Math.max(eaves + rise, crop ? 9 : 12.5),
    depth: 17,
    site: "rural",
    distance: setting.turn("distance", ["hills", "prairie", "trees", "prairie", "mountains"]),
    draw,
    drawForecourt,
    eye: 3.4,
  };
}
