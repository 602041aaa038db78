/**
 * Phrases that exclude people by a characteristic protected by human rights laws. Each part is a piece of a regular
 * expression; a phrase matches whole words only. Words that describe a trade ("women's gym", "Chinese restaurant") do
 * not count.
 */

const FAMILIES = ["children", "kids", "babies", "infants", "families", "single (?:mothers|parents)", "pregnant women"];
const FAITHS = ["christians?", "muslims?", "jews", "jewish", "hindus?", "sikhs?", "catholics?", "buddhists?"];
const ORIGINS = [
  "immigrants",
  "foreigners",
  "refugees",
  "newcomers",
  "asians",
  "arabs",
  "blacks",
  "whites",
  "caucasians?",
];
const OTHERS = ["women", "gays", "lesbians", "disabled(?: people)?", "welfare(?: recipients)?"];
const PEOPLE = "(?: (?:tenants|buyers|owners|families|people|applicants|couples|businesses))?";
/** Marks a thing rather than a person. */
const THINGS = "(?!['-]| (?:menu|area|zone|section|room|play|programs?|services?)(?!\\p{L}))";

const any = (...parts: readonly string[][]) => `(?:${parts.flat().join("|")})`;

export const ENGLISH_PHRASES: readonly string[] = [
  `no ${any(FAMILIES, FAITHS, ORIGINS, OTHERS)}${THINGS}`,
  `not (?:for|suitable for|available to) ${any(FAMILIES.slice(0, 5), FAITHS, ORIGINS)}${THINGS}`,
  `${any(FAITHS, ORIGINS)}${PEOPLE} (?:only|preferred)`,
  "adults? only",
];

const FAMILLES = ["enfants?", "bébés?", "familles?", "mères? monoparentales?", "femmes? enceintes?"];
const CROYANCES = [
  "chr[ée]tien(?:ne)?s?",
  "musulman(?:e)?s?",
  "juif(?:ve)?s?",
  "juives?",
  "hindou(?:e)?s?",
  "sikhs?",
  "catholiques?",
];
const ORIGINES = ["immigrant(?:e)?s?", "[ée]tranger(?:s|ère|ères)?", "r[ée]fugi[ée](?:e)?s?", "asiatiques?", "arabes?"];
const AUTRES = [
  "femmes?",
  "gais?",
  "lesbiennes?",
  "handicap[ée](?:e)?s?",
  "assist[ée](?:e)?s? soci(?:al|ale|aux|ales)",
];
const CHOSES = "(?!-| (?:de bureau|au menu)(?!\\p{L}))";

export const FRENCH_PHRASES: readonly string[] = [
  `(?:pas d['e] ?|aucune? )${any(FAMILLES, CROYANCES, ORIGINES, AUTRES)}${CHOSES}`,
  `${any(CROYANCES, ORIGINES)} (?:seulement|uniquement|de pr[ée]f[ée]rence)`,
  `r[ée]serv[ée](?:e|s|es)? aux ${any(CROYANCES, ORIGINES)}`,
  "(?:adultes (?:seulement|uniquement)|r[ée]serv[ée](?:e|s|es)? aux adultes)",
];
