import { drawMark, type Mark } from "../marks.ts";
import { tones } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawWord } from "../signs.ts";
import type { Stage } from "../stage.ts";
import type { Wall } from "../wall.ts";

export interface Shop {
  /** The word above the door; illegible letters if empty. */
  readonly word: string;
  readonly mark: Mark;
  /** Tables in front of the windows. */
  readonly terrace?: boolean;
  /** A lit OPEN sign in the window. */
  readonly open?: boolean;
  readonly storeys?: readonly number[];
  readonly bays?: readonly number[];
  /** Apartments with balconies above the shop. */
  readonly flats?: boolean;
  /** A wide workshop door in the first bay. */
  readonly workshop?: boolean;
}

export function drawFascia(wall: Wall, mark: Mark, width: number, ink: string, accent: string, setting: Setting): void {
  drawMark(wall, mark, width / 2 - 1.5, 4.03, 0.26, ink, accent, 0.01);
  const prng = setting.prng("fascia");
  let at = width / 2 - 1.05;
  for (const _ of range(prng.int(5, 7))) {
    const w = prng.between(0.2, 0.34);
    wall.rect(at, 3.83, w * 1.15, 0.42, ink, 0.01);
    at += w * 1.15 + 0.11;
  }
}

export function drawCornice(stage: Stage, kind: string, width: number, height: number, colour: string): void {
  const stone = tones(colour);
  const front = stage.front(0, 0);
  if (kind !== "flat") front.rect(0, height - 0.55, width, 0.55, stage.setting.shade, 0.01);
  const reach = kind === "flat" ? 0.1 : 0.35;
  stage.cap({ x: -0.12, y: height, z: -reach, w: width + 0.24, h: 0.35, d: reach + 0.6 }, stone);
  if (kind === "brackets")
    for (const bracket of range(Math.round(width / 1.1) + 1))
      front.rect((width - 0.24) * (bracket / Math.round(width / 1.1)), height - 0.4, 0.24, 0.4, stone.light, 0.2);
  if (kind === "deep") stage.box({ x: 0, y: height - 0.5, z: -0.15, w: width, h: 0.2, d: 0.2 }, stone);
  if (kind === "step") stage.cap({ x: width / 2 - 1.6, y: height + 0.35, z: -0.2, w: 3.2, h: 0.6, d: 0.6 }, stone);
}

/** An OPEN sign in light letters on a dark field. */
export function drawOpenSign(wall: Wall, u: number, v: number): void {
  wall.rect(u - 0.85, v, 1.7, 0.72, "#14233a", 0.02);
  wall.rect(u - 0.78, v + 0.07, 1.56, 0.58, "!#8c3a2e", 0.02);
  wall.rect(u - 0.73, v + 0.12, 1.46, 0.48, "#14233a", 0.02);
  drawWord(wall, "OPEN", u, v + 0.2, 0.32, "!#ffd89a", 0.03);
}

export function drawFlatRails(stage: Stage, width: number, windows: number, ground: number, storeys: number): void {
  const pitch = (width - 0.8) / windows;
  for (const row of range(storeys - 1)) {
    for (const column of range(windows)) {
      if (column % 2 === 1) continue;
      const wall = stage.front(0.4 + pitch * column + pitch * 0.1, -0.35);
      const v = ground + 0.75 + row * 3.3;
      wall.rect(0, v, pitch * 0.8, 0.1, "#2b3640");
      wall.rect(0, v + 0.8, pitch * 0.8, 0.08, "#2b3640");
      const bars = [7, 5, 3, 2][stage.setting.thrift] ?? 2;
      for (const bar of range(bars)) wall.rect((pitch * 0.8 - 0.05) * (bar / (bars - 1)), v, 0.05, 0.8, "#2b3640");
    }
  }
}
