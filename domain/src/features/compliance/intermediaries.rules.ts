import { LANGUAGES } from "../../shared/text.ts";
import { BROKERAGE_LAWS } from "./brokerage.laws.ts";
import { fieldOf } from "./checked-texts.rules.ts";
import type { CheckedListing, Rule } from "./compliance.terms.ts";

/** Where the rule has been written for the law. */
const PROVINCES = [
  ...(["Ontario", "Quebec", "British Columbia", "Alberta", "Manitoba", "Saskatchewan", "Nova Scotia"] as const),
];

const REWARD = "(?:fees?|commissions?|retainer|percent|per cent|%)";
const RECOMPENSE = "(?:commissions?|honoraires|rémunération|pour cent|%)";

/** What only an intermediary who is paid writes; a fee that an owner pays or does not ask for is none of these. */
const PHRASES = [
  `(?:act|acts|acting|work|working) (?:for|on behalf of) (?:the|its|an?) (?:owner|seller|vendor|landlord)s?\\b[^.!?]{0,60}?${REWARD}`,
  `represent(?:s|ing)? (?:the|its|an?) (?:owner|seller|vendor|landlord)s?\\b[^.!?]{0,60}?${REWARD}`,
  `(?:i|we) (?:charge|get|receive|earn|take|am paid|are paid)(?: you)? (?:an? )?(?:\\d[\\d.,]* ?)?(?:success |referral |finder's |finders )?${REWARD}`,
  "(?<!(?:no|without|without an?|zero) )(?:finder's|finders|finder|success|referral) fees?",
  "my (?:brokerage )?(?:commission|fee)s?",
  "(?:our|the) commission (?:is|of|will be) ?\\d[\\d.,]*",
  `(?:j'agis|nous agissons|agissant) (?:pour|au nom d[eu]s?|pour le compte d[eu]s?) (?:l[ea]s? )?(?:propriétaire|vendeu[rs]e?|bailleur)s?[^.!?]{0,60}?${RECOMPENSE}`,
  `(?:je représente|nous représentons|représentant) (?:l[ea]s? )?(?:propriétaire|vendeur|bailleur)s?[^.!?]{0,60}?${RECOMPENSE}`,
  `(?:je|nous) (?:touch|reç|perç|demand|factur|exige)\\p{L}* (?:une? |des |nos |mes )?(?:\\d[\\d.,]* ?)?${RECOMPENSE}`,
  "(?<!(?:aucun|aucune|sans|pas de) )(?:commission|prime|honoraires|frais) (?:d'intermédiaire|d'apporteur|de démarchage|de recommandation|de résultat|au succès)",
  "(?:ma commission|mes honoraires)",
  "notre commission est de ?\\d[\\d.,]*",
];

const INTERMEDIARY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PHRASES.join("|")})(?![\\p{L}\\p{N}])`, "giu");

export const INTERMEDIARY_RULES: readonly Rule[] = [
  {
    id: "unlicensed-intermediary",
    severity: "warns",
    laws: PROVINCES.map((province) => BROKERAGE_LAWS[province]),
    title: /*i18n*/ { id: "compliance.intermediary", message: "Paid to find a buyer or tenant?" },
    explanation: /*i18n*/ {
      id: "compliance.intermediary.why",
      message:
        "“{words}”: you declared that you post as the owner or for the owner. Whoever is paid to find a buyer or tenant for somebody else needs a real estate licence, unless the law exempts them.",
    },
    remedy: /*i18n*/ {
      id: "compliance.intermediary.remedy",
      message:
        "If you hold a licence, post as an agent. If not, do not act for a fee. If the words mean something else, you can leave them as they are.",
    },
    find: findFees,
  },
];

/** All phrases, with the field of the first. */
function findFees(listing: CheckedListing) {
  if (listing.postedAs !== "owner") return undefined;
  const found = LANGUAGES.flatMap((language) =>
    (["title", "description"] as const).flatMap((name) => {
      const text = (listing.texts[language]?.[name] ?? "").normalize("NFC").replaceAll("’", "'").replace(/\s+/gu, " ");
      return (text.match(INTERMEDIARY) ?? []).map((words) => ({ words, field: fieldOf(listing, language, name) }));
    }),
  );
  const [first] = found;
  return first && { field: first.field, words: [...new Set(found.map(({ words }) => words))] };
}
