/** What the factory knows of a city's market. A place is 'in Griffintown', or with its French: 'in Griffintown|dans Griffintown'. */
export interface Market {
  /** Share of the listings, any unit. */
  readonly weight: number;
  /** Prices against the national middle. */
  readonly price: number;
  /** 0: no farms or pits in its surroundings, 1: some, 2: farm country. */
  readonly rural: 0 | 1 | 2;
  readonly road: readonly string[];
  readonly streets: readonly string[];
  /** Where shops and offices stand, with the preposition. */
  readonly areas: readonly string[];
  /** Where industry stands, with the preposition. */
  readonly works: readonly string[];
  /** The countryside around, with the preposition. */
  readonly county: readonly string[];
}

export type CityMarkets = Readonly<Record<string, Market>>;

interface Places {
  readonly road?: string;
  readonly streets?: string;
  readonly areas?: string;
  readonly works?: string;
  readonly county?: string;
}

/** One city; each list of places is written in one string, parted by semicolons. */
export function market(weight: number, price: number, rural: 0 | 1 | 2, places: Places): Market {
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
