import { COORDINATES } from "@vestpocket/domain/places/places.coordinates";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { Language } from "@vestpocket/domain/shared/text";

/** A city that helps to find one's way, whether it has listings or not. */
export interface BaseCity {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** The zoom from which it is named. */
  readonly fromZoom: number;
}

type ByProvince = Readonly<Partial<Record<ProvinceName, readonly string[]>>>;

/** By the zoom from which they are named, the largest first. */
const CITIES: readonly (readonly [fromZoom: number, cities: ByProvince])[] = [
  [
    2,
    {
      "British Columbia": ["Vancouver"],
      Alberta: ["Calgary", "Edmonton"],
      Saskatchewan: ["Regina"],
      Manitoba: ["Winnipeg"],
      Ontario: ["Toronto"],
      Quebec: ["Montreal"],
      "Nova Scotia": ["Halifax"],
      "Newfoundland and Labrador": ["St. John's"],
      Yukon: ["Whitehorse"],
      "Northwest Territories": ["Yellowknife"],
      Nunavut: ["Iqaluit"],
    },
  ],
  [
    4,
    {
      Ontario: ["Ottawa", "Thunder Bay", "Windsor"],
      Quebec: ["Quebec City"],
      Saskatchewan: ["Saskatoon"],
      "British Columbia": ["Victoria", "Prince George"],
      "New Brunswick": ["Fredericton"],
      "Prince Edward Island": ["Charlottetown"],
    },
  ],
  [
    5,
    {
      "British Columbia": ["Kelowna", "Kamloops"],
      Alberta: ["Red Deer", "Lethbridge", "Grande Prairie", "Fort McMurray"],
      Manitoba: ["Brandon"],
      Ontario: ["London", "Kingston"],
      Quebec: ["Saguenay", "Sherbrooke", "Trois-Rivières", "Rimouski"],
      "New Brunswick": ["Moncton", "Saint John"],
      "Nova Scotia": ["Sydney"],
      Saskatchewan: ["Prince Albert"],
    },
  ],
  [
    6,
    {
      Ontario: ["Hamilton", "Barrie", "Kitchener", "St. Catharines"],
      Quebec: ["Gatineau", "Drummondville", "Granby", "Saint-Hyacinthe", "Shawinigan"],
      "British Columbia": ["Abbotsford", "Nanaimo", "Chilliwack"],
      Alberta: ["Medicine Hat"],
      Saskatchewan: ["Moose Jaw"],
    },
  ],
  [
    7,
    {
      Ontario: ["Mississauga", "Brampton", "Markham", "Vaughan", "Oshawa", "Oakville", "Guelph", "Burlington"],
      Quebec: ["Laval", "Longueuil", "Terrebonne", "Lévis", "Saint-Jérôme"],
      "British Columbia": ["Surrey", "Burnaby", "Richmond"],
      Alberta: ["Airdrie"],
    },
  ],
];

/** The cities that the base map names, in a language. */
export function listBaseCities(language: Language): BaseCity[] {
  return CITIES.flatMap(([fromZoom, cities]) =>
    PROVINCES.flatMap(({ name: province }) =>
      (cities[province] ?? []).flatMap((city) => {
        const place = COORDINATES[province][city];
        return place === undefined ? [] : [{ ...place, fromZoom, name: cityLabel(city, language) }];
      }),
    ),
  );
}
