import type { Box } from "../camera.ts";
import type { Opening } from "../openings.ts";
import { mix, type Tones, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import type { Wall } from "../wall.ts";
import { drawWindows } from "../windows.ts";

type Floor = "boards" | "tiles" | "concrete" | "carpet" | "earth";

export interface Room {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly wall: string;
  readonly floor: string;
  readonly flooring: Floor;
  readonly ceiling: string;
  /** Windows in the left wall, which let in daylight. */
  readonly windows?: readonly Opening[];
  readonly frame?: string;
}

const FRONT = -5;

/** Floor, walls and ceiling of a room, seen from its open end, with daylight through its windows. */
export function drawShell(stage: Stage, room: Room): { back: Wall; left: Wall; right: Wall } {
  const { w, h, d } = room;
  const wall = tones(room.wall);
  stage.face(
    [
      [0, h, FRONT],
      [w, h, FRONT],
      [w, h, d],
      [0, h, d],
    ],
    room.ceiling,
  );
  stage.ground(0, FRONT, w, d - FRONT, room.floor);
  drawFloor(stage, room);
  const back = stage.front(0, d);
  const left = stage.right(0, 0);
  const right = stage.left(w, 0);
  back.rect(0, 0, w, h, wall.base);
  left.rect(FRONT, 0, d - FRONT, h, mix(wall.base, "#1a2b40", 0.13));
  right.rect(FRONT, 0, d - FRONT, h, mix(wall.base, "#fff4dc", 0.24));
  const skirting = mix(room.wall, "#3a3630", 0.3);
  back.rect(0, 0, w, h * 0.035, skirting);
  left.rect(FRONT, 0, d - FRONT, h * 0.035, mix(skirting, "#1a2b40", 0.2));
  right.rect(FRONT, 0, d - FRONT, h * 0.035, mix(skirting, "#fff4dc", 0.1));
  const openings = room.windows ?? [];
  drawWindows(left, openings, { frame: room.frame ?? "#f0eadd", columns: 2, rows: 2, sill: "#efe8d8", glow: 0 });
  if (!stage.setting.lit) {
    for (const [u, v, width, high] of openings) {
      const reach = Math.min(w * 0.5, high * 1.3);
      stage.face(
        [
          [v * 0.9, 0.01, u - 0.6],
          [v * 0.9, 0.01, u + width - 0.6],
          [v * 0.9 + reach, 0.01, u + width - 1.5],
          [v * 0.9 + reach, 0.01, u - 1.5],
        ],
        veil("#fff3d2", 0.26),
      );
    }
  }
  return { back, left, right };
}

function drawFloor(stage: Stage, { w, d, floor, flooring }: Room): void {
  const line = mix(floor, "#1a2b40", 0.1);
  if (flooring === "carpet" || flooring === "earth") return;
  const pitch = flooring === "boards" ? w / 20 : w / 10;
  for (const step of range(w / pitch)) stage.ground(step * pitch, FRONT + 1, pitch * 0.05, d - FRONT - 1, line);
  if (flooring === "boards") return;
  for (const step of range((d + 3) / pitch)) stage.ground(0, d - step * pitch, w, pitch * 0.05, line);
}

/** A box that is drawn in order of depth. */
export function piece(stage: Stage, box: Box, colour: string | Tones): void {
  stage.stand(box.x + box.w / 2, box.z + box.d / 2, () =>
    stage.box(box, typeof colour === "string" ? tones(colour) : colour),
  );
}

/** The soft shadow under an object. */
export function grounded(stage: Stage, x: number, z: number, w: number, d: number): void {
  stage.ground(x - 0.06, z - 0.1, w + 0.35, d + 0.15, veil("#0b1b33", 0.14), 0.008);
}

export function lampGlow(stage: Stage): string {
  return stage.setting.lit ? "!#ffe6ac" : "#f6ecd2";
}
