import type { Building } from "../building.ts";
import type { Material } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawFence } from "../fence.ts";
import { METAL, mix, SNOW, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { BARN, drawBoards } from "./barn.ts";

export function createGreenhouses(setting: Setting): Building {
  const prng = setting.prng("greenhouse");
  const count = setting.turn("count", [2, 3, 2]);
  const bay = prng.between(6.4, 7.6);
  const barn: Material = { kind: "timber", tones: tones(setting.turn("barn colour", BARN)) };
  const roof = chooseRoof(setting);
  const left = setting.turn("side", [true, false]);
  const w = 8;
  const width = count * bay + w + 1.5;
  const at = left ? 0 : count * bay + 1.5;
  const from = left ? w + 1.5 : 0;
  const round = setting.turn("round", [true, false]);
  const pane = mix(setting.glass, "#eef4ec", setting.lit ? 0.25 : 0.55);

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: at, z: 0, w, h: 5, d: 9 });
    stage.box({ x: at, z: 0, w, h: 3.6, d: 9 }, barn.tones);
    drawGable(stage, { x: at, y: 3.6, z: 0, w, d: 9, rise: 3 }, "z", barn.tones, roof);
    drawBoards(stage, at, w, 3.6, barn);
    drawDoor(stage.front(at, 0), w / 2 - 0.8, 1.6, 2.4, "#efe8d8", false);
    drawWindows(
      stage.front(at, 0),
      [
        [0.8, 1.2, 1.3, 1.2],
        [w - 2.1, 1.2, 1.3, 1.2],
        [w / 2 - 0.5, 4.1, 1, 1],
      ],
      { frame: "#efe8d8", columns: 2, rows: 2, glow: 0.8 },
    );
    for (const index of range(count)) drawGreenhouseRoom(stage, from + index * bay, bay - 0.5, index);
  };
  const drawGreenhouseRoom = (stage: Stage, x: number, span: number, index: number): void => {
    const rise = round ? span * 0.34 : span * 0.3;
    const outline: Point[] = [
      [x, 0],
      [x + span, 0],
      [x + span, 2.5],
    ];
    if (round)
      for (const step of range(7))
        outline.push([
          x + span / 2 + Math.cos(((step + 1) * Math.PI) / 8) * (span / 2),
          2.5 + Math.sin(((step + 1) * Math.PI) / 8) * rise,
        ]);
    else outline.push([x + span / 2, 2.5 + rise]);
    outline.push([x, 2.5]);
    const glass = tones(pane, setting.season === "winter" ? "#f1f3f3" : mix(pane, "#ffffff", 0.3));
    stage.prism(outline, "z", 0, 15, glass);
    const front = stage.front(x, 0);
    const leaf = mix(setting.season === "winter" ? "#6d8a5a" : "#6f8f55", pane, 0.3);
    for (const plant of range(7))
      front.disc(0.6 + (plant * (span - 1.2)) / 6, 1 + ((plant * 5 + index) % 3) * 0.2, 0.55, leaf);
    front.rect(0.1, 0, span - 0.2, 0.95, mix(leaf, "#1d3140", 0.2));
    front.poly(
      [
        [span * 0.16, 0.6],
        [span * 0.3, 0.6],
        [span * 0.52, 2.9],
        [span * 0.38, 2.9],
      ],
      veil("#ffffff", 0.35),
    );
    const bar = "#f2efe6";
    front.line(
      outline.map(([a, b]): Point => [a - x, b]),
      0.16,
      bar,
      0.02,
    );
    for (const post of range(4))
      front.rect((span * (post + 1)) / 5 - 0.04, 0, 0.08, 2.6 + rise * (round ? 0.75 : 0.45), bar, 0.02);
    front.rect(0, 2.45, span, 0.12, bar, 0.02);
    front.rect(0, 0, span, 0.4, "#b9b1a2", 0.03);
    drawDoor(front, span / 2 - 0.6, 1.2, 2.2, bar, true);
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("garden");
    drawTree(stage, -4, 2, props.between(6, 9), props.pick(["round", "birch", "spruce"]), props);
    drawTree(stage, width + 3.4, 1, props.between(6, 9), props.pick(["wide", "round", "tall"]), props);
    for (const bed of range(Math.floor(count * 2))) {
      const x = from + bed * (bay / 2) + 0.3;
      stage.box({ x, z: -5.6, w: bay / 2 - 0.9, h: 0.45, d: 1.8 }, tones("#8d6a47"));
      stage.ground(
        x + 0.1,
        -5.5,
        bay / 2 - 1.1,
        1.6,
        setting.season === "winter" ? SNOW : props.pick(["#7f9459", "#a9683f", "#93a767", "#c9a03f"]),
        0.5,
      );
    }
    drawFence(stage, -24, -8.4, width + 48, 1.1, "#efe8d8", 1.8);
    if (props.chance(0.5)) drawVehicle(stage, at + 1.2, -5, "pickup", props.pick([...METAL]), "x");
  };
  return {
    width,
    height: 7.4,
    depth: 15,
    site: "rural",
    distance: setting.turn("distance", ["hills", "trees", "mountains", "trees"]),
    draw,
    drawForecourt,
    eye: 3.2,
  };
}
