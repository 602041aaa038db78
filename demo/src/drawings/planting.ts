import { mix, SNOW } from "./palette.ts";
import { createPrng, type Prng, range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";
import type { Stage } from "./stage.ts";

export type TreeKind = "round" | "tall" | "spruce" | "birch" | "wide";

const SPRUCE = ["#4f6b5a", "#47635f", "#5b7355"] as const;
const BARK = "#6d5c4e";

/** A tree standing at (x, z), `height` metres tall, in the leaf of its season. */
export function drawTree(stage: Stage, x: number, z: number, height: number, kind: TreeKind, prng: Prng): void {
  const own = createPrng(prng.next());
  stage.stand(x, z, () => paintTree(stage, x, z, height, kind, own));
}

function paintTree(stage: Stage, x: number, z: number, height: number, kind: TreeKind, prng: Prng): void {
  const foot = stage.at([x, 0, z]);
  if (foot === undefined || foot.x < -260 || foot.x > 1460) return;
  if (stage.clear !== undefined && z < 0 && foot.x > stage.clear[0] && foot.x < stage.clear[1]) return;
  const h = height * foot.scale;
  const { sheet, setting } = stage;
  sheet.ellipse(foot.x + h * 0.1, foot.y + 1, h * (kind === "spruce" ? 0.17 : 0.24), h * 0.022, setting.shade);
  if (kind === "spruce") drawSpruce(sheet, prng, foot.x, foot.y, h, setting.season === "winter");
  else if (setting.season === "winter") drawBare(sheet, prng, foot.x, foot.y, h, kind);
  else drawLeafy(sheet, prng, foot.x, foot.y, h, kind, prng.pick(setting.leaves));
}

/** A low rounded bush or a run of hedge, snow-capped in winter. */
export function drawBush(stage: Stage, x: number, z: number, width: number, height: number, prng: Prng): void {
  const own = createPrng(prng.next());
  stage.stand(x, z, () => paintBush(stage, x, z, width, height, own));
}

function paintBush(stage: Stage, x: number, z: number, width: number, height: number, prng: Prng): void {
  const foot = stage.at([x, 0, z]);
  if (foot === undefined || foot.x < -200 || foot.x > 1400 || foot.y > 880) return;
  const w = width * foot.scale;
  const h = height * foot.scale;
  const { sheet, setting } = stage;
  const leaf = setting.season === "winter" ? "#7f8a78" : mix(prng.pick(setting.leaves), "#5f7d4f", 0.5);
  const body = crown(prng, foot.x, foot.y - h * 0.46, w * 0.58, h * 0.62, 8);
  sheet.blob(body, mix(leaf, "#1d3140", 0.25));
  sheet.blob(shift(body, foot.x, foot.y - h * 0.5, -w * 0.05, -h * 0.06, 0.84), leaf);
  const top = setting.season === "winter" ? SNOW : mix(leaf, "#fff3c8", 0.18);
  sheet.blob(crown(prng, foot.x - w * 0.12, foot.y - h * 0.78, w * 0.3, h * 0.2, 6), top);
}

function drawLeafy(sheet: Sheet, prng: Prng, x: number, y: number, h: number, kind: TreeKind, leaf: string): void {
  const birch = kind === "birch";
  const slim = kind === "tall" ? 0.17 : birch ? 0.22 : kind === "wide" ? 0.4 : 0.32;
  const deep = kind === "tall" ? 0.45 : kind === "wide" ? 0.32 : 0.37;
  const trunk = birch ? "#ddd8cc" : BARK;
  drawTrunk(sheet, x, y, h * 0.55, h * (birch ? 0.026 : 0.036), trunk);
  const cy = y - h * (1 - deep);
  const rx = h * slim;
  const ry = h * deep;
  const puff = Math.min(rx, ry) * 0.56;
  const count = kind === "tall" ? 9 : 7;
  const puffs = range(count).map((index): Point => {
    const turn = (index / count) * 2 * Math.PI + prng.between(-0.25, 0.25);
    return [Math.cos(turn) * (rx - puff * 0.92), Math.sin(turn) * (ry - puff * 0.92)];
  });
  puffs.push([0, 0], [0, -ry * 0.3], [0, ry * 0.3]);
  const cluster = (paint: string, dx: number, dy: number, scale: number): void => {
    sheet.dots(
      puffs.map(([px, py]): Point => [x + px * scale + rx * dx, cy + py * scale + ry * dy]),
      puff * scale,
      paint,
    );
  };
  cluster(mix(leaf, "#1d3140", 0.26), 0.02, 0.03, 1);
  cluster(leaf, -0.08, -0.09, 0.86);
  const lit = mix(leaf, "#fff0b8", 0.2);
  const spots: Point[] = [
    [x - rx * 0.48, cy - ry * 0.4],
    [x - rx * 0.22, cy - ry * 0.56],
    [x + rx * 0.04, cy + ry * 0.12],
  ];
  sheet.dots(spots, puff * 0.46, lit);
}

function drawBare(sheet: Sheet, prng: Prng, x: number, y: number, h: number, kind: TreeKind): void {
  const bark = kind === "birch" ? "#c9c5bc" : "#75695f";
  const spread = kind === "tall" ? 0.35 : kind === "wide" ? 0.85 : 0.62;
  drawTrunk(sheet, x, y, h * 0.5, h * 0.036, bark);
  const limbs: Point[][] = [];
  const twigs: Point[][] = [];
  const grow = (from: Point, angle: number, length: number, order: number): void => {
    const to: Point = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length];
    (order > 1 ? limbs : twigs).push([from, to]);
    if (order === 0) return;
    const parts = order === 2 ? 3 : 2;
    for (const part of range(parts)) {
      const turn = (part - (parts - 1) / 2) * spread + prng.between(-0.16, 0.16);
      grow(to, angle * 0.7 + turn, length * prng.between(0.58, 0.78), order - 1);
    }
  };
  grow([x, y - h * 0.44], prng.between(-0.08, 0.08), h * 0.22, 2);
  grow([x, y - h * 0.36], -spread * 0.9, h * 0.17, 1);
  grow([x, y - h * 0.4], spread * 0.9, h * 0.17, 1);
  for (const limb of limbs) sheet.line(limb, h * 0.02, bark);
  for (const twig of twigs) sheet.line(twig, Math.max(1, h * 0.01), bark);
}

