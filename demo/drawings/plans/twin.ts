import { INK } from "../palette.ts";
import { range } from "../prng.ts";
import type { Setting } from "../setting.ts";
import { Draft } from "./draft.ts";
import { drawFloor } from "./floor.ts";
import { chooseLayout, type Layout } from "./layouts.ts";

/** Makes the façade's choice of building again. */
export function chooseHouse(subtype: string, setting: Setting): string | undefined {
  if (subtype === "hotels-cottages") return setting.turn("hotel", ["lodge", "hotel", "lodge"]);
  if (subtype === "hospitality") return setting.turn("hospitality", ["hotel", "lodge", "cafe"]);
  if (subtype === "hotels-motels") return setting.turn("kind", ["motel", "hotel", "motel"]);
  return undefined;
}

/** Two floor plans and the bridge that joins them. */
export function drawTwin(setting: Setting): string {
  const base = chooseLayout("office", setting);
  const prng = setting.prng("twin");
  const one: Layout = { ...base, w: prng.between(17, 20), d: 14 };
  const other: Layout = {
    ...chooseLayout(setting.turn("other", ["shop", "clinic", "works"]), setting),
    w: prng.between(13, 16),
    d: prng.between(11, 14),
  };
  const gap = prng.between(4, 6);
  const draft = new Draft(setting, one.w + gap + other.w, 16, setting.turn("mirror", [false, true]));
  draft.area(one.w, 5, gap, 2.6, draft.tints[1] ?? "#e6ecec");
  for (const pane of range(6))
    draft.line(
      [
        [one.w + (gap * pane) / 5, 5],
        [one.w + (gap * pane) / 5, 7.6],
      ],
      "#6f95a9",
      1.5,
    );
  for (const y of [5, 7.6])
    draft.line(
      [
        [one.w, y],
        [one.w + gap, y],
      ],
      INK,
      3,
    );
  drawFloor(draft, one);
  drawFloor(draft, other, one.w + gap, (one.d - other.d) / 2);
  const off = 34 / draft.scale;
  draft.dimensions([0, one.w, one.w + gap, one.w + gap + other.w], "x", -off);
  draft.dimensions([0, one.d], "y", -off);
  const trees = setting.prng("plan trees");
  for (const index of range(5)) draft.tree(2 + index * 8, one.d + 1.5, trees.between(0.7, 1.1));
  return draft.finish();
}
