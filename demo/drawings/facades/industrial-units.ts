import type { Building } from "../building.ts";
import { chooseMaterial } from "../cladding.ts";
import { drawDoor, drawRollDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { type Opening, spread } from "../openings.ts";
import { ACCENT, mix } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";
import { drawShell } from "./industrial-shell.ts";

export function createUnits(setting: Setting): Building {
  const prng = setting.prng("units");
  const material = chooseMaterial(setting, ["metal", "concrete", "stucco", "brick"]);
  const count = setting.turn("count", [3, 4, 5]);
  const unit = prng.between(6.6, 7.8);
  const width = unit * count;
  const height = prng.between(6.6, 7.8);
  const accent = setting.turn("accent", ACCENT);
  const second = mix(material.tones.base, accent, 0.8);

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: 0, z: 0, w: width, h: height, d: 20 });
    stage.box({ x: 0, z: 0, w: width, h: height, d: 20 }, material.tones);
    drawShell(stage, width, height, 20, material);
    const front = stage.front(0, 0);
    const parts = range(count);
    for (const part of parts) {
      const u = part * unit;
      front.rect(u + unit * 0.58, 0, unit * 0.42, height, second, 0.01);
      drawRollDoor(stage.front(u + 0.6, 0), 0, unit * 0.5, 3.9, "#d6d1c4", 5, true);
      drawDoor(front, u + unit * 0.68, 1.05, 2.35, mix(accent, "#20303e", 0.4), true);
      front.rect(u + unit * 0.62, 2.75, unit * 0.3, 0.16, "#f0e9d8", 0.5);
      front.rect(u - 0.08, 0, 0.16, height, mix(material.tones.base, "#1a2b40", 0.25), 0.02);
      for (const bar of range(part + 1)) front.rect(u + unit * 0.86 + bar * 0.18, 3.1, 0.1, 0.5, "#f0e9d8", 0.02);
    }
    const style = { frame: "#2f3b47", columns: 2, rows: 1, blinds: 0.3 };
    drawWindows(
      front,
      [
        ...parts.map((part): Opening => [part * unit + unit * 0.64, height - 2.4, unit * 0.3, 1.4]),
        ...spread(0, width, count, height - 2.2, 0.01, 0.01).slice(0, 0),
      ],
      style,
    );
    for (const part of parts)
      for (const letter of range(4))
        front.rect(part * unit + 1 + letter * 0.55, height - 1.75, 0.36, 0.5, accent, 0.02);
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("yard props");
    for (const stall of range(count))
      if (props.chance(0.55)) drawVehicle(stage, stall * unit + unit * 0.55, -6.2, ...chooseCar(props), "z");
    drawTree(stage, -4, -3, props.between(6, 9), "spruce", props);
    drawTree(stage, width + 4, -2, props.between(6, 9), props.pick(["round", "birch"]), props);
    drawLamp(stage, width * 0.5, -10, 7.5, true);
  };
  return {
    width,
    height: height + 0.8,
    depth: 20,
    site: "lot",
    distance: setting.turn("distance", ["trees", "hills", "prairie"]),
    draw,
    drawForecourt,
  };
}
