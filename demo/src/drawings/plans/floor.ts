import { INK, mix } from "../palette.ts";
import type { Point } from "../shapes.ts";
import type { Draft } from "./draft.ts";
import { FITTINGS, type Use } from "./fittings.ts";
import type { Layout } from "./layouts.ts";

interface Cell {
  readonly use: Use;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly row: number;
}

const OUTER = 0.32;
const BLIND: readonly Use[] = ["stairs", "lift", "wc", "stock", "stage", "seats"];

/** Rooms, walls, doors, windows and fittings of a layout laid down at (left, top). */
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

/** Where dimension ticks belong: the walls across the top row, and the rows down the side. */
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

/** A gap in an inner wall at y with its door swung into the room; `way` is −1 up, 1 down. */
function cutDoor(draft: Draft, cell: Cell, y: number, way: number, inner: number): void {
  const leaf = Math.min(0.95, cell.w * 0.5);
  const x = cell.x + Math.min(0.5, cell.w * 0.2);
  draft.line(
    [
      [x, y],
      [x + leaf, y],
    ],
    "#fbf8f1",
    inner + 1,
  );
  draft.door([x, y], [leaf, 0], [0, leaf * way]);
}

function cutOuter(draft: Draft, cell: Cell, layout: Layout, left: number, top: number, thick: number): void {
  const { w, d, rows } = layout;
  const row = rows[cell.row];
  const glass = (a: Point, b: Point): void => {
    draft.line([a, b], "#fdfbf6", thick + 1);
    draft.line([a, b], "#6f95a9", Math.max(2, thick * 0.35));
  };
  const blind = BLIND.includes(cell.use);
  const bottom = cell.y + cell.d > top + d - 0.01;
  if (cell.row === 0 && !blind && cell.use !== "sales")
    glass([cell.x + cell.w * 0.25, top], [cell.x + cell.w * 0.75, top]);
  if (!blind && cell.x < left + 0.01 && cell.d > 2) glass([left, cell.y + cell.d * 0.3], [left, cell.y + cell.d * 0.7]);
  if (!blind && cell.x + cell.w > left + w - 0.01 && cell.d > 2)
    glass([left + w, cell.y + cell.d * 0.3], [left + w, cell.y + cell.d * 0.7]);
  if (!bottom) return;
  const street = row?.doors === "street" || cell.use === "foyer" || cell.use === "waiting";
  const y = top + d;
  if (row?.wide === true && (cell.use === "bays" || cell.use === "unit" || cell.use === "machines")) {
    const count = cell.use === "unit" ? 1 : Math.max(1, Math.floor(cell.w / 4));
    for (let bay = 0; bay < count; bay += 1) {
      const middle = cell.x + (cell.w * (bay + (cell.use === "unit" ? 0.6 : 0.5))) / count;
      draft.line(
        [
          [middle - 1.4, y],
          [middle + 1.4, y],
        ],
        "#fdfbf6",
        thick + 1,
      );
      draft.line(
        [
          [middle - 1.4, y - 0.1],
          [middle + 1.4, y - 0.1],
        ],
        INK,
        1.5,
        "10 8",
      );
    }
    if (cell.use !== "unit") return;
  }
  const leaf = Math.min(1, cell.w * 0.3);
  if (street && !blind) {
    const x = cell.x + (row?.wide === true ? 0.5 : cell.w * 0.55);
    draft.line(
      [
        [x, y],
        [x + leaf, y],
      ],
      "#fdfbf6",
      thick + 1,
    );
    draft.door([x, y], [leaf, 0], [0, -leaf]);
  }
  if (row?.wide === true || blind) return;
  if (cell.w > 2.4) glass([cell.x + cell.w * 0.12, y], [cell.x + cell.w * (street ? 0.48 : 0.85), y]);
  if (street && cell.w > 5) glass([cell.x + cell.w * 0.72, y], [cell.x + cell.w * 0.92, y]);
}
