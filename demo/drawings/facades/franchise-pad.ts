import { drawAwning } from "../awning.ts";
import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark, MARKS, type Mark } from "../marks.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import { drawShopGlass } from "../shop-glass.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";

/** A chain restaurant on its own pad: a bold front, a drive-through, a pylon sign by the road. */
export function createPad(setting: Setting, open: boolean): Building {
  const prng = setting.prng("pad");
  const width = prng.between(15, 20);
  const height = prng.between(5, 5.8);
  const material = chooseMaterial(setting, ["stucco", "brick", "timber", "stone", "metal"]);
  const accent = setting.turn("accent", ACCENT);
  const second = setting.turn("second", ["#efe6d3", "#cf9d43", "#39444f"]);
  const mark = setting.turn<Mark>("mark", MARKS);
  const tower = prng.between(5, 6.4);
  const at = setting.turn("tower", [1.5, width - tower - 1.5, (width - tower) / 2]);
  const tall = height + prng.between(1.6, 2.8);
  const crown = setting.turn("crown", ["flat", "wedge", "gable"]);
  const pylon = setting.turn("pylon", ["round", "box", "stack", "flag"]);
  const side = setting.turn("pylon side", [-4.6, width + 2.4]);
  const roof = chooseRoof(setting);
  const ink = mix(accent, "#f8f0de", 0.9);

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: 0, z: 0, w: width, h: height, d: 13 });
    stage.box({ x: 0, z: 0, w: width, h: height, d: 13 }, material.tones);
    const front = stage.front(0, 0);
    clad(front, 0, 0, width, height, material);
    for (const wall of [stage.left(0, 0), stage.right(width, 0)]) {
      clad(wall, 0, 0, 13, height, material);
      drawWindows(
        wall,
        [
          [2, 1, 3, 2],
          [8, 1.2, 1.6, 1.4],
        ],
        { frame: "#39444f", columns: 3, rows: 1 },
      );
    }
    const clear = [
      [0.6, at - 0.8],
      [at + tower + 0.4, width - at - tower - 1],
    ] as const;
    for (const [u, w] of clear) {
      if (w < 2) continue;
      drawShopGlass(front, u, w, 0.7, 2.5, "#39444f", Math.max(1, Math.round(w / 1.8)));
      drawAwning(stage, u - 0.2, 0, w + 0.4, 3.2, 1, accent, setting.turn("stripe", ["", "#efe6d3"]) || undefined);
    }
    stage.cap({ x: -0.15, y: height - 0.55, z: -0.2, w: width + 0.3, h: 0.75, d: 1 }, tones(accent));
    stage.snow({ x: 0, y: height + 0.2, z: 0, w: width, h: 0, d: 13 });
    stage.box({ x: at, z: -0.9, w: tower, h: tall, d: 5 }, tones(second));
    const face = stage.front(at, -0.9);
    drawShopGlass(face, 0.5, tower - 1, 0, 3, "#39444f", 3);
    drawDoor(face, tower / 2 - 0.65, 1.3, 2.5, accent, true);
    const middle = (3.3 + tall) / 2;
    const r = Math.min(1.15, (tall - 3.4) / 2.5);
    face.disc(tower / 2, middle, r * 1.25, accent, 0.05);
    drawMark(face, mark, tower / 2, middle, r * 0.78, ink, accent, 0.07);
    if (crown === "flat") stage.cap({ x: at - 0.2, y: tall, z: -1.1, w: tower + 0.4, h: 0.35, d: 5.3 }, tones(accent));
    else if (crown === "wedge")
      stage.prism(
        [
          [at - 0.2, tall],
          [at + tower + 0.2, tall],
          [at + tower + 0.2, tall + 1.2],
        ],
        "z",
        -1,
        4,
        { ...tones(accent), deep: "" },
      );
    else
      drawGable(stage, { x: at, y: tall, z: -0.9, w: tower, d: 5, rise: 1.6, overhang: 0.4 }, "z", tones(second), roof);
    if (open) drawWord(stage.front(at, -0.96), "OPEN", tower / 2 + 1.7, 2.45, 0.3, "!#ffd89a");
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("pad props");
    for (const stall of range(Math.floor(width / 2.7)))
      if (props.chance(0.34)) drawVehicle(stage, stall * 2.7 + 0.2, -7.2, ...chooseCar(props), "z");
    if (props.chance(0.5)) drawVehicle(stage, side < 0 ? width + 0.6 : -5.4, 0.5, ...chooseCar(props), "x");
    for (const index of range(3))
      drawBush(stage, width * (0.1 + index * 0.4), -18, props.between(1.5, 2.8), props.between(0.6, 0.9), props);
    drawTree(
      stage,
      side < 0 ? width + 4.2 : -4.2,
      -2,
      props.between(6, 9),
      props.pick(["round", "birch", "spruce", "tall"]),
      props,
    );
    drawLamp(stage, side < 0 ? width + 1.6 : -1.6, -8, 7, true);
    drawPylon(stage, side, -5.5);
  };
  const drawPylon = (stage: Stage, x: number, z: number): void => {
    const pole = tones("#59646c");
    stage.ground(x, z, 6, 0.5, setting.shade);
    if (pylon === "stack") {
      stage.box({ x: x + 0.1, z, w: 2.4, h: 9, d: 0.5 }, tones(second));
      stage.box({ x: x - 0.3, y: 6, z: z - 0.1, w: 3.2, h: 3.1, d: 0.7 }, tones(accent));
      drawMark(stage.front(x, z - 0.12), mark, 1.3, 7.55, 1, ink, accent);
      for (const row of range(3))
        stage.box(
          { x: x + 0.1, y: 4.9 - row * 1.1, z: z - 0.06, w: 2.4, h: 0.9, d: 0.6 },
          tones(row === 1 ? "#efe6d3" : mix(accent, "#efe6d3", 0.5)),
        );
      return;
    }
    stage.box({ x: x + 1.1, z, w: 0.45, h: 9, d: 0.45 }, pole);
    const face = stage.front(x, z - 0.1);
    if (pylon === "round") {
      face.disc(1.32, 8, 1.75, mix(accent, "#1a2b40", 0.3), -0.1);
      face.disc(1.28, 8, 1.68, accent);
      face.disc(1.28, 8, 1.4, second === "#39444f" ? "#efe6d3" : second, 0.02);
      drawMark(face, mark, 1.28, 8, 0.88, accent, second === "#39444f" ? "#efe6d3" : second, 0.04);
      stage.box({ x: x - 0.2, y: 4.7, z: z - 0.1, w: 3, h: 1, d: 0.3 }, tones("#efe6d3"));
    } else {
      const w = pylon === "flag" ? 3.8 : 3.2;
      const left = pylon === "flag" ? 1.1 : -0.28;
      stage.box({ x: x + left, y: 6.5, z: z - 0.1, w, h: 2.7, d: 0.6 }, tones(accent));
      drawMark(face, mark, left + w / 2, 7.85, 0.95, ink, accent, 0.02);
      stage.box({ x: x + left, y: 5.1, z: z - 0.1, w, h: 1.2, d: 0.6 }, tones("#efe6d3"));
    }
    for (const letter of range(4))
      face.rect(
        0.25 + letter * 0.6 + (pylon === "flag" ? 0.9 : 0),
        4.95 + (pylon === "round" ? 0 : 0.45),
        0.4,
        0.5,
        mix(accent, "#14233a", 0.25),
        0.03,
      );
    stage.snow(
      { x: x - 0.2, y: pylon === "round" ? 5.7 : 9.2, z: z - 0.1, w: pylon === "round" ? 1 : 3, h: 0, d: 0.5 },
      0.14,
    );
  };
  return {
    width,
    height: Math.max(tall + 1.6, 9.3),
    depth: 13,
    site: "lot",
    distance: setting.turn("distance", ["trees", "city", "hills", "prairie", "mountains"]),
    draw,
    drawForecourt,
    bestSide: side < 0 ? 1 : -1,
    span: side < 0 ? [-5.4, width] : [0, width + 6],
  };
}
