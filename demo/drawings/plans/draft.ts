import { BRASS, INK, mix, PAPER } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import type { Point } from "../shapes.ts";
import { HEIGHT, Sheet, WIDTH } from "../sheet.ts";

export const STONE = "#8d8578";
export const ROAD = "#dcd6ca";
const LINE = 1.5;

/** A sheet for plans: paper, pens, and a centred area in metres. */
export class Draft {
  readonly sheet = new Sheet();
  readonly setting: Setting;
  readonly scale: number;
  readonly tints: readonly string[];
  readonly #left: number;
  readonly #top: number;
  readonly #mirror: number | undefined;

  /** The subject measures `w` by `d` metres. A mirrored draft swaps left and right. */
  constructor(setting: Setting, w: number, d: number, mirrored = false) {
    this.setting = setting;
    this.scale = Math.min(950 / w, 630 / d);
    this.#left = (WIDTH - w * this.scale) / 2;
    this.#top = (HEIGHT - d * this.scale) / 2 - 4;
    this.#mirror = mirrored ? w : undefined;
    this.tints = setting.turn("tints", [
      ["#f3ead9", "#e6ecec", "#efe3d0", "#e4ead9"],
      ["#e8eef0", "#f2ebdd", "#dfe8ea", "#efe4d2"],
      ["#f1e7d3", "#eceade", "#f5efe2", "#e3e6da"],
      ["#eaf0ea", "#f3ecdd", "#e1e9e4", "#f0e5d0"],
    ]);
    const paper = setting.turn("paper", [PAPER, "#f7f4ec", "#f5f3ee", "#fbf7ee"]);
    this.sheet.rect(-2, -2, WIDTH + 4, HEIGHT + 4, paper);
    const grid = mix(paper, "#cfc6b4", 0.3);
    for (const step of range(19))
      this.sheet.line(
        [
          [60 + step * 60, 34],
          [60 + step * 60, HEIGHT - 34],
        ],
        0.5,
        grid,
      );
    for (const step of range(14))
      this.sheet.line(
        [
          [34, 60 + step * 60],
          [WIDTH - 34, 60 + step * 60],
        ],
        0.5,
        grid,
      );
    this.frame([34, 34], [WIDTH - 34, HEIGHT - 34], mix(paper, "#8d8578", 0.6), 1.5);
  }

