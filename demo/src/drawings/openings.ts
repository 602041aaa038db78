import { mix, SNOW } from "./palette.ts";
import { createPrng, range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Wall } from "./wall.ts";

/** A hole in a wall: left, sill, width and height in metres. */
export type Opening = readonly [u: number, v: number, w: number, h: number];

export interface WindowStyle {
  readonly frame: string;
  readonly columns: number;
  readonly rows: number;
  readonly sill?: string;
  readonly lintel?: string;
  /** Share of the panes that glow once the lights are on. */
  readonly glow?: number;
  readonly blinds?: number;
  readonly plain?: boolean;
}

export const GLOW = "!#f3cf86";

/** Windows drawn together, layer by layer, so that equal paints share a path. */
export function drawWindows(wall: Wall, openings: readonly Opening[], style: WindowStyle): void {
  if (!wall.seen || openings.length === 0) return;
  const { setting, slanted } = wall.stage;
  const { thrift } = setting;
  const many = openings.length > ([40, 14, 8, 4][thrift] ?? 4) || (slanted && openings.length > 7);
  const plain = style.plain === true || many;
  const prng = createPrng(setting.prng("windows").next(), openings.length, wall.side);
  const dim = wall.side === "right" ? 0.25 : 0;
  const glass = mix(setting.glass, "#1a2b40", setting.lit ? 0.35 + dim : dim);
  const frame = mix(style.frame, "#1a2b40", dim);
  const all = (draw: (opening: Opening) => void): void => {
    for (const opening of openings) draw(opening);
  };
  if (style.lintel !== undefined && !many) {
    const lintel = style.lintel;
    all(([u, v, w, h]) => wall.rect(u - 0.12, v + h, w + 0.24, 0.24, mix(lintel, "#1a2b40", dim)));
  }
  if (!many || thrift < 3 || openings.length < 13) all(([u, v, w, h]) => wall.rect(u, v, w, h, frame));
  const inset = Math.min(0.1, openings[0]?.[2] ?? 1);
  all(([u, v, w, h]) => wall.rect(u + inset, v + inset, w - inset * 2, h - inset * 2, glass));
  const shares = openings.map(() => ({ glow: prng.next(), blind: prng.next(), drop: prng.between(0.2, 0.65) }));
  const lit = (index: number): boolean => setting.lit && (shares[index]?.glow ?? 1) < (style.glow ?? 0.45);
  openings.forEach(([u, v, w, h], index) => {
    if (lit(index)) wall.rect(u + inset, v + inset, w - inset * 2, h - inset * 2, GLOW);
  });
  if (!setting.lit) {
    const shine = mix(glass, "#ffffff", 0.16);
    openings.forEach(([u, v, w, h], index) => {
      if (!plain || (thrift < 2 && index % 3 === 0 && openings.length < 40)) wall.poly(slant(u, v, w, h, inset), shine);
    });
  }
  openings.forEach(([u, v, w, h], index) => {
    const share = shares[index];
    if (share === undefined || share.blind > (style.blinds ?? 0) * (many && thrift > 1 ? (thrift > 3 ? 0 : 0.4) : 1))
      return;
    const drop = (h - inset * 2) * share.drop;
    wall.rect(u + inset, v + h - inset - drop, w - inset * 2, drop, mix("#e9e2d2", glass, lit(index) ? 0.15 : 0.3));
  });
  if (!plain) {
    const under = mix(glass, "#0f2036", 0.42);
    all(([u, v, w, h]) => wall.rect(u + inset, v + h - inset - 0.14, w - inset * 2, 0.14, under));
  }
  all(([u, v, w, h]) => {
    for (const column of range(style.columns - 1).slice(
      0,
      many && ((thrift > 1 && openings.length > 16) || (thrift > 3 && openings.length > (slanted ? 7 : 12)))
        ? 0
        : many && slanted
          ? 1
          : 9,
    )) {
      wall.rect(
        u + (w * (column + 1)) / (many && slanted ? 2 : style.columns) - 0.035,
        v + inset,
        0.07,
        h - inset * 2,
        frame,
      );
    }
    for (const row of range(many ? 0 : style.rows - 1)) {
      wall.rect(u + inset, v + (h * (row + 1)) / style.rows - 0.035, w - inset * 2, 0.07, frame);
    }
  });
  if (style.sill !== undefined && !many) {
    const sill = setting.season === "winter" ? SNOW : mix(style.sill, "#1a2b40", dim);
    all(([u, v, w]) => wall.rect(u - 0.1, v - 0.13, w + 0.2, 0.15, sill, 0.08));
  }
}

/** Evenly spaced openings over a run of wall. */
export function spread(from: number, to: number, count: number, v: number, w: number, h: number): Opening[] {
  const pitch = (to - from) / count;
  return range(count).map((index): Opening => [from + pitch * (index + 0.5) - w / 2, v, w, h]);
}

