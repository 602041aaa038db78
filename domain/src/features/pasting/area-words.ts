import type { Reading } from "../searches/query/pieces.ts";

/** After an area: of what part it is. */
const PARTS =
  /^(?:mezz|mezzanine|basement|patio|yard|garage|house|shop|barn|store|cooler|storage|lot|parcel|terrain|expansion|addition|apartment|logement|terrasse|sous|cour|entrepot|bureau|bureaux|office|warehouse|second|upper|lower|showroom|kitchen|gym|dining|more|additional|per|par|each|chacun|chacune|floorplate|minimum|max|available|floorplates)$/u;
export const isPart = (word: string): boolean => PARTS.test(word);

const BEFORE =
  /^(?:a|an|of|de|d|du|the|is|is|total|about|approx|approximately|environ|lease|rent|sale|vendre|louer|space|unit|building|local|condo|suite|premises|property|clean|bright|modern|new|prime|with|offers|offering|totalling|totaling|superficie|espace|immeuble|batiment|batisse|usine|entrepot|bureau|warehouse|office|retail|industrial|commercial|flex|free|standing|freestanding|restaurant|salon|clinic|facility|in|at|on|for|pour|et|and|storey|tenant|ne|nw|se|sw|n|s|e|w|north|south|east|west|est|ouest|nord|sud|professionnel|professionnelle|medical|over|nearly|almost|pres|plus|s|sublease|leased|operating|occupies|occupying|footprint|from|between|entre|units|suites|ferme|closed|private|prive|batie|meuble|furnished)$/u;

/** Whether the words before an area say of what part it is: "main floor retail 1,600 sf". */
export const isOfPart = ({ tokens }: Reading, start: number): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some(({ plain, before }, index, words) => {
    const isApart = [...words.slice(index + 1), tokens[start]].some((word) => /[,;.\n|•:]/u.test(word?.before ?? ""));
    return !isApart && /^(?:floor|level|etage|basement|mezzanine|sous)$/u.test(plain) && !before.includes("\n\n");
  });

/** Whether the word before an area says nothing of a part: an article, a place, what the listing is, a number. */
export function isDescribing({ tokens, lexicon }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.isNumber || token.plain.length === 1 || BEFORE.test(token.plain)) return true;
  return (
    lexicon.province(tokens, at) !== undefined ||
    lexicon.shortProvince(tokens, at) !== undefined ||
    endsCity({ tokens, lexicon }, at)
  );
}

/** Whether a city's name ends at a token. */
function endsCity({ tokens, lexicon }: Pick<Reading, "tokens" | "lexicon">, at: number): boolean {
  return [1, 2, 3].some((length) => {
    const words = tokens.slice(Math.max(0, at - length + 1), at + 1).map(({ plain }) => plain);
    return lexicon.cities.get(words[0] ?? "")?.includes(words.join(" ")) === true;
  });
}