function drawSpruce(sheet: Sheet, prng: Prng, x: number, y: number, h: number, snowy: boolean): void {
  const green = prng.pick(SPRUCE);
  const wide = h * prng.between(0.18, 0.24);
  const tiers = 5;
  sheet.rect(x - h * 0.016, y - h * 0.1, h * 0.032, h * 0.1, "#5f5046");
  const left: Point[] = [];
  const right: Point[] = [];
  for (const tier of range(tiers)) {
    const top = y - h + (h * 0.92 * tier) / tiers;
    const low = y - h + h * 0.92 * ((tier + 1) / tiers);
    const half = wide * ((tier + 1) / tiers) ** 0.85;
    left.push([x - half * 0.45, top + (low - top) * 0.15], [x - half, low]);
    right.push([x + half * 0.45, top + (low - top) * 0.15], [x + half, low]);
  }
  const base: Point = [x, y - h * 0.06];
  sheet.polygon([[x, y - h], ...left.slice(1), base], green);
  sheet.polygon([[x, y - h], ...right.slice(1), base], mix(green, "#14283a", 0.28));
  if (!snowy) return;
  for (const tier of range(tiers)) {
    const low = y - h + h * 0.92 * ((tier + 1) / tiers);
    const half = wide * ((tier + 1) / tiers) ** 0.85;
    sheet.polygon(
      [
        [x - half, low],
        [x - half * 0.4, low - h * 0.11],
        [x + half * 0.12, low - h * 0.1],
        [x - half * 0.3, low - h * 0.035],
      ],
      SNOW,
    );
  }
}

function drawTrunk(sheet: Sheet, x: number, y: number, h: number, half: number, bark: string): void {
  sheet.polygon(
    [
      [x - half * 0.6, y - h],
      [x + half * 0.5, y - h],
      [x + half, y],
      [x - half, y],
    ],
    bark,
  );
  sheet.polygon(
    [
      [x + half * 0.1, y - h],
      [x + half * 0.5, y - h],
      [x + half, y],
      [x + half * 0.2, y],
    ],
    mix(bark, "#14283a", 0.3),
  );
}

function crown(prng: Prng, x: number, y: number, rx: number, ry: number, corners: number): Point[] {
  const start = prng.between(0, 1);
  return range(corners).map((index): Point => {
    const turn = ((index + start) * 2 * Math.PI) / corners;
    const reach = index % 2 === 0 ? prng.between(1.08, 1.28) : prng.between(0.84, 1);
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
  });
}

function shift(points: readonly Point[], cx: number, cy: number, dx: number, dy: number, scale: number): Point[] {
  return points.map(([x, y]): Point => [cx + (x - cx) * scale + dx, cy + (y - cy) * scale + dy]);
}
