import type { SearchFilter } from "../searches.schema.ts";
import type { Piece, Place } from "./pieces.ts";
import { resolvePlace } from "./read-name.ts";

type Outcome = SearchFilter | "leftover" | "nothing";
type PlacePiece = Extract<Piece, { kind: "place" }>;

/** The first place counts, with a province or a city that agrees with it; a name that no list has is a keyword. */
export function resolvePlaces(pieces: readonly Piece[]): ReadonlyMap<Piece, Outcome> {
  const outcomes = new Map<Piece, Outcome>();
  const places = pieces.filter((piece): piece is PlacePiece => piece.kind === "place");
  const first = places.find(({ place }) => resolvePlace(place) !== undefined);
  const refined = first && refine(first.place, places);
  for (const piece of places) {
    const resolved = resolvePlace(piece.place);
    if (resolved === undefined) outcomes.set(piece, { keywords: [] });
    else if (refined !== undefined && (piece === first || agrees(piece.place, refined)))
      outcomes.set(piece, toFilter(refined));
    else outcomes.set(piece, "leftover");
  }
  return outcomes;
}

/** The first place, with the city or the province that another one adds. */
function refine(first: Place, places: readonly PlacePiece[]): Place {
  if (first.city !== undefined) {
    const isTwo = resolvePlace(first)?.province === undefined;
    const province = isTwo ? places.find(({ place }) => place.city === undefined)?.place.province : undefined;
    const both = { ...first, province };
    return province !== undefined && resolvePlace(both) !== undefined ? both : first;
  }
  const city = places.find(({ place }) => place.city !== undefined && resolvePlace(place)?.province === first.province);
  return city?.place ?? first;
}

function agrees(place: Place, chosen: Place): boolean {
  const [one, other] = [resolvePlace(place), resolvePlace(chosen)];
  if (place.km !== undefined && place.km !== chosen.km) return false;
  if (place.isEither === true || place.city === undefined) return one?.province === other?.province;
  return one?.city === other?.city;
}

function toFilter(place: Place): SearchFilter {
  const { city, province } = resolvePlace(place) ?? {};
  if (place.km === undefined || city === undefined) {
    return { ...(city !== undefined && { city }), ...(province !== undefined && { province }) };
  }
  return { within: { near: { province: province ?? "Alberta", city }, km: place.km } };
}
