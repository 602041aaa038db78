import { INK } from "../palette.ts";
import type { Point } from "../shapes.ts";
import type { Draft } from "./draft.ts";
import type { Use } from "./fittings.ts";
import type { Layout } from "./layouts.ts";

export interface Cell {
  readonly use: Use;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
  readonly row: number;
}

const BLIND: readonly Use[] = ["stairs", "lift", "wc", "stock", "stage", "seats"];

/** A gap in an inner wall at y, with a door that opens into the room. `way` is −1 for up and 1 for down. */
export function cutDoor(draft: Draft, cell: Cell, y: number, way: number, inner: number): void {
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

export function cutOuter(draft: Draft, cell: Cell, layout: Layout, left: number, top: number, thick: number): void {
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