/** A glazed or boarded door with its frame, handle and the shade of its head. */
export function drawDoor(wall: Wall, u: number, w: number, h: number, paint: string, glazed: boolean, v = 0): void {
  if (!wall.seen) return;
  const { setting } = wall.stage;
  const glass = setting.lit ? GLOW : mix(setting.glass, "#14283a", 0.3);
  wall.rect(u - 0.1, v, w + 0.2, h + 0.1, mix(paint, "#14283a", 0.35));
  wall.rect(u, v, w, h, paint);
  if (glazed) {
    wall.rect(u + 0.13, v + 0.3, w - 0.26, h - 0.45, glass);
    wall.poly(
      [
        [u + 0.13, v + 0.9],
        [u + w - 0.13, v + 1.6],
        [u + w - 0.13, v + 2],
        [u + 0.13, v + 1.3],
      ],
      setting.lit ? GLOW : mix(setting.glass, "#ffffff", 0.12),
    );
  } else {
    wall.rect(u + 0.15, v + 0.25, w - 0.3, h * 0.32, mix(paint, "#14283a", 0.16));
    wall.rect(u + 0.15, v + h * 0.5, w - 0.3, h * 0.38, mix(paint, "#14283a", 0.16));
  }
  wall.rect(u, v + h - 0.12, w, 0.12, mix(paint, "#0f2036", 0.45));
  wall.rect(u + w - 0.16, v + 0.95, 0.06, 0.35, "#c9a45c", 0.02);
}

/** A shop front of large panes over a low wall, with goods behind the glass. */
export function drawShopGlass(
  wall: Wall,
  u: number,
  w: number,
  base: number,
  h: number,
  frame: string,
  panes: number,
): void {
  if (!wall.seen) return;
  const { setting } = wall.stage;
  const prng = createPrng(setting.prng("goods").next(), Math.round(u * 10));
  const glass = setting.lit ? "!#efcf8f" : mix(setting.glass, "#20384c", 0.25);
  const goods = setting.lit ? "!#b98a55" : mix(glass, "#e9d9b8", 0.3);
  const back = setting.lit ? "!#dcb676" : mix(glass, "#101f33", 0.22);
  wall.rect(u, base, w, h, frame);
  wall.rect(u + 0.1, base + 0.1, w - 0.2, h - 0.2, glass);
  wall.rect(u + 0.1, base + 0.1, w - 0.2, h * 0.36, back);
  for (const index of range(Math.round(w * ([0.9, 0.9, 0.5, 0.4, 0.2][setting.thrift] ?? 0)))) {
    const at = u + 0.3 + ((w - 1) * (index + prng.between(0, 0.5))) / Math.max(1, w * 0.9);
    wall.rect(at, base + 0.1, prng.between(0.25, 0.6), prng.between(0.35, h * 0.48), goods);
  }
  const shine = mix(glass.replace("!", ""), "#ffffff", 0.22);
  const lean = h * 0.45;
  for (const start of [0.12, 0.58]) {
    const left = u + w * start;
    const wide = Math.min(w * 0.16, 0.9);
    if (!setting.lit)
      wall.poly(
        [
          [left, base + 0.1],
          [left + wide, base + 0.1],
          [left + wide + lean, base + h - 0.1],
          [left + lean, base + h - 0.1],
        ].map(([a = 0, b = 0]): Point => [Math.min(a, u + w - 0.1), b]),
        shine,
      );
  }
  wall.rect(u + 0.1, base + h - 0.35, w - 0.2, 0.25, mix(glass.replace("!", ""), "#0f2036", 0.4));
  for (const pane of range(panes + 1)) wall.rect(u + (w * pane) / panes - 0.05, base, 0.1, h, frame);
  wall.rect(u, base + h * 0.76, w, 0.08, frame);
}

/** A roller or sectional door of `rows` leaves. */
export function drawRollDoor(
  wall: Wall,
  u: number,
  w: number,
  h: number,
  paint: string,
  rows: number,
  windows: boolean,
): void {
  if (!wall.seen) return;
  const dim = wall.side === "right" ? 0.25 : 0;
  const leaf = mix(paint, "#1a2b40", dim);
  const { setting } = wall.stage;
  wall.rect(u - 0.14, 0, w + 0.28, h + 0.14, mix(leaf, "#14283a", 0.45));
  wall.rect(u, 0, w, h, leaf);
  for (const row of range(rows - 1)) wall.rect(u, (h * (row + 1)) / rows, w, 0.07, mix(leaf, "#14283a", 0.25));
  wall.rect(u, h - 0.22, w, 0.22, mix(leaf, "#0f2036", 0.38));
  if (!windows) return;
  const v = (h * Math.ceil(rows / 2)) / rows + 0.16;
  for (const [a, b, c, d] of spread(u, u + w, 3, v, w / 4, h / rows - 0.25)) {
    wall.rect(a, b, c, d, setting.lit ? GLOW : mix(setting.glass, "#14283a", 0.25));
  }
}

function slant(u: number, v: number, w: number, h: number, inset: number): Point[] {
  const low = v + inset;
  const high = v + h - inset;
  return [
    [u + w * 0.2, low],
    [u + w * 0.42, low],
    [u + w * 0.78, high],
    [u + w * 0.56, high],
  ];
}
