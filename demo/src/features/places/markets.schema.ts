/** The market of a city. A place is 'in Griffintown', or with its French 'in Griffintown|dans Griffintown'. */
export interface Market {
  /** Share of the listings, any unit. */
  readonly weight: number;
  /** Price level, relative to the national median of 1. */
  readonly price: number;
  /** 0 without farms or pits around the city, 1 with some, 2 in farm country. */
  readonly rural: 0 | 1 | 2;
  readonly road: readonly string[];
  readonly streets: readonly string[];
  /** Where shops and offices are, with the preposition. */
  readonly areas: readonly string[];
  /** Where industry is, with the preposition. */
  readonly works: readonly string[];
  /** The surrounding countryside, with the preposition. */
  readonly county: readonly string[];
}

export type CityMarkets = Readonly<Record<string, Market>>;

interface MarketSpec extends Pick<Market, "weight" | "price" | "rural"> {
  readonly road?: string;
  readonly streets?: string;
  readonly areas?: string;
  readonly works?: string;
  readonly county?: string;
}

/** The market of one city. Each list of places is one string, separated by semicolons. */
export function market({ weight, price, rural, ...places }: MarketSpec): Market {
  return {
    weight,
    price,
    rural,
    road: split(places.road),
    streets: split(places.streets),
    areas: split(places.areas),
    works: split(places.works),
    county: split(places.county),
  };
}

function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split("; ");
}
