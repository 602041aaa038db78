import { INK, mix } from "../palette.ts";
import type { Point } from "../shapes.ts";
import type { Draft } from "./draft.ts";
import { FITTINGS, type Use } from "./fittings.ts";
import { type Cell, cutDoor, cutOuter } from "./floor-openings.ts";
import type { Layout } from "./layouts.ts";

const OUTER = 0.32;

/** Draws the rooms, walls, doors, windows and fittings of a layout at (left, top). */
export function drawFloor(draft: Draft, layout: Layout, left = 0, top = 0): void {
  const cells = layCells(layout, left, top);
  const { w, d, rows } = layout;
  const thick = OUTER * draft.scale;
  draft.area(left + 0.25, top + 0.3, w + 0.3, d + 0.3, mix(draft.tints[0] ?? "#f3ead9", "#a89d8a", 0.35));
  const kinds: Use[] = [];
  for (const cell of cells) {
    if (!kinds.includes(cell.use)) kinds.push(cell.use);
    const tint = draft.tints[kinds.indexOf(cell.use) % draft.tints.length] ?? "#f3ead9";
    draft.area(cell.x, cell.y, cell.w, cell.d, cell.use === "corridor" ? "#fbf8f1" : tint);
  }
  for (const { use, x, y, w: width, d: depth } of cells)
    FITTINGS[use](draft, x + 0.15, y + 0.15, width - 0.3, depth - 0.3);
  const corners: Point[] = [
    [left, top],
    [left + w, top],
    [left + w, top + d],
    [left, top + d],
    [left, top],
    [left + w / 2, top],
  ];
  const inner = Math.max(3, 0.15 * draft.scale);
  for (const cell of cells) {
    if (cell.x > left + 0.01)
      draft.line(
        [
          [cell.x, cell.y],
          [cell.x, cell.y + cell.d],
        ],
        INK,
        inner,
      );
    if (cell.row > 0 && rows[cell.row - 1]?.doors !== "none")
      draft.line(
        [
          [cell.x, cell.y],
          [cell.x + cell.w, cell.y],
        ],
        INK,
        inner,
      );
    else if (cell.row > 0)
      draft.line(
        [
          [cell.x, cell.y],
          [cell.x + cell.w, cell.y],
        ],
        INK,
        cell.use === "corridor" || rows[cell.row]?.doors === "up" ? inner : 1.5,
      );
  }
  draft.line(corners, INK, thick);
  for (const cell of cells) {
    const doors = rows[cell.row]?.doors ?? "none";
    if (doors === "down") cutDoor(draft, cell, cell.y + cell.d, -1, inner);
    else if (doors === "up") cutDoor(draft, cell, cell.y, 1, inner);
  }
  for (const cell of cells) cutOuter(draft, cell, layout, left, top, thick);
}

/** The positions of dimension ticks: the walls of the top row, and the rows along the side. */
export function dimensionStops(layout: Layout): { across: number[]; down: number[] } {
  const cells = layCells(layout, 0, 0);
  const across = cells.filter((cell) => cell.row === 0).map((cell) => cell.x);
  const down = cells.map((cell) => cell.y);
  return { across: [...across, layout.w], down: [...new Set(down), layout.d] };
}

function layCells({ w, d, rows }: Layout, left: number, top: number): Cell[] {
  const cells: Cell[] = [];
  let y = top;
  for (const [row, { share, rooms }] of rows.entries()) {
    const total = rooms.reduce((sum, [, part]) => sum + part, 0);
    let x = left;
    for (const [use, part] of rooms) {
      const width = (w * part) / total;
      cells.push({ use, x, y, w: width, d: d * share, row });
      x += width;
    }
    y += d * share;
  }
  return cells;
}