  at(x: number, y: number): Point {
    const across = this.#mirror === undefined ? x : this.#mirror - x;
    return [this.#left + across * this.scale, this.#top + y * this.scale];
  }

  get mirrored(): boolean {
    return this.#mirror !== undefined;
  }

  area(x: number, y: number, w: number, d: number, paint: string): void {
    const corners: Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + d],
      [x, y + d],
    ];
    this.sheet.polygon(
      corners.map(([a, b]) => this.at(a, b)),
      paint,
    );
  }

  shape(points: readonly Point[], paint: string): void {
    this.sheet.polygon(
      points.map(([x, y]) => this.at(x, y)),
      paint,
    );
  }

  line(points: readonly Point[], colour = STONE, width = LINE, dash = ""): void {
    this.sheet.line(
      points.map(([x, y]) => this.at(x, y)),
      width,
      colour,
      dash,
    );
  }

  /** The outline of a rectangle, for furniture, machines and cars. */
  box(x: number, y: number, w: number, d: number, fill = "#fdfbf6", colour = STONE): void {
    this.area(x, y, w, d, fill);
    this.line(
      [
        [x, y],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
        [x, y],
      ],
      colour,
    );
  }

  disc(x: number, y: number, r: number, fill = "#fdfbf6", colour = STONE): void {
    const [cx, cy] = this.at(x, y);
    const radius = r * this.scale;
    this.sheet.ellipse(cx, cy, radius, radius, colour);
    this.sheet.ellipse(cx, cy, radius - LINE, radius - LINE, fill);
  }

  /** A tree seen from above. */
  tree(x: number, y: number, r: number): void {
    const [cx, cy] = this.at(x, y);
    const s = r * this.scale;
    const leaf =
      this.setting.season === "autumn" ? "#d9b27c" : this.setting.season === "winter" ? "#b9c4c4" : "#b4c3a0";
    this.sheet.dots(
      [
        [cx - s * 0.3, cy - s * 0.25],
        [cx + s * 0.35, cy - s * 0.2],
        [cx, cy + s * 0.35],
        [cx + s * 0.05, cy],
      ],
      s * 0.62,
      leaf,
    );
    this.sheet.dots([[cx - s * 0.2, cy - s * 0.15]], s * 0.4, mix(leaf, "#fff6e0", 0.3));
    this.sheet.dots([[cx, cy]], 2, STONE);
  }

  /** The quarter circle of a door's swing around `hinge`. `turn` is its direction, along x or y. */
  door(hinge: Point, along: Point, into: Point): void {
    const tip: Point = [hinge[0] + into[0], hinge[1] + into[1]];
    const end: Point = [hinge[0] + along[0], hinge[1] + along[1]];
    const [h, t, e] = [this.at(...hinge), this.at(...tip), this.at(...end)];
    this.sheet.line([h, t], 2, INK);
    const turn = (t[0] - h[0]) * (e[1] - h[1]) - (t[1] - h[1]) * (e[0] - h[0]);
    this.sheet.arc(t, e, Math.hypot(t[0] - h[0], t[1] - h[1]), turn > 0, 1, STONE);
  }

  /** Dimension lines with ticks: horizontal at y, or vertical at x. */
  dimensions(stops: readonly number[], axis: "x" | "y", offset: number): void {
    const place = (along: number, off: number): Point => (axis === "x" ? this.at(along, off) : this.at(off, along));
    const sorted = [...stops].sort((a, b) => a - b);
    const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
    this.sheet.line([place(first, offset), place(last, offset)], 1, BRASS);
    const arm = 5;
    for (const stop of sorted) {
      const [x, y] = place(stop, offset);
      this.sheet.line(
        [
          [x - arm, y + arm],
          [x + arm, y - arm],
        ],
        2,
        BRASS,
      );
      this.sheet.line(
        axis === "x"
          ? [
              [x, y - 9],
              [x, y + 9],
            ]
          : [
              [x - 9, y],
              [x + 9, y],
            ],
        1,
        BRASS,
      );
    }
  }

  frame([x0, y0]: Point, [x1, y1]: Point, colour: string, width: number): void {
    this.sheet.line(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
        [x0, y0],
      ],
      width,
      colour,
    );
  }

  /** North arrow, scale bar and the title block. */
  finish(): string {
    const turn = this.setting.prng("north").between(-0.7, 0.7);
    const [cx, cy] = [WIDTH - 92, 96];
    const way = (angle: number, r: number): Point => [cx + Math.sin(turn + angle) * r, cy - Math.cos(turn + angle) * r];
    this.sheet.ellipse(cx, cy, 31, 31, STONE);
    this.sheet.ellipse(cx, cy, 29.5, 29.5, PAPER);
    this.sheet.polygon([way(0, 40), way(2.5, 20), way(Math.PI, 8)], INK);
    this.sheet.polygon([way(0, 40), way(-2.5, 20), way(Math.PI, 8)], "#c3bba9");
    const letter = ([u, v]: Point): Point => {
      const [ax, ay] = way(0, 54);
      return [ax + u, ay + v];
    };
    if (cy - 54 > 34)
      this.sheet.line(
        (
          [
            [-5, 6],
            [-5, -6],
            [5, 6],
            [5, -6],
          ] as const
        ).map(letter),
        2.5,
        INK,
      );
    const metre = this.scale * (this.scale > 40 ? 1 : this.scale > 14 ? 2 : 5);
    for (const part of range(4))
      this.sheet.rect(66 + part * metre, HEIGHT - 66, metre, 8, part % 2 === 0 ? INK : "#d9d1c1");
    const [bx, by] = [WIDTH - 214, HEIGHT - 92];
    this.frame([bx, by], [WIDTH - 34, HEIGHT - 34], STONE, 1.5);
    for (const [row, length] of [110, 142, 76].entries())
      this.sheet.rect(bx + 16, by + 14 + row * 13, length, row === 0 ? 6 : 3, row === 0 ? INK : "#b5ab99");
    return this.sheet.toSvg();
  }
}
