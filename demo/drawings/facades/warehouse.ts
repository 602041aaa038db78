import type { Building } from "../building.ts";
import { chooseMaterial } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark, MARKS } from "../marks.ts";
import type { Opening } from "../openings.ts";
import { ACCENT, mix, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawTruck } from "../vehicles/truck.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";
import { drawShell } from "./industrial-shell.ts";

export function createWarehouse(setting: Setting, large: boolean): Building {
  const prng = setting.prng("warehouse");
  const material = chooseMaterial(setting, ["metal", "concrete", "metal", "brick"]);
  const docks = large ? setting.turn("docks", [5, 6, 4]) : setting.turn("docks", [2, 3, 4]);
  const office = prng.between(7, 9.5);
  const width = docks * 4.6 + office + 1.5;
  const height = prng.between(large ? 9 : 7, large ? 11 : 9.5);
  const accent = setting.turn("accent", ACCENT);
  const left = setting.turn("office side", [true, false]);
  const from = left ? office + 1 : 0.8;
  const at = left ? 0 : width - office;
  const stripe = setting.turn("stripe", ["high", "none", "panel", "low"]);
  const mark = setting.turn("mark", MARKS);
  const door = mix(prng.pick(["#d9d4c6", "#8d979c", "#c3bba9"]), accent, 0.1);

  const draw = (stage: Stage): void => {
    const body = { x: 0, z: 0, w: width, h: height, d: 26 };
    stage.castShadow(body);
    stage.box(body, material.tones);
    drawShell(stage, width, height, 26, material);
    const front = stage.front(0, 0);
    if (stripe === "high") front.rect(0, height - 1.5, width, 0.7, accent, 0.01);
    if (stripe === "low") front.rect(0, 0, width, 1.1, mix(accent, "#2b3138", 0.3), 0.01);
    if (stripe === "panel")
      front.rect(from + 0.3, height - 3, docks * 4.6 - 1, 2.2, mix(material.tones.base, accent, 0.75), 0.01);
    const centre = from + docks * 2.3 - 0.5;
    drawMark(
      front,
      mark,
      centre - 2.4,
      height - (stripe === "panel" ? 1.9 : 2),
      0.75,
      stripe === "panel" ? "#f4ecda" : accent,
      material.tones.base,
      0.02,
    );
    for (const letter of range(6))
      front.rect(
        centre - 1.1 + letter * 0.8,
        height - (stripe === "panel" ? 2.3 : 2.4),
        0.5,
        0.85,
        stripe === "panel" ? "#f4ecda" : accent,
        0.02,
      );
    for (const dock of range(docks)) drawDock(stage, from + dock * 4.6 + 0.6, door, dock, large);
    stage.box(
      { x: at, z: -2.4, w: office, h: height * 0.58, d: 2.6 },
      tones(mix(material.tones.base, "#f4ecdc", 0.45)),
    );
    const face = stage.front(at, -2.4);
    const style = { frame: "#39444f", columns: 4, rows: 1, blinds: 0.2 };
    const bands: Opening[] = [[0.7, 0.9, office - 3.3, 1.7]];
    if (height > 8) bands.push([0.7, height * 0.58 - 2.1, office - 1.4, 1.3]);
    drawWindows(face, bands, style);
    drawDoor(face, office - 2, 1.2, 2.4, accent, true);
    stage.box({ x: at + office - 2.6, y: 2.75, z: -3.6, w: 2.4, h: 0.2, d: 1.2 }, tones(accent));
    stage.cap({ x: at - 0.1, y: height * 0.58, z: -2.5, w: office + 0.2, h: 0.25, d: 2.6 }, tones(accent));
    stage.snow({ x: at, y: height * 0.58 + 0.25, z: -2.4, w: office, h: 0, d: 2.4 });
  };

  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("yard props");
    for (const dock of range(docks))
      if (props.chance(large ? 0.5 : 0.35)) drawTruck(stage, from + dock * 4.6 + 0.8, -0.6, props.pick(ACCENT));
    for (const stall of range(3))
      if (props.chance(0.6)) drawVehicle(stage, at + 0.6 + stall * 2.7, -8.5, ...chooseCar(props), "z");
    drawLamp(stage, props.chance(0.5) ? -2.5 : width + 2, -6, 8.5, true);
    drawTree(stage, left ? width + 5 : -5, -3, props.between(6, 9), props.pick(["spruce", "round", "tall"]), props);
  };
  return {
    width,
    height: height + 0.6,
    depth: 26,
    site: "yard",
    distance: setting.turn("distance", ["trees", "city", "hills", "prairie"]),
    draw,
    drawForecourt,
  };
}

function drawDock(stage: Stage, x: number, door: string, index: number, bumpers: boolean): void {
  const wall = stage.front(x, 0);
  wall.rect(-0.45, 0.9, 3.9, 3.75, "#2f3a44");
  const leaf = stage.front(x, 0);
  leaf.rect(0, 1.15, 3, 3.1, door);
  for (const row of range(4)) leaf.rect(0, 1.15 + (row + 1) * 0.62, 3, 0.07, mix(door, "#14283a", 0.25));
  leaf.rect(0, 4, 3, 0.25, mix(door, "#0f2036", 0.35));
  stage.box({ x: x - 0.45, y: 4.65, z: -0.9, w: 3.9, h: 0.2, d: 0.9 }, tones("#5a666f"));
  wall.rect(-0.45, 4.4, 3.9, 0.25, veil("#0b1b33", 0.2));
  stage.box({ x: x - 0.1, z: -0.5, w: 3.2, h: 1.1, d: 0.5 }, tones("#a7a69f"));
  if (bumpers) for (const pad of [0.1, 2.6]) stage.front(x, -0.52).rect(pad, 0.4, 0.3, 0.65, "#2b3138");
  for (const bar of range(Math.min(index + 1, 4))) leaf.rect(3.55 + bar * 0.16, 3.4, 0.09, 0.45, "#f0e9d8");
}
