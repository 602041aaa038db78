import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import { Draft } from "./plans/draft.ts";
import { drawFloor } from "./plans/floor.ts";
import { chooseLayout } from "./plans/layouts.ts";
import { NAMES } from "./plans/names.ts";
import { drawPadPlan } from "./plans/pad.ts";
import { drawLandPlan } from "./plans/site.ts";
import { drawDimensions, drawSurrounds } from "./plans/surroundings.ts";
import { chooseHouse, drawTwin } from "./plans/twin.ts";
import type { Setting } from "./setting.ts";

/** The plan of a listing: floors of buildings, boundaries of land. */
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
