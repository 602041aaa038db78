import type { Reading } from "../searches/query/pieces.ts";
import { findName, resolvePlace } from "../searches/query/read-name.ts";
import { rangeOf, type TextRange } from "./listing-reading.ts";

interface FoundPlace {
  readonly city: string | undefined;
  readonly province: string | undefined;
  readonly from: TextRange;
}

const INTRODUCING = /^(?:in|at|near|a|en|dans|city|ville|downtown|of|au|pres)$/u;

/** "45 min. west of Edmonton", "20 minutes from Toronto", « à 10 km de Laval ». */
function isFarFrom(tokens: Reading["tokens"], at: number): boolean {
  const [how = "", from = ""] = [tokens[at - 2]?.plain, tokens[at - 1]?.plain];
  return (
    /^(?:of|from|to|de|du)$/u.test(from) &&
    /^(?:north|south|east|west|northwest|northeast|southwest|southeast|nord|sud|est|ouest|min|minutes?|km|hours?|heures?|drive|outside|close)$/u.test(
      how,
    )
  );
}

/**
 * Where the listing is: the first city that is named with its province, otherwise the first one that can only be one. A
 * street that is named after a city is none.
 */
export function findPlace(reading: Reading): FoundPlace | undefined {
  const { tokens, text, lexicon } = reading;
  const named: (FoundPlace & { isSure: boolean; isWritten: boolean })[] = [];
  let province: string | undefined;
  let alone: FoundPlace | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const other = lexicon.otherPlace(tokens, at);
    if (other !== undefined) {
      at = other.end - 1;
      continue;
    }
    const found = findName(reading, at);
    if (found === undefined) continue;
    const street = lexicon.streetAfter(tokens, found.end);
    if (isFarFrom(tokens, at)) {
      at = found.end - 1;
      continue;
    }
    const isStreet =
      (street !== undefined && tokens[found.end]?.isBreak !== true) ||
      lexicon.streetBefore(tokens, at - 1) !== undefined;
    const isCapital = /\p{Lu}/u.test(text[tokens[at]?.start ?? 0] ?? "");
    const place = isStreet ? undefined : resolvePlace({ ...found.value, isEither: false });
    const isSure = found.value.city !== undefined && found.value.province !== undefined;
    if (place?.city === undefined) {
      if (!isCapital || place === undefined) continue;
      province ??= place.province;
      alone ??= { city: undefined, province: place.province, from: rangeOf(reading, at, found.end) };
    } else if (isCapital || isSure) {
      const isIntroduced = INTRODUCING.test(tokens[at - 1]?.plain ?? "");
      named.push({
        city: place.city,
        province: place.province,
        from: rangeOf(reading, at, found.end),
        isSure,
        isWritten: isIntroduced || tokens[at]?.isBreak === true || at === 0 || isSure,
      });
    }
    at = found.end - 1;
  }
  const best =
    named.find(({ isSure }) => isSure) ??
    named.find((each) => each.isWritten && each.province !== undefined) ??
    named.find((each) => each.province !== undefined) ??
    named[0];
  if (best === undefined) return alone;
  const resolved = best.province === undefined && province !== undefined ? { ...best, province } : best;
  return resolved.province === undefined ? undefined : resolved;
}
