import { drawBench } from "../bench.ts";
import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { ACCENT, mix, SNOW, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawBush } from "../trees/bush.ts";
import { drawTree } from "../trees/tree.ts";
import { drawWindows } from "../windows.ts";

/** A remote business: a garden studio with a desk, a lamp and a screen behind a large window. */
export function createStudio(setting: Setting): Building {
  const prng = setting.prng("studio");
  const material = chooseMaterial(setting, ["timber", "stucco", "timber", "metal"]);
  const width = prng.between(8, 10.5);
  const height = prng.between(3.2, 3.7);
  const crown = setting.turn("crown", ["mono", "gable", "flat"]);
  const accent = setting.turn("accent", ACCENT);
  const roof = chooseRoof(setting);
  const flip = setting.turn("flip", [false, true]);
  const pane = width * 0.56;
  const u = flip ? width - pane - 0.7 : 0.7;
  const wallInside = setting.lit ? "!#f3dcae" : mix("#efe4cd", setting.glass, 0.25);
  const dark = setting.lit ? "!#4a3a2c" : "#3e4850";

  const draw = (stage: Stage): void => {
    const d = 6;
    stage.castShadow({ x: 0, z: 0, w: width, h: height, d });
    stage.box({ x: -0.4, z: -2, w: width + 0.8, h: 0.3, d: 8 }, tones("#9b7c58"));
    for (const board of range(5)) stage.ground(-0.4, -2 + board * 0.42, width + 0.8, 0.05, "#7d6346", 0.31);
    stage.box({ x: 0, y: 0.3, z: 0, w: width, h: height, d }, material.tones);
    const front = stage.front(0, 0);
    clad(front, 0, 0.3, width, height, material);
    for (const side of [stage.left(0, 0), stage.right(width, 0)]) clad(side, 0, 0.3, d, height, material);
    const top = height + 0.3;
    if (crown === "gable")
      drawGable(stage, { x: 0, y: top, z: 0, w: width, d, rise: 2.1, overhang: 0.5 }, "z", material.tones, roof);
    else if (crown === "mono") {
      stage.prism(
        [
          [0, top],
          [width, top],
          [flip ? 0 : width, top + 1.3],
        ],
        "z",
        0,
        d,
        { ...material.tones, deep: "" },
      );
      const [a, b] = flip ? [top + 1.3, top] : [top, top + 1.3];
      stage.prism(
        [
          [-0.5, a - 0.05],
          [width + 0.5, b - 0.05],
          [width + 0.5, b + 0.22],
          [-0.5, a + 0.22],
        ],
        "z",
        -0.6,
        d + 0.4,
        { ...roof, deep: "" },
      );
    } else {
      stage.cap({ x: -0.4, y: top, z: -0.9, w: width + 0.8, h: 0.28, d: d + 1.2 }, roof);
      stage.snow({ x: -0.4, y: top + 0.28, z: -0.9, w: width + 0.8, h: 0, d: d + 1.2 });
    }
    drawRoom(stage);
    const door = flip ? 0.9 : width - 2.1;
    drawDoor(front, door, 1.15, 2.35, accent, true, 0.3);
    front.rect(door + 1.35, 2.1, 0.18, 0.4, setting.lit ? "!#ffe3a0" : "#39444f", 0.05);
    if (crown !== "flat")
      drawWindows(front, [[width / 2 - 0.6, top + 0.25, 1.2, 0.55]], { frame: "#39444f", columns: 2, rows: 1 });
  };

  const drawRoom = (stage: Stage): void => {
    const front = stage.front(0, 0);
    const [v, h] = [0.55, height - 0.75];
    front.rect(u - 0.12, v - 0.12, pane + 0.24, h + 0.24, "#343f49", 0.02);
    front.rect(u, v, pane, h, wallInside, 0.02);
    const at = (x: number, y: number, w: number, high: number, paint: string): void =>
      front.rect(u + pane * x, v + y, pane * w, high, paint, 0.03);
    at(0.62, 1.55, 0.32, 0.06, dark);
    for (const [index, book] of ["#bb5a35", "#41718c", "#cf9d43", "#2f5d4e", "#7d322c"].entries())
      at(0.65 + index * 0.035, 1.61, 0.025, 0.3 + (index % 2) * 0.08, book);
    at(0.84, 1.61, 0.07, 0.2, "#d9cdb4");
    at(0.1, 0.75, 0.5, 0.08, "#a97f55");
    for (const leg of [0.12, 0.56]) at(leg, 0, 0.02, 0.75, "#7d6346");
    at(0.24, 0.95, 0.2, 0.55, dark);
    at(0.25, 1, 0.18, 0.46, accent);
    at(0.27, 1.28, 0.1, 0.06, mix(accent, "#f8f0de", 0.8));
    at(0.27, 1.14, 0.13, 0.05, mix(accent, "#f8f0de", 0.55));
    at(0.33, 0.83, 0.02, 0.14, dark);
    at(0.47, 0.83, 0.1, 0.05, "#cfd3d2");
    front.line(
      [
        [u + pane * 0.14, v + 0.83],
        [u + pane * 0.13, v + 1.35],
        [u + pane * 0.18, v + 1.55],
      ],
      0.05,
      dark,
      0.03,
    );
    front.poly(
      [
        [u + pane * 0.15, v + 1.45],
        [u + pane * 0.22, v + 1.45],
        [u + pane * 0.2, v + 1.65],
        [u + pane * 0.17, v + 1.65],
      ],
      "#cf9d43",
      0.03,
    );
    at(0.31, 0.1, 0.12, 0.55, mix(dark.replace("!", ""), "#41718c", 0.4));
    at(0.74, 0, 0.08, 0.3, "#b98562");
    for (const [x, y, r] of [
      [0.75, 0.55, 0.24],
      [0.81, 0.6, 0.22],
      [0.78, 0.85, 0.24],
    ] as const)
      front.disc(u + pane * x, v + y, r, "#5f7d4f", 0.03);
    front.poly(
      [
        [u + pane * 0.5, v],
        [u + pane * 0.62, v],
        [u + pane * 0.86, v + h],
        [u + pane * 0.74, v + h],
      ],
      "#ffffff/.2",
      0.04,
    );
    for (const bar of [1 / 3, 2 / 3]) front.rect(u + pane * bar - 0.04, v, 0.08, h, "#343f49", 0.05);
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("studio props");
    for (const step of range(5))
      stage.ground(
        width / 2 - 0.9 + (step % 2) * 0.3,
        -3.4 - step * 1.25,
        1.6,
        0.8,
        setting.season === "winter" ? SNOW : "#c9c0ae",
        0.02,
      );
    for (const x of [-1.6, width + 1.4, width * 0.2])
      drawBush(stage, x, -2.4, props.between(0.9, 1.5), props.between(0.6, 0.9), props);
    drawTree(
      stage,
      flip ? -2.6 : width + 2.4,
      0.5,
      props.between(5.5, 7.5),
      props.pick(["birch", "round", "spruce", "wide"]),
      props,
    );
    drawBench(stage, flip ? width + 0.9 : -3.4, -1.2);
  };
  return {
    width,
    height: height + 2.2,
    depth: 6,
    site: "rural",
    distance: setting.turn("distance", ["mountains", "trees", "hills", "trees"]),
    draw,
    drawForecourt,
    eye: 1.9,
  };
}
