import { tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawShell, grounded, type Room } from "./room.ts";
import { drawTrusses } from "./trusses.ts";

/** Warehouse aisles between racks, or a factory floor. */
export function drawRacks(stage: Stage, setting: Setting): void {
  const accent = setting.turn("accent", ["#bb5a35", "#41718c", "#cf9d43"]);
  const room: Room = {
    w: 16,
    h: 9,
    d: 24,
    wall: setting.turn("shed wall", ["#c3c6c3", "#b3bcc0", "#cbc5b8"]),
    floor: setting.turn("shed floor", ["#a9a8a2", "#b3aea3"]),
    flooring: "concrete",
    ceiling: "#8f989c",
  };
  const { back } = drawShell(stage, room);
  drawTrusses(stage, room);
  back.rect(6, 0, 4, 4.6, "#d9d4c6");
  for (const row of range(5)) back.rect(6, 0.8 + row * 0.75, 4, 0.08, "#b5b0a3");
  const prng = setting.prng("racks");
  const boxes = ["#b98f60", "#c9a577", "#a97f55", "#8b9499", "#d6cbb5"];
  const { thrift } = setting;
  const bays = 6 - thrift;
  for (const side of [0, 1]) {
    const x = side === 0 ? 1.2 : 11.8;
    for (const bay of range(bays).reverse()) {
      const z = 1 + bay * 3.7;
      for (const level of range(thrift > 1 ? 3 : 4)) {
        const y = level * 1.75;
        for (const slot of range(2)) {
          if (!prng.chance(0.82)) continue;
          const high = prng.between(0.7, 1.3);
          stage.box(
            { x: x + 0.2, y: y + 0.25, z: z + 0.3 + (1 - slot) * 1.65, w: 2.5, h: high, d: 1.3 },
            tones(prng.pick(boxes)),
          );
        }
        stage.box({ x, y: y + 0.1, z, w: 3, h: 0.14, d: 3.6 }, tones(accent));
      }
      for (const post of side === 0 ? [x, x + 2.9] : [x + 2.9, x])
        stage.box({ x: post, z, w: 0.12, h: 7.2, d: 0.14 }, tones("#41566a"));
    }
  }
  stage.ground(5, -4, 0.12, 28, "#d9b54a", 0.01);
  stage.ground(10.9, -4, 0.12, 28, "#d9b54a", 0.01);
  drawForklift(stage, setting.turn("forklift", [6.2, 8.6]), 4.5);
}

function drawForklift(stage: Stage, x: number, z: number): void {
  const yellow = tones("#c9962f");
  grounded(stage, x, z, 1.3, 2.2);
  stage.box({ x: x + 0.15, y: 0.15, z: z + 2, w: 1, h: 2.3, d: 0.1 }, tones("#39444f"));
  stage.box({ x, y: 0.25, z: z + 0.2, w: 1.3, h: 0.8, d: 1.7 }, yellow);
  stage.box({ x: x + 0.2, y: 1.05, z: z + 0.9, w: 0.9, h: 0.35, d: 0.5 }, tones("#2c3640"));
  for (const post of [x + 0.05, x + 1.15])
    stage.box({ x: post, y: 1, z: z + 0.5, w: 0.09, h: 1.15, d: 0.09 }, tones("#39444f"));
  stage.box({ x, y: 2.1, z: z + 0.4, w: 1.3, h: 0.1, d: 1.4 }, yellow);
  for (const wheel of [0.02, 0.98]) stage.box({ x: x + wheel, z: z + 0.15, w: 0.3, h: 0.42, d: 0.4 }, tones("#2b3138"));
}
