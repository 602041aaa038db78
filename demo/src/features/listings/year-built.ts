import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { Random } from "@vestpocket/domain/shared/random";

/** The first and the last year that an approximate age allows. */
const YEARS: Readonly<Record<string, readonly [number, number]>> = {
  New: [2025, 2025],
  "0 to 5 years": [2021, 2024],
  "5 to 10 years": [2016, 2020],
  "Over 10 years": [1890, 2014],
};

/** Share of the owners who know the age and leave the year out. */
const LEFT_OUT = 0.15;

/** The year in which a building of the stated age was built; nothing if its owner does not say. */
export function drawYearBuilt(random: Random, { approxAge }: Features): Features {
  const years = YEARS[String(approxAge)];
  return years === undefined || random.chance(LEFT_OUT) ? {} : { yearBuilt: random.int(...years) };
}
