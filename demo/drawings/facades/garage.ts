import type { Building } from "../building.ts";
import { chooseMaterial, clad } from "../cladding.ts";
import { drawDoor, drawRollDoor } from "../doors.ts";
import { drawLamp } from "../lamp.ts";
import { drawMark } from "../marks.ts";
import { ACCENT, mix, tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawShopGlass } from "../shop-glass.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import { drawTree } from "../trees/tree.ts";
import { drawVehicle } from "../vehicles/vehicle.ts";
import { chooseCar } from "./forecourt.ts";

/** A repair garage: a row of bays with a glass office beside them. */
export function createGarage(setting: Setting, word: string): Building {
  const prng = setting.prng("garage");
  const bays = setting.turn("bays", [3, 2, 4, 3]);
  const bay = 4.4;
  const office = prng.between(5, 6.5);
  const width = bays * bay + office;
  const height = prng.between(5.6, 6.4);
  const material = chooseMaterial(setting, ["stucco", "brick", "metal", "concrete"]);
  const accent = setting.turn("accent", ACCENT);
  const left = setting.turn("office side", [false, true]);
  const from = left ? office : 0;
  const at = left ? 0 : width - office;
  const tall = height + setting.turn("parapet", [1.6, 0.8, 2.4]);
  const doors = prng.pick(["#e9e4d8", "#c9cdcb", mix(accent, "#e9e4d8", 0.35)]);
  const rounded = setting.turn("corner", [true, false]);

  const draw = (stage: Stage): void => {
    stage.castShadow({ x: 0, z: 0, w: width, h: height, d: 14 });
    stage.box({ x: 0, z: 0, w: width, h: height, d: 14 }, material.tones);
    const front = stage.front(0, 0);
    clad(front, 0, 0, width, height, material);
    for (const side of [stage.left(0, 0), stage.right(width, 0)]) clad(side, 0, 0, 14, height, material);
    for (const index of range(bays))
      drawRollDoor(stage.front(from + index * bay + 0.55, 0), 0, bay - 1.1, 3.6, doors, 5, true);
    front.rect(from, height - 1.35, bays * bay, 0.85, accent, 0.02);
    front.rect(from, height - 0.42, bays * bay, 0.14, accent, 0.02);
    stage.cap(
      { x: -0.1, y: height, z: -0.2, w: width + 0.2, h: 0.3, d: 1 },
      tones(mix(material.tones.base, "#f2e9d8", 0.5)),
    );
    stage.snow({ x: 0, y: height + 0.3, z: 0, w: width, h: 0, d: 14 });
    const box = { x: at, z: -0.7, w: office, h: tall, d: 8 };
    stage.box(box, tones(mix(material.tones.base, "#f4ecdc", 0.55)));
    const face = stage.front(at, -0.7);
    drawShopGlass(face, 0.4, office - 2.2, 0.5, 2.7, "#39444f", 2);
    drawDoor(face, office - 1.6, 1.15, 2.5, accent, true);
    face.rect(0, 3.5, office, tall - 3.5, accent);
    const ink = mix(accent, "#f8f0de", 0.88);
    const middle = (3.5 + tall) / 2;
    if (word === "") drawMark(face, "wrench", office / 2, middle, Math.min(0.9, (tall - 3.7) / 2.4), ink, accent);
    else {
      drawWord(face, word, office / 2 + 0.5, middle - 0.36, 0.72, ink);
      drawMark(face, "wrench", office / 2 - word.length * 0.28 - 0.35, middle, 0.42, ink, accent);
    }
    stage.cap({ x: at - 0.12, y: tall, z: -0.85, w: office + 0.24, h: 0.25, d: 8 }, tones("#e9e2d2"));
    stage.snow({ x: at, y: tall + 0.25, z: -0.7, w: office, h: 0, d: 8 });
    if (rounded) stage.box({ x: at - 0.3, y: 3.3, z: -1.7, w: office + 0.6, h: 0.22, d: 1.2 }, tones("#e9e2d2"));
    for (const tire of range(3))
      stage.box({ x: from + bay - 0.42, y: tire * 0.24, z: -0.62, w: 0.75, h: 0.22, d: 0.6 }, tones("#343b42"));
  };
  const drawForecourt = (stage: Stage): void => {
    const props = setting.prng("garage props");
    for (const index of range(bays))
      if (props.chance(0.4)) drawVehicle(stage, from + index * bay + 1.3, -7.4, ...chooseCar(props), "z");
    drawLamp(stage, left ? width + 1.5 : -1.5, -5, 7, true);
    drawTree(stage, left ? width + 4 : -4, -1, props.between(6, 8), props.pick(["spruce", "round", "tall"]), props);
  };
  return {
    width,
    height: tall + 0.4,
    depth: 14,
    site: "lot",
    distance: setting.turn("distance", ["city", "trees", "mountains", "prairie"]),
    draw,
    drawForecourt,
  };
}
