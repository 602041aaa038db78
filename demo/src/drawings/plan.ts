import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import { INK } from "./palette.ts";
import { Draft } from "./plans/draft.ts";
import { dimensionStops, drawFloor } from "./plans/floor.ts";
import { chooseLayout, type Layout } from "./plans/layouts.ts";
import { drawPadPlan } from "./plans/pad.ts";
import { drawLandPlan } from "./plans/site.ts";
import { range } from "./prng.ts";
import type { Setting } from "./setting.ts";

const NAMES: Readonly<Record<Exclude<CategorySlug, "land" | "merger">, Readonly<Record<string, string>>>> = {
  commercial: {
    "shopping-medical-centers": "strip",
    automotive: "garage",
    "food-beverage": "cafe",
    "entertainment-event-venues": "hall",
  },
  office: { "medical-dental": "clinic", "professional-office": "office" },
  industrial: {
    manufacturing: "works",
    warehousing: "warehouse",
    distribution: "warehouse",
    "industrial-condo": "units",
  },
  investment: { "multi-family": "flats", "office-buildings": "office" },
  business: {
    "auto-related": "garage",
    "food-beverage": "cafe",
    "health-wellness": "salon",
    "service-industry": "salon",
  },
  farm: {
    "dairy-farms": "barn",
    "livestock-farms": "barn",
    "cash-crop-farms": "shed",
    "hobby-farms-greenhouses": "greenhouse",
  },
  franchise: {
    "new-franchise-territory": "pad",
    "pop-up-seasonal-location": "kiosk",
    "remote-digital-business": "studio",
  },
};

/** The plan of the place on paper: floors for houses, bounds for land. */
export function drawPlan(category: CategorySlug, subtype: string, setting: Setting): string {
  if (category === "land") return drawLandPlan(setting, subtype);
  if (category === "merger") return drawTwin(setting);
  const name =
    chooseHouse(subtype, setting) ?? NAMES[category][subtype] ?? (category === "franchise" ? "cafe" : "shop");
  if (name === "pad") return drawPadPlan(setting);
  const layout = chooseLayout(name, setting);
  const { w, d } = layout;
  const yard = name === "barn" || name === "kiosk" ? 0.22 : 0.06;
  const draft = new Draft(setting, w * (1 + yard), d * 1.1, setting.turn("mirror", [false, true]));
  drawSurrounds(draft, name, layout);
  drawFloor(draft, layout);
  drawDimensions(draft, layout);
  return draft.finish();
}

/** The façade's choice of house, taken again in the same turn. */
function chooseHouse(subtype: string, setting: Setting): string | undefined {
  if (subtype === "hotels-cottages") return setting.turn("hotel", ["lodge", "hotel", "lodge"]);
  if (subtype === "hospitality") return setting.turn("hospitality", ["hotel", "lodge", "cafe"]);
  if (subtype === "hotels-motels") return setting.turn("kind", ["motel", "hotel", "motel"]);
  return undefined;
}

function drawDimensions(draft: Draft, layout: Layout): void {
  const { across, down } = dimensionStops(layout);
  const off = 34 / draft.scale;
  draft.dimensions(across, "x", -off);
  draft.dimensions([0, layout.w], "x", -off * 1.7);
  draft.dimensions(down, "y", -off);
}

function drawSurrounds(draft: Draft, name: string, { w, d }: Layout): void {
  if (name === "barn")
    for (const silo of range(draft.setting.turn("silos", [1, 2]))) {
      draft.disc(w + 3.2, 3 + silo * 6, 2.4, draft.tints[1], INK);
      draft.disc(w + 3.2, 3 + silo * 6, 0.3, INK, INK);
    }
  if (name === "kiosk")
    for (const table of range(2)) {
      const [x, y] = [w + 0.9, 1 + table * 2];
      for (const [dx, dy] of [
        [-0.6, 0],
        [0.6, 0],
        [0, -0.6],
        [0, 0.6],
      ] as const)
        draft.disc(x + dx, y + dy, 0.16);
      draft.disc(x, y, 0.42, "#efe6d6");
    }
  const trees = draft.setting.prng("plan trees");
  const s = 30 / draft.scale;
  for (const index of range(trees.int(3, 6)))
    draft.tree(w * (0.08 + index * 0.17), d + s * 1.5, s * trees.between(0.6, 0.9));
}

/** Two plans and the bridge that joins them. */
function drawTwin(setting: Setting): string {
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
