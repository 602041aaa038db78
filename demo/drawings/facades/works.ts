import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawRollDoor } from "../doors.ts";
import { drawFence } from "../fence.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark, MARKS } from "../marks.ts";
import type { Opening } from "../openings.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";

export function createWorks(setting: Setting): Building {
  const prng = setting.prng("works");
  const material = chooseMaterial(setting, ["brick", "metal", "concrete", "brick"]);
  const teeth = setting.turn("teeth", [4, 3, 5, 6]);
  const tooth = prng.between(5.2, 6.4);
  const width = teeth * tooth;
  const eaves = prng.between(5.6, 7);
  const rise = prng.between(2.4, 3.2);
  const stacks = setting.turn("stacks", [1, 2, 0, 2]);
  const accent = setting.turn("accent", ACCENT);
  const reverse = setting.turn("reverse", [false, true]);
  const winter = setting.season === "winter";

  const draw = (stage: Stage): void => {
    for (const stack of range(stacks)) {
      const x = width * (0.16 + stack * 0.2) + (reverse ? width * 0.4 : 0);
      const brick = tones(material.kind === "brick" ? mix(material.tones.base, "#8a4d40", 0.5) : "#b6b1a6");
      stage.prism(
        [
          [x, 0],
          [x + 1.9, 0],
          [x + 1.6, eaves + 9.5],
          [x + 0.3, eaves + 9.5],
        ],
        "z",
        10,
        11.6,
        brick,
      );
      stage.cap({ x: x + 0.2, y: eaves + 9.3, z: 9.9, w: 1.5, h: 0.5, d: 1.8 }, tones(accent));
    }
    stage.castShadow({ x: 0, z: 0, w: width, h: eaves + 1, d: 24 });
    stage.box({ x: 0, z: 0, w: width, h: eaves, d: 24 }, material.tones);
    const slate = winter
      ? { top: "#f1f3f3", light: "#f1f3f3", base: "#dfe7ec", dark: "#c3d0da", deep: "" }
      : tones("#66727a");
    const away = (index: number): number => Math.abs((index + 0.5) * tooth - stage.camera.x);
    for (const index of range(teeth).sort((a, b) => away(b) - away(a))) {
      const x = index * tooth;
      const outline: Point[] = reverse
        ? [
            [x, eaves],
            [x + tooth, eaves],
            [x, eaves + rise],
          ]
        : [
            [x, eaves],
            [x + tooth, eaves],
            [x + tooth, eaves + rise],
          ];
      stage.prism(outline, "z", 0, 24, {
        ...slate,
        base: material.tones.base,
        dark: setting.glass,
        light: setting.glass,
        deep: "",
      });
      clad(stage.front(x + tooth * 0.3, 0), 0, eaves, tooth * 0.4, rise * 0.35, material);
      const [a, b, c] = outline;
      if (a && b && c)
        for (const [from, to] of reverse
          ? ([
              [c, b],
              [c, a],
            ] as const)
          : ([
              [a, c],
              [c, b],
            ] as const))
          stage.line(
            [
              [from[0], from[1], -0.05],
              [to[0], to[1], -0.05],
            ],
            0.22,
            winter ? "#eef1f2" : "#55616a",
          );
    }
    const front = stage.front(0, 0);
    clad(front, 0, 0, width, eaves, material);
    for (const side of [stage.left(0, 0), stage.right(width, 0)]) clad(side, 0, 0, 24, eaves, material);
    const gate = setting.turn("gate", [0, teeth - 1, Math.floor(teeth / 2)]);
    const bays = range(teeth);
    const windows = bays
      .filter((bay) => bay !== gate)
      .map((bay): Opening => [bay * tooth + 0.8, 1.5, tooth - 1.6, eaves - 2.7]);
    drawWindows(front, windows, {
      frame: "#39444f",
      columns: 4,
      rows: 3,
      sill: "#cfc6b4",
      lintel: mix(material.tones.base, "#f4ecdc", 0.3),
      glow: 0.6,
    });
    for (const bay of range(teeth + 1))
      front.rect(
        Math.min(width - 0.5, Math.max(0, bay * tooth - 0.25)),
        0,
        0.5,
        eaves,
        mix(material.tones.base, "#fff4dc", 0.12),
        0.06,
      );
    drawRollDoor(front, gate * tooth + tooth / 2 - 1.9, 3.8, 4.1, mix(accent, "#8d979c", 0.3), 6, true);
    front.rect(0, 0, width, 0.5, mix(material.tones.base, "#2b3138", 0.4));
    drawMark(
      front,
      setting.turn("mark", MARKS),
      gate * tooth + tooth / 2,
      eaves + rise * 0.28,
      rise * 0.22,
      "#f2ead8",
      material.tones.base,
      0.05,
    );
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("yard props");
    drawFence(stage, -16, -12, 14.5, 1.8, "#59646c");
    drawFence(stage, width + 1.5, -12, 14.5, 1.8, "#59646c");
    for (const stall of range(5))
      if (props.chance(0.5)) drawVehicle(stage, width * 0.1 + stall * 3, -6.5, ...chooseCar(props), "z");
    drawLamp(stage, props.chance(0.5) ? -1.5 : width + 1.2, -4, 7);
  };
  return {
    width,
    height: eaves + rise + (stacks > 0 ? 5.5 : 1),
    depth: 24,
    site: "yard",
    distance: setting.turn("distance", ["city", "trees", "hills"]),
    draw,
    drawForecourt,
  };
}
