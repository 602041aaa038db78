import type { HOME_CITIES } from "@vestpocket/domain/places/places.schema";
import allCities from "../../drawings/cities/all-cities.svg?no-inline";
import calgary from "../../drawings/cities/calgary.svg?no-inline";
import edmonton from "../../drawings/cities/edmonton.svg?no-inline";
import hamilton from "../../drawings/cities/hamilton.svg?no-inline";
import mississauga from "../../drawings/cities/mississauga.svg?no-inline";
import montreal from "../../drawings/cities/montreal.svg?no-inline";
import ottawa from "../../drawings/cities/ottawa.svg?no-inline";
import toronto from "../../drawings/cities/toronto.svg?no-inline";
import vancouver from "../../drawings/cities/vancouver.svg?no-inline";
import vaughan from "../../drawings/cities/vaughan.svg?no-inline";
import winnipeg from "../../drawings/cities/winnipeg.svg?no-inline";

/** URLs of the drawings, 480 × 360. */
export const CITY_DRAWINGS: Readonly<Record<(typeof HOME_CITIES)[number], string>> = {
  Toronto: toronto,
  Montreal: montreal,
  Calgary: calgary,
  Ottawa: ottawa,
  Edmonton: edmonton,
  Hamilton: hamilton,
  Vancouver: vancouver,
  Mississauga: mississauga,
  Winnipeg: winnipeg,
  Vaughan: vaughan,
};

export const ALL_CITIES_DRAWING = allCities;
