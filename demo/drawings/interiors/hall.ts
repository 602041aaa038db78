import { mix, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Stage } from "../stage.ts";
import { drawShell, type Room } from "./room.ts";

/** A hall with its curtain, seen over rows of seats. */
export function drawHall(stage: Stage, setting: Setting): void {
  const velvet = setting.turn("velvet", ["#7d322c", "#1d3a5f", "#2f5d4e", "#6d4a3a"]);
  const room: Room = {
    w: 14,
    h: 7.5,
    d: 14,
    wall: setting.turn("hall wall", ["#b98562", "#8d7a68", "#a99a80", "#6f7f88"]),
    floor: "#7a5f4a",
    flooring: "carpet",
    ceiling: "#4b4a4c",
  };
  const { back, left, right } = drawShell(stage, room);
  for (const bay of range(3)) {
    left.rect(1 + bay * 4, 1.4, 1.4, 4, mix(room.wall, "#1a2b40", 0.28));
    right.rect(1 + bay * 4, 1.4, 1.4, 4, mix(room.wall, "#fff4dc", 0.36));
    for (const wall of [left, right]) wall.rect(3.2 + bay * 4, 3, 0.3, 0.7, "!#ffe6ac");
  }
  back.rect(1.6, 1, 10.8, 6, "#cfa64e");
  back.rect(1.9, 1, 10.2, 5.7, "#2a2426");
  back.rect(3.6, 1, 6.8, 4.8, mix(velvet, "#f3dcae", 0.55));
  back.poly(
    [
      [3.9, 1.2],
      [10.1, 1.2],
      [8.4, 5.6],
      [5.6, 5.6],
    ],
    veil("#fff3d2", 0.35),
  );
  for (const side of [0, 1])
    for (const fold of range(5))
      back.rect(
        side === 0 ? 1.9 + fold * 0.42 : 10 + fold * 0.42,
        1,
        0.42,
        5.7,
        fold % 2 === 0 ? velvet : mix(velvet, "#14233a", 0.28),
      );
  for (const swag of range(8))
    back.disc(2.6 + swag * 1.27, 6.5, 0.85, swag % 2 === 0 ? velvet : mix(velvet, "#14233a", 0.2));
  back.rect(1.6, 6.65, 10.8, 0.5, "#cfa64e");
  stage.box({ x: 1, z: 11.6, w: 12, h: 1, d: 2.4 }, tones("#9a7450"));
  const rows = Math.max(4, 6 - stage.setting.thrift);
  for (const row of range(rows).reverse()) {
    const z = 0.4 + row * (10 / rows);
    const seat = mix(velvet, "#fff0d8", 0.06 + (row % 2) * 0.05);
    for (const chair of range(11)) {
      if (chair === 5) continue;
      const x = 1 + chair * 1.1;
      stage.box({ x, z, w: 0.95, h: 0.95, d: 0.16 }, tones(seat));
    }
  }
}
