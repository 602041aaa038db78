import { BRICK, METAL, mix, STONE, STUCCO, TIMBER, type Tones, tones } from "./palette.ts";
import { createPrng, range } from "./prng.ts";
import type { Setting } from "./setting.ts";
import type { Wall } from "./wall.ts";

export type MaterialKind = "brick" | "stone" | "stucco" | "metal" | "timber" | "concrete";

export interface Material {
  readonly kind: MaterialKind;
  readonly tones: Tones;
}

const COLOURS: Readonly<Record<MaterialKind, readonly string[]>> = {
  brick: BRICK,
  stone: STONE,
  stucco: STUCCO,
  metal: METAL,
  timber: TIMBER,
  concrete: ["#bdb8ad", "#a9a9a4", "#cbc3b3", "#b0aaa0"],
};

/** One of `kinds` and its colour, chosen by the seed. */
export function chooseMaterial(setting: Setting, kinds: readonly MaterialKind[], name = "material"): Material {
  const kind = setting.turn(name, kinds);
  return { kind, tones: tones(setting.prng(`${name} colour`).pick(COLOURS[kind])) };
}

export function wallTone(wall: Wall, of: Tones): string {
  return wall.side === "right" ? of.dark : wall.side === "left" ? of.light : of.base;
}

/** Draws the texture of a wall over its fill: courses, blocks, ribs, boards or joints. */
export function clad(wall: Wall, u: number, v: number, w: number, h: number, material: Material): void {
  if (!wall.seen || w < 0.5 || h < 0.4) return;
  const base = wallTone(wall, material.tones);
  const prng = createPrng(Math.round(u * 7), Math.round(w * 11), Math.round(h * 13), wall.side);
  const darker = mix(base, "#1a2b40", 0.1);
  const lighter = mix(base, "#fff4dc", 0.1);
  switch (material.kind) {
    case "brick":
    case "stone": {
      const tall = material.kind === "brick" ? 0.16 : 0.4;
      const long = material.kind === "brick" ? 0.9 : 1.1;
      for (const paint of [darker, lighter]) {
        for (const _ of range(
          Math.min((wall.stage.slanted ? 9 : 18) - wall.stage.setting.thrift * 2, w * h * 0.1 + 5),
        )) {
          const a = u + prng.next() * Math.max(0, w - long);
          const row = Math.floor(prng.next() * (h / tall - 1));
          const length = Math.min(w, long * prng.between(0.5, 1));
          wall.rect(a, v + row * tall, length, tall * 0.8, paint);
        }
      }
      break;
    }
    case "metal": {
      const ribs = (wall.stage.slanted ? 18 : 36) - wall.stage.setting.thrift * 3;
      for (const rib of range(Math.min(ribs, w / 0.9)))
        wall.rect(u + (rib + 0.5) * Math.max(0.9, w / ribs), v, 0.12, h, darker);
      break;
    }
    case "timber": {
      const boards = 22 - wall.stage.setting.thrift * 3;
      for (const board of range(Math.min(boards, h / 0.34)))
        wall.rect(u, v + (board + 1) * Math.max(0.34, h / boards), w, 0.05, darker);
      break;
    }
    case "concrete":
      for (const joint of range(w / 3.6)) wall.rect(u + (joint + 1) * 3.6, v, 0.06, h, darker);
      for (const joint of range(h / 3.2)) wall.rect(u, v + (joint + 1) * 3.2, w, 0.06, darker);
      break;
    case "stucco":
      wall.rect(u, v, w, Math.min(0.5, h * 0.2), darker);
      break;
  }
}
