import { clad, wallTone } from "../cladding.ts";
import { GLOW, type Opening, spread } from "../openings.ts";
import { mix, tones, veil } from "../palette.ts";
import { range } from "../prng.ts";
import type { Stage } from "../stage.ts";
import type { Wall } from "../wall.ts";
import { drawWindows } from "../windows.ts";
import { drawCurtain } from "./block-curtain.ts";
import type { Block } from "./block-parts.ts";

export function drawSkin(stage: Stage, wall: Wall, w: number, bays: number, block: Block): void {
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
