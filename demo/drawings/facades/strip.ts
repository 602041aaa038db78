import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { MARKS, type Mark } from "../marks.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import { drawShopGlass } from "../shop-glass.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawFasciaSign } from "./fascia-sign.ts";
import { chooseCar } from "./forecourt.ts";

/** A plaza of shops behind its parking lot, with a taller part in the middle or at one end. */
export function createStrip(setting: Setting, medical: boolean): Building {
  const prng = setting.prng("strip");
  const units = setting.turn("units", [4, 5, 3, 6]);
  const unit = prng.between(5.6, 6.6);
  const width = units * unit;
  const height = prng.between(5.2, 6);
  const depth = 13;
  const material = chooseMaterial(setting, ["stucco", "brick", "stone", "timber", "stucco"]);
  const tower = setting.turn("tower", [0, Math.floor(units / 2), units - 1]);
  const rise = height + prng.between(1.8, 2.8);
  const roof = chooseRoof(setting);
  const crown = setting.turn("crown", ["gable", "flat", "flat", "gable"]);
  const band = setting.turn("band", ACCENT);
  const marks: readonly Mark[] = medical ? ["cross", "leaf", "drop", "ring"] : MARKS;

  const draw = (stage: Stage): void => {
    const body = { x: 0, z: 0, w: width, h: height, d: depth };
    stage.castShadow(body);
    stage.box(body, material.tones);
    const front = stage.front(0, 0);
    clad(front, 0, 4.4, width, height - 4.4, material);
    for (const side of [stage.left(0, 0), stage.right(width, 0)]) clad(side, 0, 0, depth, height, material);
    const paint = setting.prng("strip units");
    for (const index of range(units)) {
      const u = index * unit;
      const frame = mix("#3c454e", band, 0.25);
      drawShopGlass(front, u + 0.5, unit - 2.4, 0.35, 2.7, frame, setting.thrift > 2 ? 1 : 2);
      drawDoor(front, u + unit - 1.7, 1.15, 2.55, frame, true);
      front.rect(u + unit - 0.35, 0, 0.5, height, mix(material.tones.base, "#f4ecdc", 0.35));
    }
    front.rect(0, 0, 0.3, height, mix(material.tones.base, "#f4ecdc", 0.35));
    stage.cap(
      { x: -0.2, y: height, z: -0.25, w: width + 0.4, h: 0.3, d: 1 },
      tones(mix(material.tones.base, "#f2e9d8", 0.5)),
    );
    stage.snow({ x: 0, y: height + 0.3, z: 0, w: width, h: 0, d: depth });
    const at = tower * unit + 0.1;
    const piece = { x: at, z: -0.5, w: unit + 0.1, h: rise, d: 5 };
    stage.box({ ...piece, y: 3.3, h: rise - 3.3 }, { ...material.tones, base: material.tones.light });
    for (const post of [at, at + unit - 0.5])
      stage.box({ x: post, z: -0.5, w: 0.6, h: 3.4, d: 0.6 }, tones(mix(material.tones.base, "#f4ecdc", 0.3)));
    if (crown === "gable")
      drawGable(
        stage,
        { x: at, y: rise, z: -0.5, w: unit + 0.1, d: 5, rise: 1.5, overhang: 0.4 },
        "z",
        material.tones,
        roof,
      );
    else stage.cap({ x: at - 0.15, y: rise, z: -0.7, w: unit + 0.4, h: 0.35, d: 5 }, tones(band));
    stage.box({ x: -0.1, y: 3.15, z: -1.7, w: width + 0.2, h: 0.28, d: 1.7 }, tones(band));
    for (const index of range(units + 1))
      stage.front(0, -1.6).rect(Math.min(width - 0.14, index * unit), 0, 0.16, 3.15, mix(band, "#f1e9d8", 0.6));
    for (const index of range(units)) {
      const tall = index === tower;
      const wall = stage.front(index * unit, tall ? -0.52 : -0.02);
      const accent = medical && index === tower ? "#2f6f6a" : paint.pick(ACCENT);
      const mark = index === tower ? (medical ? "cross" : paint.pick(marks)) : paint.pick(marks);
      drawFasciaSign(
        wall,
        unit,
        tall ? height - 0.4 : 3.75,
        accent,
        mark,
        paint.int(3, 6),
        tall ? 1.2 : 0.85,
        paint.chance(0.5),
      );
    }
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("strip props");
    for (const stall of range(Math.floor(width / 2.7))) {
      if (props.chance(0.34 - setting.thrift * 0.07))
        drawVehicle(stage, stall * 2.7 + 0.1, -7.2, ...chooseCar(props), "z");
    }
    drawLamp(stage, props.between(0.2, 0.8) * width, -12, 7.5, true);
    for (const index of range(4))
      drawBush(stage, width * (0.02 + index * 0.32), -18.2, props.between(1.5, 3), props.between(0.7, 1.1), props);
    for (const side of [-4, width + 4])
      drawTree(
        stage,
        side + props.between(-2, 2),
        -4,
        props.between(6, 9),
        props.pick(["round", "spruce", "birch", "tall"]),
        props,
      );
  };

  return {
    width,
    height: crown === "gable" ? rise + 1.5 : rise,
    depth,
    site: "lot",
    distance: setting.turn("distance", ["trees", "hills", "city"]),
    draw,
    drawForecourt,
  };
}
