import type { Building } from "../building.ts";
import { MARKS } from "../marks.ts";
import type { Setting } from "../setting.ts";
import { createGarage } from "./garage.ts";
import { createHotel } from "./hotel.ts";
import { createLodge } from "./lodge.ts";
import { createStorefront } from "./storefront.ts";
import { createStrip } from "./strip.ts";
import { createTheatre } from "./theatre.ts";

export function createCommercial(setting: Setting, subtype: string): Building {
  switch (subtype) {
    case "shopping-medical-centers":
      return createStrip(setting, setting.turn("medical", [false, true]));
    case "hotels-cottages":
      return setting.turn("hotel", ["lodge", "hotel", "lodge"]) === "hotel"
        ? createHotel(setting)
        : createLodge(setting, "");
    case "automotive":
      return createGarage(setting, setting.turn("garage word", ["AUTO", "TIRES", "", "GARAGE"]));
    case "hospitality":
      return setting.turn("hospitality", ["hotel", "inn", "pub"]) === "hotel"
        ? createHotel(setting)
        : setting.turn("hospitality", ["hotel", "inn", "pub"]) === "inn"
          ? createLodge(setting, "INN")
          : createStorefront(setting, { word: "PUB", mark: "cup", terrace: true, storeys: [2, 3] });
    case "food-beverage":
      return createStorefront(setting, {
        word: setting.turn("word", ["CAFE", "", "BISTRO", ""]),
        mark: setting.turn("mark", ["cup", "leaf", "sun", "drop"]),
        terrace: true,
      });
    case "entertainment-event-venues":
      return createTheatre(setting);
    default:
      return createStorefront(setting, {
        word: setting.turn("word", ["SHOP", "", "", "BOOKS", ""]),
        mark: setting.turn("mark", MARKS),
      });
  }
}
