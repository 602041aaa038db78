import { GLOW, type Opening } from "./openings.ts";
import { mix, SNOW } from "./palette.ts";
import { createPrng, range } from "./prng.ts";
import type { Point } from "./shapes.ts";
import type { Wall } from "./wall.ts";

export interface WindowStyle {
  readonly frame: string;
  readonly columns: number;
  readonly rows: number;
  readonly sill?: string;
  readonly lintel?: string;
  /** Share of the windows that are lit after dark. */
  readonly glow?: number;
  readonly blinds?: number;
  readonly plain?: boolean;
}

/** Windows, drawn layer by layer so that equal paints share a path. */
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
