import type { Building, Site } from "../building.ts";
import { clad, type Material, wallTone } from "../cladding.ts";
import { drawDoor, drawShopGlass, drawWindows, GLOW, type Opening, spread } from "../openings.ts";
import { mix, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { drawMark, drawWord, type Mark } from "../signs.ts";
import type { Stage } from "../stage.ts";
import type { Wall } from "../wall.ts";

/** How a storeyed building wears its glass. */
export type Skin = "punched" | "ribbon" | "curtain" | "piers";

export interface Block {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly storeys: number;
  readonly storey: number;
  readonly bays: number;
  readonly skin: Skin;
  readonly material: Material;
  readonly accent: string;
  readonly frame: string;
  /** Height of a taller ground floor, 0 for none. */
  readonly base: number;
  readonly balconies?: boolean;
}

export function blockHeight(block: Block): number {
  return block.base + block.storeys * block.storey + 0.8;
}

/** A storeyed block with its skin on every seen side. */
export function drawBlock(stage: Stage, block: Block): void {
  const { x, z, w, d, material } = block;
  const h = blockHeight(block);
  stage.castShadow({ x, z, w, h, d });
  const plant = (): void =>
    stage.cap({ x: x + w * 0.6, y: h, z: z + d * 0.4, w: w * 0.2, h: 2.2, d: 3 }, tones("#9a9c99"));
  if (stage.camera.y < h) plant();
  stage.box({ x, z, w, h, d }, material.tones);
  drawSkin(stage, stage.front(x, z), w, block.bays, block);
  const flank = Math.max(2, Math.round((block.bays * d) / w / (stage.setting.thrift > 3 ? 2 : 1.3)));
  for (const side of [stage.left(x, z), stage.right(x + w, z)]) drawSkin(stage, side, d, flank, block);
  const cap = tones(mix(material.tones.base, block.skin === "curtain" ? "#33414d" : "#f2e9d8", 0.45));
  stage.cap({ x: x - 0.12, y: h, z: z - 0.12, w: w + 0.24, h: 0.35, d: d + 0.24 }, cap);
  stage.snow({ x, y: h + 0.35, z, w, h: 0, d });
  if (stage.camera.y >= h) plant();
}

function drawSkin(stage: Stage, wall: Wall, w: number, bays: number, block: Block): void {
  if (!wall.seen) return;
  const { material, storeys, storey, base, skin } = block;
  const rows = range(storeys);
  const blinds = skin === "curtain" ? 0.12 : 0.3;
  if (skin === "curtain") {
    drawCurtain(stage, wall, w, bays, block);
    return;
  }
  clad(wall, 0, base, w, storeys * storey + 0.8, material);
  const pitch = w / bays;
  if (skin === "ribbon") {
    const openings = rows.map((row): Opening => [0.5, base + row * storey + 0.95, w - 1, storey - 1.5]);
    drawWindows(wall, openings, { frame: block.frame, columns: bays * 2, rows: 1, plain: true, glow: 0.4 });
    for (const [u, v, width] of openings) {
      for (const pane of range(bays * 2))
        if (stage.setting.lit && (pane * 7 + Math.round(v) * 3) % 5 < 2)
          wall.rect(u + (width * pane) / (bays * 2) + 0.1, v + 0.1, width / (bays * 2) - 0.2, storey - 1.7, GLOW);
    }
    return;
  }
  if (skin === "piers" && stage.setting.thrift < 4) {
    const pier = mix(wallTone(wall, material.tones), "#f4ecdc", 0.2);
    for (const bay of range(bays + 1))
      wall.rect(Math.min(w - 0.5, Math.max(0, bay * pitch - 0.25)), base, 0.5, storeys * storey + 0.5, pier, 0.05);
  }
  const wide = pitch * (skin === "piers" ? 0.72 : 0.5);
  const tall = Math.min(storey * 0.62, 2);
  const openings = rows.flatMap((row) => spread(0, w, bays, base + row * storey + 0.85, Math.min(wide, 2.4), tall));
  const stone = mix(material.tones.base, "#f4ecdc", 0.5);
  drawWindows(wall, openings, {
    frame: block.frame,
    columns: 2,
    rows: 1,
    ...(skin === "punched" ? { sill: stone } : {}),
    blinds,
    plain: storeys * bays > 24,
  });
  if (block.balconies === true && wall.side === "front") drawBalconies(stage, block, openings);
}

function drawCurtain(stage: Stage, wall: Wall, w: number, bays: number, block: Block): void {
  const { setting } = stage;
  const { storeys, storey, base } = block;
  const high = storeys * storey + 0.8;
  const dim = wall.side === "right" ? 0.34 : wall.side === "left" ? -0.12 : 0;
  const glass =
    dim < 0 ? mix(setting.glass, "#ffffff", -dim) : mix(setting.glass, "#1a2b40", dim + (setting.lit ? 0.25 : 0));
  wall.rect(0, base, w, high, glass);
  const shine = mix(glass, "#ffffff", 0.12);
  wall.poly(
    [
      [w * 0.08, base],
      [w * 0.3, base],
      [w * 0.62, base + high],
      [w * 0.4, base + high],
    ],
    shine,
  );
  wall.poly(
    [
      [w * 0.66, base],
      [w * 0.72, base],
      [w * 0.99, base + high * 0.86],
      [w * 0.99, base + high],
    ],
    shine,
  );
  const prng = setting.prng(`curtain ${wall.side}`);
  const panes = Math.round(bays * ([2, 1.5, 1.2, 1][setting.thrift] ?? 1));
  if (setting.lit) {
    for (const row of range(storeys))
      for (const pane of range(panes))
        if (prng.chance(0.3)) wall.rect((w * pane) / panes, base + row * storey + 0.4, w / panes, storey - 0.6, GLOW);
  } else {
    for (const row of range(storeys))
      for (const pane of range(panes))
        if (prng.chance(0.1))
          wall.rect(
            (w * pane) / panes,
            base + row * storey + 0.4,
            w / panes,
            storey - 0.6,
            mix(glass, "#14283a", 0.16),
          );
  }
  for (const row of range(storeys + 1)) wall.rect(0, base + row * storey, w, 0.34, mix(glass, block.accent, 0.4));
  const mullion = mix(glass, "#e6e4dc", 0.5);
  for (const pane of range(panes + 1)) wall.rect(Math.min(w - 0.1, (w * pane) / panes), base, 0.1, high, mullion);
}

function drawBalconies(stage: Stage, block: Block, openings: readonly Opening[]): void {
  const { x, z, base, w, bays } = block;
  const pitch = w / bays;
  const wide = Math.min(pitch * 0.86, 3.4);
  const slab = tones("#d9d2c2");
  const rail = mix(block.accent, "#2b3138", 0.35);
  const back = stage.front(x, z);
  for (const [index, [u, v, ow]] of openings.entries()) {
    if ((index % bays) % 2 === 1 && bays > 3) continue;
    const left = u + ow / 2 - wide / 2;
    const floor = v - 0.85 + 0.05;
    if (floor < base + 0.2 && base < 1) continue;
    if (stage.setting.thrift < 2) back.rect(left, floor - 0.75, wide, 0.65, veil("#0b1b33", 0.14), 0.01);
    stage.box({ x: x + left, y: floor - 0.15, z: z - 1.25, w: wide, h: 0.18, d: 1.25 }, slab);
    const guard = stage.front(x + left, z - 1.25);
    if (stage.setting.thrift < 2) guard.rect(0, floor + 0.03, wide, 0.95, veil("#dfe9ea", 0.4));
    guard.rect(0, floor + 0.95, wide, 0.1, rail);
    for (const post of range([5, 3, 2, 2][stage.setting.thrift] ?? 2))
      guard.rect(((wide - 0.06) * post) / (([5, 3, 2, 2][stage.setting.thrift] ?? 2) - 1), floor, 0.06, 0.95, rail);
  }
}

/** The street floor of a block: glass, a door, a canopy with its sign. */
export function drawEntrance(stage: Stage, block: Block, at: number, mark: Mark, word: string): void {
  const { x, z, w, base, accent, frame } = block;
  const wall = stage.front(x, z);
  const h = Math.min(base, 3.6);
  const count = Math.max(1, Math.round((w - 4) / (stage.setting.thrift > 2 ? 7 : 5)));
  const door = at * (w - 5) + 1;
  if (base > 2.5) {
    for (const [u, , width] of spread(0.4, w - 0.4, count + 1, 0, (w - 1) / (count + 1) - 0.6, h)) {
      drawShopGlass(wall, u, width, 0.4, h - 0.9, frame, stage.setting.thrift > 2 ? 2 : 3);
    }
  }
  wall.rect(door - 0.2, 0, 3.4, Math.max(h - 0.2, 2.9), mix(accent, "#22303c", 0.35));
  drawDoor(wall, door + 0.2, 1.25, 2.5, frame, true);
  drawDoor(wall, door + 1.5, 1.25, 2.5, frame, true);
  stage.box({ x: x + door - 0.7, y: 2.95, z: z - 1.9, w: 4.4, h: 0.5, d: 1.9 }, tones(accent));
  const sign = stage.front(x + door - 0.7, z - 1.92);
  const ink = mix(accent, "#f8f0de", 0.88);
  if (word === "") drawMark(sign, mark, 2.2, 3.2, 0.19, ink, accent);
  else drawWord(sign, word, 2.2, 3.06, 0.28, ink);
  for (const post of [0.1, 4.2])
    stage.front(x + door - 0.7, z - 1.8).rect(post, 0, 0.1, 2.95, mix(accent, "#2b3138", 0.4));
}

export function blockBuilding(
  block: Block,
  site: Site,
  rest: Pick<Building, "distance" | "drawForecourt"> & {
    readonly attached?: boolean;
    readonly extra?: (stage: Stage) => void;
  },
): Building {
  const { extra, ...others } = rest;
  const draw = (stage: Stage): void => {
    drawBlock(stage, block);
    extra?.(stage);
  };
  return { width: block.w, height: blockHeight(block) + 0.5, depth: block.d, site, draw, ...others };
}

/** The skins a seed may take, and how each is framed. */
export function chooseFrame(setting: Setting, skin: Skin): string {
  return skin === "curtain" ? "#5d6c76" : setting.prng("frame").pick(["#f0eadd", "#2f3b47", "#e6dcc6", "#4a443d"]);
}
