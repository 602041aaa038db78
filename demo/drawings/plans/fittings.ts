import { INK, mix } from "../palette.ts";
import { range } from "../prng.ts";
import { STONE } from "./draft.ts";
import { chairs, desk, type Fit, rows, sanitary } from "./furniture.ts";
import { bath, bed, dining, flat } from "./furniture-home.ts";
import { stairs } from "./stairs.ts";

/** The use of a room, which determines its furniture. */
export type Use =
  | "sales"
  | "stock"
  | "office"
  | "open"
  | "meeting"
  | "wc"
  | "kitchen"
  | "dining"
  | "stairs"
  | "lift"
  | "corridor"
  | "bed"
  | "flat"
  | "exam"
  | "waiting"
  | "racks"
  | "bays"
  | "machines"
  | "stalls"
  | "seats"
  | "stage"
  | "foyer"
  | "benches"
  | "lounge"
  | "salon"
  | "unit"
  | "desk";

export const FITTINGS: Readonly<Record<Use, Fit>> = {
  sales: (draft, x, y, w, d) => {
    rows(draft, x + 0.6, y, w - 1.2, d, 2, 0.7, "#efe6d6");
    draft.box(x + w * 0.12, y + d * 0.84, w * 0.26, 0.6, "#e6d3ae");
  },
  stock: (draft, x, y, w, d) => {
    draft.box(x + 0.2, y + 0.2, w - 0.4, 0.5, "#efe6d6");
    if (d > 2.4) draft.box(x + 0.2, y + d - 1.1, Math.min(1.6, w * 0.4), 0.5, "#efe6d6");
  },
  office: desk,
  desk: (draft, x, y, w, d) => {
    draft.box(x + w * 0.14, y + 0.5, 2.2, 0.8, "#e6d3ae");
    draft.disc(x + w * 0.14 + 1.1, y + 1.65, 0.28);
    draft.box(x + w - 1.3, y + 0.4, 0.5, Math.min(2, d * 0.5), "#efe6d6");
    draft.box(x + w * 0.5, y + d - 1.3, 2, 0.85);
    draft.disc(x + w * 0.3, y + d - 1, 0.4);
  },
  open: (draft, x, y, w, d) => {
    const [across, down] = [Math.max(1, Math.floor(w / 3.4)), Math.max(1, Math.floor(d / 3.2))];
    for (const column of range(across)) {
      for (const row of range(down)) {
        const [left, top] = [x + (w * (column + 0.5)) / across - 1.2, y + (d * (row + 0.5)) / down - 0.7];
        draft.box(left, top, 2.4, 1.4);
        draft.line([
          [left + 1.2, top],
          [left + 1.2, top + 1.4],
        ]);
        draft.line([
          [left, top + 0.7],
          [left + 2.4, top + 0.7],
        ]);
        chairs(draft, left, top, 2.4, 1.4, 2);
      }
    }
  },
  meeting: (draft, x, y, w, d) => {
    const [tw, td] = [w * 0.55, Math.min(1.2, d * 0.35)];
    draft.box(x + (w - tw) / 2, y + (d - td) / 2, tw, td, "#efe6d6");
    chairs(draft, x + (w - tw) / 2, y + (d - td) / 2, tw, td, Math.max(2, Math.floor(tw / 0.8)));
  },
  wc: sanitary,
  kitchen: (draft, x, y, w, d) => {
    draft.box(x + 0.15, y + 0.15, w - 0.3, 0.65);
    for (const hob of range(3)) draft.disc(x + w * 0.3 + hob * 0.5, y + 0.47, 0.17);
    draft.box(x + w - 1.2, y + 0.25, 0.6, 0.45, "#e3eaec");
    if (d > 2.6) draft.box(x + w * 0.25, y + d * 0.55, w * 0.5, 0.7);
  },
  dining,
  stairs,
  lift: (draft, x, y, w, d) => {
    draft.line([
      [x, y],
      [x + w, y + d],
    ]);
    draft.line([
      [x + w, y],
      [x, y + d],
    ]);
  },
  corridor: (draft, x, y, w, d) =>
    draft.line(
      [
        [x + 0.4, y + d / 2],
        [x + w - 0.4, y + d / 2],
      ],
      "#cfc6b4",
      1.5,
      "16 12",
    ),
  bed: (draft, x, y, w, d) => {
    bath(draft, x, y + (d > 4 ? d * 0.62 : 0), w * 0.5, d > 4 ? d * 0.36 : d * 0.4);
    bed(draft, x + w * 0.36, y + (d > 4 ? 0.4 : d * 0.5), Math.min(1.6, w * 0.5), Math.min(2, d * 0.46));
  },
  flat,
  exam: (draft, x, y, w, d) => {
    draft.box(x + 0.3, y + 0.4, 0.75, Math.min(1.9, d * 0.55), "#e3eaec");
    draft.box(x + w - 1.3, y + d * 0.3, 1, 0.6);
    draft.disc(x + w - 0.8, y + d * 0.3 + 0.95, 0.22);
  },
  waiting: (draft, x, y, w, d) => {
    const count = Math.floor((w - 1) / 0.75);
    for (const seat of range(count)) draft.box(x + 0.5 + seat * 0.75, y + 0.35, 0.55, 0.55);
    draft.box(x + w * 0.25, y + d * 0.62, w * 0.5, 0.65, "#e6d3ae");
  },
  racks: (draft, x, y, w, d) => {
    rows(draft, x + 0.5, y, w - 1, d, 3.6, 1.3, "#efe6d6");
    for (const column of range(Math.floor(w / 6) + 1))
      for (const row of range(3)) draft.area(x + column * 6 + 0.4, y + d * 0.1 + row * d * 0.36, 0.4, 0.4, INK);
  },
  bays: (draft, x, y, w, d) => {
    const count = Math.max(1, Math.floor(w / 4));
    for (const bay of range(count)) {
      const left = x + (w * (bay + 0.5)) / count - 0.95;
      const top = y + d * 0.24;
      const long = Math.min(4.4, d * 0.6);
      draft.box(left, top, 1.9, long);
      draft.box(left + 0.2, top + long * 0.26, 1.5, long * 0.16, "#e3eaec");
      draft.box(left + 0.2, top + long * 0.74, 1.5, long * 0.12, "#e3eaec");
      if (bay > 0)
        draft.line(
          [
            [x + (w * bay) / count, y + 0.3],
            [x + (w * bay) / count, y + d - 0.3],
          ],
          "#cfa95e",
          2,
          "14 10",
        );
    }
  },
  machines: (draft, x, y, w, d) => {
    const [across, down] = [Math.max(1, Math.floor(w / 4.5)), Math.max(1, Math.floor(d / 3.8))];
    for (const column of range(across)) {
      for (const row of range(down)) {
        const [left, top] = [x + (w * (column + 0.5)) / across - 1.4, y + (d * (row + 0.5)) / down - 0.8];
        draft.box(left, top, 2.8, 1.6, "#efe6d6");
        draft.box(left + 0.3, top + 0.3, 1.1, 1);
        draft.disc(left + 2.1, top + 0.8, 0.4);
      }
    }
  },
  stalls: (draft, x, y, w, d) => {
    const count = Math.max(2, Math.floor(w / 3));
    for (const stall of range(count)) {
      const left = x + (w * stall) / count;
      if (stall > 0)
        draft.line(
          [
            [left, y],
            [left, y + d],
          ],
          STONE,
          2.5,
        );
      draft.box(left + 0.35, y + 0.3, w / count - 0.7, 0.5, "#e6d3ae");
      draft.disc(left + w / count - 0.6, y + d - 0.6, 0.26, "#e3eaec");
    }
  },
  seats: (draft, x, y, w, d) => {
    const lines = Math.min(8, Math.floor(d / 1.1));
    for (const row of range(lines)) {
      for (const side of [0.06, 0.53]) {
        const left = x + w * side;
        const top = y + 0.5 + (row * (d - 0.8)) / lines;
        draft.box(left, top, w * 0.41, 0.5, "#efe6d6");
        for (const chair of range(5))
          draft.line([
            [left + (w * 0.41 * (chair + 1)) / 6, top],
            [left + (w * 0.41 * (chair + 1)) / 6, top + 0.5],
          ]);
      }
    }
  },
  stage: (draft, x, y, w, d) => {
    for (const board of range(5))
      draft.line(
        [
          [x + w * 0.1, y + (d * (board + 1)) / 6],
          [x + w * 0.9, y + (d * (board + 1)) / 6],
        ],
        "#cfc6b4",
      );
    draft.line(
      [
        [x + w * 0.1, y + 0.2],
        [x + w * 0.1, y + d - 0.2],
      ],
      "#b98562",
      4,
    );
    draft.line(
      [
        [x + w * 0.9, y + 0.2],
        [x + w * 0.9, y + d - 0.2],
      ],
      "#b98562",
      4,
    );
  },
  foyer: (draft, x, y, w, d) => {
    draft.box(x + w * 0.3, y + 0.5, w * 0.4, 0.7, "#e6d3ae");
    for (const side of [0.15, 0.85]) draft.disc(x + w * side, y + d * 0.55, 0.45);
  },
  benches: (draft, x, y, w, d) => rows(draft, x, y, w, d * 1.18, 2, 1.1, mix("#b4c3a0", "#fdfbf6", 0.35)),
  lounge: (draft, x, y, w, d) => {
    draft.box(x + w * 0.1, y + d * 0.2, Math.min(2.2, w * 0.4), 0.85);
    draft.box(x + w * 0.1, y + d * 0.6, 0.85, 0.85);
    draft.disc(x + w * 0.1 + 1.5, y + d * 0.62, 0.4, "#efe6d6");
    draft.box(x + w * 0.62, y + d * 0.72, w * 0.28, 0.6, "#e6d3ae");
  },
  salon: (draft, x, y, w, d) => {
    const count = Math.max(2, Math.floor(w / 2));
    for (const seat of range(count)) {
      const cx = x + (w * (seat + 0.5)) / count;
      draft.box(cx - 0.5, y + 0.2, 1, 0.35, "#e3eaec");
      draft.disc(cx, y + 1.1, 0.36, "#efe6d6");
    }
    draft.box(x + w * 0.1, y + d - 1.6, w * 0.3, 0.6, "#e6d3ae");
    draft.box(x + w * 0.62, y + d - 1.4, w * 0.28, 0.8);
  },
  unit: (draft, x, y, w, d) => {
    draft.box(x + 0.4, y + 0.4, w * 0.3, 0.8, "#efe6d6");
    draft.box(x + w * 0.55, y + d * 0.35, w * 0.3, 1.4, "#efe6d6");
  },
};
