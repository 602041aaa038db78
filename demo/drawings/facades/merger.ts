import { drawBench } from "../bench.ts";
import type { Building } from "../building.ts";
import { chooseMaterial, type Material } from "../cladding.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark, MARKS } from "../marks.ts";
import { ACCENT, GLASS, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawBlock } from "./block.ts";
import { drawEntrance } from "./block-entrance.ts";
import { type Block, blockHeight, chooseFrame, type Skin } from "./block-parts.ts";
import { chooseCar } from "./forecourt.ts";

/** Two different buildings joined by a glass bridge. */
export function createMerger(setting: Setting, subtype: string): Building {
  const prng = setting.prng("merger");
  const first = setting.turn<Skin>("first skin", ["punched", "piers", "punched", "piers"]);
  const second = setting.turn<Skin>("second skin", ["curtain", "ribbon", "curtain"]);
  const accents = [setting.turn("accent", ACCENT), setting.turn("other accent", ACCENT.slice(1))] as const;
  const storeys = setting.turn("storeys", [
    [3, 4],
    [4, 3],
    [2, 4],
    [3, 3],
    [4, 2],
  ] as const);
  const bays = setting.turn("bays", [
    [4, 3],
    [3, 4],
    [3, 3],
    [4, 2],
  ] as const);
  const gap = subtype === "partnership" ? prng.between(5.5, 7.5) : prng.between(3.5, 5);
  const old: Material = chooseMaterial(setting, ["brick", "stone", "brick"]);
  const fresh: Material = chooseMaterial(setting, ["concrete", "metal", "stucco"], "second material");
  const flip = setting.turn("flip", [false, true]);
  const wide = [bays[0] * prng.between(3.3, 3.8), bays[1] * prng.between(3.6, 4.1)] as const;
  const worn = subtype === "distressed-asset-sale";
  const old_: Block = {
    x: flip ? wide[1] + gap : 0,
    z: 0,
    w: wide[0],
    d: 13,
    storeys: storeys[0],
    storey: 3.3,
    bays: bays[0],
    skin: first,
    material: worn ? { ...old, tones: tones(mix(old.tones.base, "#9a9a94", 0.35)) } : old,
    accent: accents[0],
    frame: chooseFrame(setting, first),
    base: 4.1,
  };
  const fresh_: Block = {
    x: flip ? 0 : wide[0] + gap,
    z: subtype === "majority-share-purchase" ? -1.2 : 0.6,
    w: wide[1],
    d: 13,
    storeys: storeys[1],
    storey: 3.3,
    bays: bays[1],
    skin: second,
    material: fresh,
    accent: accents[1],
    frame: chooseFrame(setting, second),
    base: 4.1,
  };
  const width = wide[0] + wide[1] + gap;
  const from = flip ? wide[1] : wide[0];
  const level = 4.1 + 3.3 * (Math.min(storeys[0], storeys[1]) > 2 ? 1 : 0);
  const marks = [
    setting.turn("mark", MARKS),
    setting.turn("second mark", ["sun", "squares", "peak", "ring"] as const),
  ] as const;

  const draw = (stage: Stage): void => {
    const pair = [old_, fresh_].sort(
      (a, b) => Math.abs(b.x + b.w / 2 - stage.camera.x) - Math.abs(a.x + a.w / 2 - stage.camera.x),
    );
    const [far, near] = pair;
    if (far) drawHouse(stage, far);
    drawBridge(stage);
    if (near) drawHouse(stage, near);
  };
  const drawHouse = (stage: Stage, block: Block): void => {
    drawBlock(stage, block);
    const mark = block === old_ ? marks[0] : marks[1];
    drawEntrance(stage, block, block.x === 0 ? 0.9 : 0.1, mark, "");
    const wall = stage.front(block.x, block.z - 0.05);
    const u = block.x === 0 ? 1.4 : block.w - 1.4;
    if (block.skin !== "curtain")
      drawMark(
        wall,
        mark,
        u,
        blockHeight(block) - 0.5,
        0.36,
        mix(block.accent, "#f8f0de", 0.45),
        block.material.tones.base,
      );
    if (worn && block === old_) for (const index of range(2)) wall.rect(1 + index * 3.4, 1.2, 2.4, 1.9, "#b39a76");
  };
  const drawBridge = (stage: Stage): void => {
    const glass = mix(GLASS[0], setting.glass, 0.5);
    for (const storey of range(subtype === "full-business-buyout" ? 2 : 1)) {
      const y = level + 0.4 + storey * 3.3;
      stage.box(
        { x: from - 0.2, y, z: 2.4, w: gap + 0.4, h: 2.9, d: 3 },
        tones(setting.lit ? mix(glass, "#f3cf86", 0.7) : mix(glass, "#ffffff", 0.18)),
      );
      const wall = stage.front(from, 2.4);
      wall.poly(
        [
          [gap * 0.1, y],
          [gap * 0.4, y],
          [gap * 0.75, y + 2.9],
          [gap * 0.45, y + 2.9],
        ],
        mix(glass, "#ffffff", 0.36),
        0.01,
      );
      for (const v of [0, 2.6]) wall.rect(-0.2, y + v, gap + 0.4, 0.3, "#39444f", 0.02);
      for (const post of range(5)) wall.rect((gap * post) / 4 - 0.05, y, 0.1, 2.9, "#39444f", 0.02);
    }
    if (subtype !== "majority-share-purchase") {
      stage.box({ x: from, z: 5, w: gap, h: 3.4, d: 3 }, tones(mix(old_.material.tones.base, "#f4ecdc", 0.5)));
      stage.front(from, 5).rect(0.5, 0, gap - 1, 2.7, mix(setting.glass, "#14283a", 0.3));
    }
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("merger props");
    for (const side of [-2, width + 2])
      drawTree(stage, side, -2.6, props.between(5.5, 8), props.pick(["round", "tall", "birch", "wide"]), props);
    drawTree(stage, from + gap / 2, 1, props.between(3.2, 3.8), props.pick(["round", "birch", "spruce"]), props);
    if (setting.thrift < 3) drawLamp(stage, width * props.pick([0.16, 0.86]), -3.3, 5, true);
    if (setting.thrift < 3) drawBench(stage, from + gap / 2 - 0.9, -1.8);
    drawVehicle(stage, props.between(0, width - 5), -6.6, ...chooseCar(props), "x");
  };
  return {
    width,
    height: Math.max(blockHeight(old_), blockHeight(fresh_)) + 0.5,
    depth: 13,
    site: "street",
    distance: "city",
    draw,
    drawForecourt,
  };
}
