import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { spread } from "../openings.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";

/** A theatre or hall: a tall front, a lit marquee, a vertical sign. */
export function createTheatre(setting: Setting): Building {
  const prng = setting.prng("theatre");
  const material = chooseMaterial(setting, ["brick", "stone", "stucco", "brick"]);
  const width = prng.between(13, 18);
  const height = prng.between(10.5, 13.5);
  const accent = setting.turn("accent", ACCENT);
  const crown = setting.turn("crown", ["step", "arch", "peak"]);
  const word = setting.turn("word", ["STAGE", "HALL", "CINEMA", "FORUM"]);
  const windows = setting.turn("windows", [3, 5, 4]);
  const pale = mix(material.tones.base, "#f4ecdc", 0.55);
  const bulbs = setting.lit ? "!#ffe6a8" : "#f3e2b4";

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: 0, z: 0, w: width, h: height, d: 22 });
    stage.box({ x: 0, z: 1, w: width, h: height - 1.5, d: 22 }, { ...material.tones, base: material.tones.dark });
    const front = stage.front(0, 0);
    const middle = width / 2;
    const top: Point[] =
      crown === "arch"
        ? range(9).map(
            (step): Point => [
              middle - Math.cos((step * Math.PI) / 8) * middle * 0.62,
              height + Math.sin((step * Math.PI) / 8) * 2,
            ],
          )
        : crown === "step"
          ? [
              [width * 0.2, height],
              [width * 0.2, height + 0.8],
              [width * 0.36, height + 0.8],
              [width * 0.36, height + 1.7],
              [width * 0.64, height + 1.7],
              [width * 0.64, height + 0.8],
              [width * 0.8, height + 0.8],
              [width * 0.8, height],
            ]
          : [
              [width * 0.18, height],
              [middle, height + 2.2],
              [width * 0.82, height],
            ];
    stage.box({ x: 0, z: 0, w: width, h: height, d: 1.2 }, material.tones);
    front.poly(top, material.tones.base);
    clad(front, 0, 4.6, width, height - 4.6, material);
    for (const side of [stage.left(0, 1), stage.right(width, 1)]) clad(side, 0, 0, 22, height - 1.5, material);
    for (const u of [0, width * 0.17, width * 0.79, width - 0.7]) front.rect(u, 0, 0.7, height, pale, 0.12);
    front.line(top, 0.35, pale, 0.1);
    front.rect(0, height - 0.2, width * 0.19, 0.35, pale, 0.15);
    front.rect(width * 0.81, height - 0.2, width * 0.19, 0.35, pale, 0.15);
    const tall = height - 8;
    const openings = spread(width * 0.22, width * 0.78, windows, 6.9, (width * 0.56) / windows - 0.6, tall);
    drawWindows(front, openings, { frame: pale, columns: 2, rows: 3, glow: 0.8, sill: pale });
    for (const [u, v, w, h] of openings) front.disc(u + w / 2, v + h, w / 2, pale);
    front.disc(middle, height + 0.45, 0.62, accent, 0.05);
    front.disc(middle, height + 0.45, 0.36, pale, 0.05);
    front.rect(0.7, 0, width - 1.4, 3.6, mix(accent, "#1a2430", 0.55));
    for (const door of range(4))
      drawDoor(front, middle - 3 + door * 1.55, 1.3, 2.7, mix(accent, "#c9a45c", 0.35), true);
    for (const side of [1.1, width - 2.9]) {
      front.rect(side, 0.8, 1.8, 2.4, "#efe6d3");
      front.rect(side + 0.15, 0.95, 1.5, 2.1, side < middle ? "#bb5a35" : "#41718c");
      front.rect(side + 0.35, 1.2, 1.1, 0.9, "#efd9a8");
    }
    drawMarquee(stage);
    const sign = { x: width * 0.09, z: -1.4, w: 0.5, h: 5, d: 1.4 };
    stage.box({ ...sign, y: 5.6 }, tones(accent));
    const blade = stage.front(sign.x, -1.42);
    for (const bulb of range(8)) blade.rect(0.17, 5.85 + bulb * 0.6, 0.16, 0.3, bulbs);
    stage.snow({ x: 0, y: height - 1.5, z: 1.2, w: width, h: 0, d: 20 });
  };

  const drawMarquee = (stage: Stage): void => {
    const middle = width / 2;
    const half = width * 0.36;
    const outline: Point[] = [
      [middle - half, 0],
      [middle - half * 0.8, -2.6],
      [middle + half * 0.8, -2.6],
      [middle + half, 0],
    ];
    stage.front(0, 0).rect(middle - half, 3.1, half * 2, 0.9, setting.shade, 0.02);
    stage.prism(outline, "y", 3.7, 5.5, { ...tones("#f3ead6"), deep: mix(bulbs.replace("!", ""), "#8d6a47", 0.35) });
    const face = stage.front(0, -2.62);
    const left = middle - half * 0.8;
    face.rect(left, 5.36, half * 1.6, 0.22, accent);
    face.rect(left, 3.6, half * 1.6, 0.22, accent);
    const count = Math.round(half * 3.4);
    for (const bulb of range(count))
      for (const v of [5.41, 3.65])
        face.rect(left + 0.1 + (bulb * (half * 1.6 - 0.3)) / (count - 1), v, 0.11, 0.11, bulbs, 0.02);
    drawWord(face, word, middle, 4.3, 0.72, mix(accent, "#14233a", 0.3), 0.02);
    face.rect(middle - 1.6, 3.98, 3.2, 0.1, mix(accent, "#14233a", 0.3), 0.02);
    stage.snow({ x: left, y: 5.5, z: -2.4, w: half * 1.6, h: 0, d: 2.4 }, 0.16);
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("theatre props");
    for (const side of [-1.6, width + 1.6])
      drawTree(stage, side, -2.9, props.between(4.6, 6.4), props.pick(["round", "tall", "birch"]), props);
    drawLamp(stage, width * 0.9, -3.4, 4.4, true);
    if (props.chance(0.6)) drawVehicle(stage, props.pick([-1.5, width - 3]), -6.6, ...chooseCar(props), "x");
  };
  return {
    width,
    height: height + 2.2,
    depth: 22,
    site: "street",
    attached: true,
    distance: "city",
    draw,
    drawForecourt,
  };
}
