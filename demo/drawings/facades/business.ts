import type { Building } from "../building.ts";
import type { Setting } from "../setting.ts";
import { createGarage } from "./garage.ts";
import { createStorefront } from "./storefront.ts";

/** A running business: a shop window with an OPEN sign. */
export function createBusiness(setting: Setting, subtype: string): Building {
  const small = { open: true, storeys: [2, 1, 2, 3], bays: [3, 2, 3, 4] } as const;
  switch (subtype) {
    case "auto-related":
      return setting.turn("kind", ["garage", "shop"]) === "garage"
        ? createGarage(setting, setting.turn("word", ["AUTO", "", "TIRES"]))
        : createStorefront(setting, {
            ...small,
            bays: [3, 4],
            word: setting.turn("word", ["AUTO", "", "PARTS"]),
            mark: "wrench",
            workshop: true,
          });
    case "food-beverage":
      return createStorefront(setting, {
        ...small,
        word: setting.turn("word", ["CAFE", "BAKERY", "", "GRILL", ""]),
        mark: setting.turn("mark", ["cup", "sun", "leaf"]),
        terrace: setting.turn("terrace", [true, false]),
      });
    case "health-wellness":
      return createStorefront(setting, {
        ...small,
        word: setting.turn("word", ["SPA", "", "YOGA", ""]),
        mark: setting.turn("mark", ["leaf", "drop", "ring"]),
      });
    default:
      return createStorefront(setting, {
        ...small,
        word: setting.turn("word", ["SALON", "", "TAILOR", "", "PRINT"]),
        mark: setting.turn("mark", ["squares", "bars", "peak", "ring"]),
      });
  }
}
