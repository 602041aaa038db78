import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor } from "../doors.ts";
import { drawMark } from "../marks.ts";
import type { Opening } from "../openings.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import { chooseRoof, drawGable } from "../roofs.ts";
import type { Setting } from "../setting.ts";
import { drawShopGlass } from "../shop-glass.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { drawWindows } from "../windows.ts";
import { chooseCar } from "./forecourt.ts";

/** A motel of one or two floors: doors along a walkway, an office at the end and a sign on poles. */
export function createMotel(setting: Setting): Building {
  const prng = setting.prng("motel");
  const rooms = setting.turn("rooms", [5, 6, 4]);
  const room = 4.2;
  const office = 6;
  const width = rooms * room + office;
  const storeys = setting.turn("storeys", [1, 2, 2, 1]);
  const height = storeys * 3.1 + 0.3;
  const material = chooseMaterial(setting, ["stucco", "brick", "timber", "stucco"]);
  const accent = setting.turn("accent", ACCENT);
  const roof = chooseRoof(setting);
  const pitched = setting.turn("pitched", [true, false, true]);
  const doors = prng.pick(ACCENT);

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: 0, z: 0, w: width, h: height + 1, d: 9 });
    stage.box({ x: 0, z: 0, w: width, h: height, d: 9 }, material.tones);
    const front = stage.front(0, 0);
    clad(front, 0, 0, width, height, material);
    for (const side of [stage.left(0, 0), stage.right(width, 0)]) clad(side, 0, 0, 9, height, material);
    for (const level of range(storeys)) {
      const v = level * 3.1;
      const windows = range(rooms).map((index): Opening => [office + index * room + 1.8, v + 0.9, 1.7, 1.4]);
      drawWindows(front, windows, { frame: "#efe8d8", columns: 2, rows: 1, blinds: 0.6, glow: 0.6 });
      for (const index of range(rooms)) drawDoor(front, office + index * room + 0.5, 1, 2.2, doors, false, v + 0.02);
      front.rect(office, v + 2.55, width - office, 0.55, setting.shade, 0.01);
      if (level > 0) {
        stage.box({ x: office, y: v - 0.12, z: -1.5, w: width - office, h: 0.2, d: 1.5 }, tones("#d9d2c2"));
        const rail = stage.front(office, -1.5);
        rail.rect(0, v + 1, width - office, 0.1, "#39444f");
        for (const bar of range(rooms * 5)) rail.rect((bar * (width - office)) / (rooms * 5), v, 0.06, 1, "#39444f");
      }
    }
    if (pitched)
      drawGable(
        stage,
        { x: office - 0.2, y: height, z: -1.3, w: width - office + 0.2, d: 10.3, rise: 2, overhang: 0.4 },
        "x",
        material.tones,
        roof,
      );
    else {
      stage.cap({ x: -0.1, y: height, z: -1.7, w: width + 0.2, h: 0.35, d: 10 }, tones(accent));
      stage.snow({ x: 0, y: height + 0.35, z: -1.6, w: width, h: 0, d: 9 });
    }
    for (const post of range(rooms + 1))
      stage.front(0, -1.45).rect(office + Math.min(post * room, rooms * room - 0.14), 0, 0.14, height, "#efe8d8");
    const tall = height + (pitched ? 0.8 : 1.5);
    stage.box({ x: 0, z: -1.8, w: office, h: tall, d: 7 }, tones(mix(material.tones.base, accent, 0.72)));
    const face = stage.front(0, -1.8);
    drawShopGlass(face, 0.4, office - 2.2, 0.5, 2.3, "#39444f", 2);
    drawDoor(face, office - 1.6, 1.15, 2.4, "#efe8d8", true);
    stage.cap({ x: -0.4, y: tall, z: -2.4, w: office + 0.8, h: 0.35, d: 7.6 }, tones("#efe8d8"));
    stage.snow({ x: -0.3, y: tall + 0.35, z: -2.3, w: office + 0.6, h: 0, d: 7.4 });
    drawMark(face, "bed", office / 2, tall - 0.9, 0.42, "#f6eedb", accent);
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("motel props");
    for (const index of range(rooms))
      if (props.chance(0.5)) drawVehicle(stage, office + index * room + 1.2, -7, ...chooseCar(props), "z");
    drawTree(stage, width + 4, -2, props.between(6, 10), props.pick(["spruce", "tall", "round"]), props);
    const x = -3.4;
    for (const pole of [x, x + 2.5]) stage.box({ x: pole, z: -5, w: 0.22, h: 8.3, d: 0.22 }, tones("#59646c"));
    stage.box({ x: x - 0.7, y: 4.7, z: -5.2, w: 4.2, h: 1.5, d: 0.5 }, tones("#efe8d8"));
    stage.box({ x: x - 0.3, y: 6.4, z: -5.2, w: 3.4, h: 1.9, d: 0.5 }, tones(accent));
    const board = stage.front(x - 0.7, -5.22);
    drawWord(board, "MOTEL", 2.1, 5.05, 0.8, mix(accent, "#14233a", 0.25));
    drawMark(board, "sun", 2.1, 7.3, 0.75, setting.lit ? "!#ffe0a0" : "#f3e4bf", accent);
  };
  return {
    width,
    height: Math.max(height + 2.2, 8.3),
    depth: 9,
    site: "lot",
    distance: setting.turn("distance", ["mountains", "trees", "prairie", "hills"]),
    draw,
    drawForecourt,
    bestSide: 1,
    span: [-4.6, width],
  };
}
