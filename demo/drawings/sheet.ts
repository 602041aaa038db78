import { clip, holds, isConvex } from "./clip.ts";
import { follow, pair, stepsFrom } from "./path-steps.ts";
import { type Piece, writePaths } from "./paths.ts";
import type { Point } from "./shapes.ts";
import { around, type Bounds, boundsOf, finalPaint, groupByPaint, middle, type Shape } from "./sheet-shapes.ts";

export const WIDTH = 1200;

export const HEIGHT = 900;

const MARGIN = 12;

/** Opaque shapes from this size (in half-pixels squared) remove the shapes that they hide. */
const LARGE = 12_000;

/**
 * Collects flat shapes, the last on top, and writes a small SVG: coordinates in half-pixels, hidden shapes removed, and shapes
 * of one paint in one path if nothing between them overlaps. A paint is '#rrggbb', '#rrggbb/opacity', or '!#rrggbb' for a glow.
 */
export class Sheet {
  #shapes: Shape[] = [];
  readonly #tint: (colour: string) => string;
  /** Steps per pixel. */
  readonly #grain: number;
  readonly #right: number;
  readonly #bottom: number;

  /** `tint` applies the hour's light. A coarse sheet uses whole pixels. */
  constructor(tint: (colour: string) => string = (colour) => colour, coarse = false) {
    this.#tint = tint;
    this.#grain = coarse ? 1 : 2;
    this.#right = WIDTH * this.#grain;
    this.#bottom = HEIGHT * this.#grain;
  }

  polygon(points: readonly Point[], paint: string): void {
    const steps = clip(points, -MARGIN, WIDTH + MARGIN, HEIGHT + MARGIN).map((point) => this.#steps(point));
    const outline = steps.filter((step, index) => {
      const before = steps[(index + steps.length - 1) % steps.length];
      return before === undefined || before[0] !== step[0] || before[1] !== step[1];
    });
    const start = outline[0];
    if (start === undefined || outline.length < 3) return;
    const bounds = boundsOf(outline);
    const [left, top, right, bottom] = bounds;
    if (right <= 0 || left >= this.#right || bottom <= 0 || top >= this.#bottom || right === left || bottom === top)
      return;
    const opaque = !paint.includes("/");
    if (opaque && (right - left) * (bottom - top) > LARGE * (this.#grain / 2) ** 2 && isConvex(outline))
      this.#hide(outline, bounds);
    const upright =
      outline.length === 4 && outline.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom));
    const piece: Piece = { start, steps: `${stepsFrom(start, outline.slice(1))}z`, end: start };
    this.#add(paint, bounds, upright ? { ...piece, rect: [left, top, right - left, bottom - top] } : piece);
  }

  rect(x: number, y: number, width: number, height: number, paint: string): void {
    const corners: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    this.polygon(corners, paint);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, paint: string): void {
    const start = this.#steps([cx - rx, cy]);
    const across = Math.round(rx * this.#grain * 2);
    const radii = `${Math.round(rx * this.#grain)} ${Math.round(ry * this.#grain)}`;
    if (across === 0) return;
    const steps = `a${radii} 0 1 1 ${across} 0a${radii} 0 1 1-${across} 0z`;
    this.#add(paint, boundsOf([this.#steps([cx - rx, cy - ry]), this.#steps([cx + rx, cy + ry])]), {
      start,
      steps,
      end: start,
    });
  }

  /** Dots of one radius. */
  dots(centres: readonly Point[], radius: number, colour: string): void {
    const width = Math.max(1, Math.round(radius * this.#grain * 2));
    for (const centre of centres) {
      const at = this.#steps(centre);
      this.#add(`|${colour}|${width}||round`, around([at], width), { start: at, steps: "h0", end: at });
    }
  }

  /** A closed, rounded outline through the midpoints of the edges. */
  blob(points: readonly Point[], paint: string): void {
    const corners = points.map((point) => this.#steps(point));
    const last = corners.at(-1);
    const first = corners[0];
    if (last === undefined || first === undefined) return;
    let at = middle(last, first);
    const start = at;
    let steps = "";
    corners.forEach((corner, index) => {
      const to = middle(corner, corners[(index + 1) % corners.length] ?? first);
      steps += `q${pair(corner[0] - at[0], corner[1] - at[1])}${follow(to[0] - at[0])}${follow(to[1] - at[1])}`;
      at = to;
    });
    this.#add(paint, boundsOf(corners), { start, steps: `${steps}z`, end: start });
  }

  /** An open line. `dash` in half-pixels. */
  line(points: readonly Point[], width: number, colour: string, dash = "", round = false): void {
    const steps = points.map((point) => this.#steps(point));
    const first = steps[0];
    if (first === undefined) return;
    const wide = Math.max(1, Math.round(width * this.#grain));
    const paint = `|${colour}|${wide}|${dash}|${round ? "round" : ""}`;
    this.#add(paint, around(steps, wide), {
      start: first,
      steps: stepsFrom(first, steps.slice(1)),
      end: steps.at(-1) ?? first,
    });
  }

  /** An arc from one point to another. */
  arc(from: Point, to: Point, radius: number, clockwise: boolean, width: number, colour: string): void {
    const start = this.#steps(from);
    const end = this.#steps(to);
    const wide = Math.max(1, Math.round(width * this.#grain));
    const r = Math.round(radius * this.#grain);
    const steps = `a${r} ${r} 0 0 ${clockwise ? 1 : 0} ${pair(end[0] - start[0], end[1] - start[1])}`;
    this.#add(`|${colour}|${wide}||`, around([start, end], wide + r), { start, steps, end });
  }

  toSvg(): string {
    const body = groupByPaint(this.#shapes).map(([paint, pieces]) => writePaths(paint, pieces));
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
      `<g${this.#grain === 2 ? ' transform="scale(.5)"' : ""} fill="none" stroke-linejoin="round">${body.join("")}</g></svg>`
    );
  }

  #steps([x, y]: Point): Point {
    return [Math.round(x * this.#grain), Math.round(y * this.#grain)];
  }

  #add(paint: string, bounds: Bounds, piece: Piece): void {
    if (bounds[2] <= 0 || bounds[0] >= this.#right || bounds[3] <= 0 || bounds[1] >= this.#bottom) return;
    this.#shapes.push({ paint: finalPaint(paint, this.#tint), bounds, piece });
  }

  #hide(outline: readonly Point[], within: Bounds): void {
    const isHidden = ({ bounds }: Shape) => {
      const left = Math.max(bounds[0], 0);
      const top = Math.max(bounds[1], 0);
      const right = Math.min(bounds[2], this.#right);
      const bottom = Math.min(bounds[3], this.#bottom);
      // Most shapes reach beyond the outline's own bounds, which is quick to see.
      if (left < within[0] || top < within[1] || right > within[2] || bottom > within[3]) return false;
      const corners: Point[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      return holds(outline, corners);
    };
    if (this.#shapes.some(isHidden)) this.#shapes = this.#shapes.filter((shape) => !isHidden(shape));
  }
}
