import type { Building } from "../building.ts";
import { MARKS } from "../marks.ts";
import type { Setting } from "../setting.ts";
import { createHotel } from "./hotel.ts";
import { createMotel } from "./motel.ts";
import { createOffice } from "./office.ts";
import { createStorefront } from "./storefront.ts";
import { createWalkUp } from "./walk-up.ts";

export function createInvestment(setting: Setting, subtype: string): Building {
  switch (subtype) {
    case "income-producing-retail":
      return createStorefront(setting, {
        word: "",
        mark: setting.turn("mark", MARKS),
        storeys: [3, 4, 3],
        bays: [3, 4, 3],
        flats: true,
      });
    case "office-buildings":
      return createOffice(setting, "professional-office");
    case "hotels-motels":
      return setting.turn("kind", ["motel", "hotel", "motel"]) === "motel"
        ? createMotel(setting)
        : createHotel(setting);
    default:
      return createWalkUp(setting);
  }
}
