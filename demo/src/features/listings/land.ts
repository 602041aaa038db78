import type { Random } from "@vestpocket/domain/shared/random";
import type { DraftOrder } from "./draft-shape.ts";
import { roundAcres } from "./rounding.ts";

/** Dollars per acre of farmland. */
const ACRE_PRICES: Readonly<Record<string, number>> = {
  Ontario: 17_000,
  Quebec: 12_500,
  "British Columbia": 34_000,
  Alberta: 5_600,
  Saskatchewan: 2_900,
  Manitoba: 5_200,
  "Prince Edward Island": 5_400,
};

interface LandOrder extends DraftOrder {
  readonly size: number;
  readonly noise: number;
}

/** Acres and value of land. The value of a farm includes its buildings, herd and quota. */
export function drawLand(random: Random, { profile, market, size, noise }: LandOrder) {
  const perAcre = (ACRE_PRICES[market.province] ?? 4_200) * (0.8 + 0.4 * random.next());
  const isPrairie = perAcre < 8_000;
  const farmSize = isPrairie ? 2.6 : 1;
  switch (profile.key) {
    case "land/residential-lands": {
      const acres = roundAcres(3.2 * size ** 1.3);
      return { acres, value: (profile.price / 3.2 ** 0.7) * acres ** 0.7 * market.price ** 1.3 * noise };
    }
    case "land/industrial-lands": {
      const acres = roundAcres(5 * size ** 1.2);
      return { acres, value: (profile.price / 5 ** 0.85) * acres ** 0.85 * market.price ** 1.3 * noise };
    }
    case "land/quarry-gravel-lands": {
      const acres = roundAcres(110 * size);
      return { acres, value: (profile.price * acres * noise) / 110 };
    }
    case "farm/hobby-farms-greenhouses": {
      const acres = roundAcres(18 * size ** 1.2);
      return { acres, value: profile.price * 0.75 * market.price ** 0.6 * noise + acres * perAcre * 1.2 };
    }
    case "farm/dairy-farms": {
      const acres = roundAcres(230 * size ** 0.8);
      return { acres, value: acres * perAcre * 0.9 + 2_400_000 * size ** 0.8 * noise };
    }
    case "farm/livestock-farms": {
      const acres = roundAcres(150 * farmSize * size);
      return { acres, value: acres * perAcre + 650_000 * noise };
    }
    default: {
      const acres = roundAcres((profile.group === "farm" ? 120 : 75) * farmSize * size);
      return { acres, value: acres * perAcre * noise + (profile.group === "farm" ? 450_000 * size : 0) };
    }
  }
}
