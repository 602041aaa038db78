import { drawAwning } from "./awning.ts";
import type { Building } from "./building.ts";
import type { Box } from "./camera.ts";
import { clad, type Material } from "./cladding.ts";
import { GLOW, spread } from "./openings.ts";
import { ACCENT, BRICK, mix, STONE, STUCCO, tones } from "./palette.ts";
import { createPrng, type Prng, range } from "./prng.ts";
import { drawShopGlass } from "./shop-glass.ts";
import type { Stage } from "./stage.ts";
import type { Wall } from "./wall.ts";
import { drawWindows } from "./windows.ts";

/** The building in its row on a city street, with `each` plainer neighbours per side. `open` keeps one side free for a corner. */
export function drawRow(stage: Stage, building: Building, each: number, open: "left" | "right" | "" = ""): void {
  const prng = stage.setting.prng("neighbours");
  const gap = building.attached === true ? 0 : 3.5;
  const boxes: { box: Box; seed: number }[] = [];
  let at = -gap - (open === "left" ? 15 : 0);
  let to = building.width + gap + (open === "right" ? 15 : 0);
  for (const _ of range(building.site === "street" ? each : 0)) {
    const [a, b] = [prng.between(8, 13), prng.between(8, 13)];
    const tall = (): number => Math.min(24, Math.max(5.5, building.height * prng.between(0.55, 1.15)));
    at -= a;
    boxes.push({ box: { x: at, z: prng.between(0, 0.6), w: a, h: tall(), d: 13 }, seed: prng.next() });
    boxes.push({ box: { x: to, z: prng.between(0, 0.6), w: b, h: tall(), d: 13 }, seed: prng.next() });
    to += b;
  }
  const eye = stage.camera.x;
  const far = ({ x, w }: Pick<Box, "x" | "w">): number => Math.max(x - eye, eye - x - w);
  boxes.sort((a, b) => far(b.box) - far(a.box));
  const own = far({ x: 0, w: building.width });
  for (const { box, seed } of boxes) if (far(box) >= own) drawNeighbour(stage, box, createPrng(seed));
  building.draw(stage);
  for (const { box, seed } of boxes) if (far(box) < own) drawNeighbour(stage, box, createPrng(seed));
}

function drawNeighbour(stage: Stage, box: Box, prng: Prng): void {
  const kind = prng.pick(["brick", "stucco", "stone"] as const);
  const paint = prng.pick(kind === "brick" ? BRICK : kind === "stone" ? STONE : STUCCO);
  const quiet = mix(paint, stage.setting.sky[3] ?? paint, 0.24);
  const material: Material = { kind, tones: tones(quiet) };
  const { x, z, w, h, d } = box;
  stage.castShadow(box);
  stage.box(box, material.tones);
  const wall = stage.front(x, z);
  const storeys = Math.max(1, Math.floor((h - 4.2) / 3.2));
  const columns = Math.max(2, Math.round(w / 3));
  const style = { frame: mix(quiet, "#f4ecdc", 0.5), columns: 1, rows: 2, blinds: 0.2, plain: true };
  const { thrift } = stage.setting;
  const rows = h > 6.8 ? range(storeys) : [];
  const panes = columns * rows.length > 14 && thrift > 1;
  if (panes) drawPanes(wall, w, columns, rows.length, quiet);
  else
    drawWindows(
      wall,
      rows.flatMap((row) => spread(0.5, w - 0.5, columns, 4.9 + row * 3.2, 1.15, 1.75)),
      style,
    );
  for (const side of [stage.left(x, z), stage.right(x + w, z)]) {
    clad(side, 0, 0, d, h, material);
    if (thrift > 1) continue;
    drawWindows(
      side,
      rows.flatMap((row) => spread(1, d - 1, 3, 4.9 + row * 3.2, 1.1, 1.7)),
      style,
    );
  }
  const accent = mix(prng.pick(ACCENT), quiet, 0.3);
  drawShopGlass(wall, 0.5, w - 1, 0.5, 2.9, mix(accent, "#1a2b40", 0.2), thrift > 1 ? 2 : 3);
  wall.rect(0.3, 3.5, w - 0.6, 0.7, accent, 0.02);
  if (prng.chance(0.5)) drawAwning(stage, x + 0.6, z, w - 1.2, 2.8, 1, accent);
  stage.cap({ x: x - 0.08, y: h, z: z - 0.2, w: w + 0.16, h: 0.3, d: 0.8 }, tones(mix(quiet, "#f2e9d8", 0.4)));
  stage.snow({ x, y: h + 0.3, z, w, h: 0, d });
}

/** Windows that are too far away for frames. */
function drawPanes(wall: Wall, w: number, columns: number, rows: number, quiet: string): void {
  const { setting } = wall.stage;
  const glass = mix(setting.glass, quiet, 0.3);
  for (const row of range(rows)) {
    for (const [index, [u, v, pane, h]] of spread(0.5, w - 0.5, columns, 4.9 + row * 3.2, 1.2, 1.8).entries()) {
      wall.rect(u, v, pane, h, setting.lit && (index * 3 + row * 5) % 7 < 2 ? GLOW : glass);
    }
  }
}
