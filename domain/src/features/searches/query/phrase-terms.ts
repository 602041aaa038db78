import type { Terms } from "./category-terms.ts";

/** How a bound is said, before its number or after it. */
export type Comparison = "below" | "atMost" | "above" | "atLeast" | "about";

/** The units of numbers. */
export type QueryUnit = "sqft" | "sqm" | "acres" | "hectares" | "feet" | "metres" | "percent" | "kg";

export const TRACK_TERMS: Readonly<Record<"sale" | "rent", Terms>> = {
  sale: {
    en: "for sale, forsale, 4 sale, to buy, buy, buying, for purchase, to purchase, purchase, purchasing",
    fr: "a vendre, avendre, en vente, acheter, a acheter, achat, a l achat",
  },
  rent: {
    en: "for rent, for lease, forrent, forlease, 4 rent, 4 lease, to rent, to lease, rent, lease, rental, leasing, renting, to let, for sublease, sublease, sublet, for sublet",
    fr: "a louer, alouer, louer, en location, a la location, pour location, a sous louer, sous location, a bail, sous louer",
  },
};

/** Choose no track. */
export const EITHER_TRACK: Terms = {
  en: "sale or rent, sale or lease, rent or sale, lease or sale, sale lease, sale and lease",
  fr: "vente ou location, location ou vente, achat ou location, location ou achat",
};

export const POSTER_TERMS: Readonly<Record<"owner" | "agent", Terms>> = {
  owner: {
    en: "by owner, by the owner, by its owner, from owner, from the owner, direct from owner, owner direct, private seller, private owner, private sale, owner listed, owner only, owner selling, owner is selling, sold by owner, selling by owner",
    fr: "par le proprietaire, par proprietaire, par son proprietaire, par le proprio, par proprio, par un proprietaire, par les proprietaires, du proprietaire, direct proprio, sans intermediaire, proprietaire vend, vendu par le proprietaire, vendu par proprietaire",
  },
  agent: {
    en: "by agent, by an agent, by realtor, by a realtor, by broker, by a broker, from an agent, from agent, through an agent, agent only, agent listed",
    fr: "par un courtier, par courtier, par le courtier, par un agent, par agent, par l agent, via un courtier",
  },
};

/** For sale, by its owner. */
export const SALE_BY_OWNER: Terms = { en: "fsbo" };

export const SORT_TERMS: Readonly<Record<"price-asc" | "price-desc" | "newest", Terms>> = {
  "price-asc": {
    en: "cheapest, lowest price, lowest priced, lowest cost, least expensive, low to high, most affordable, by price",
    fr: "moins cher, le moins cher, moins chere, moins dispendieux, prix le plus bas, plus bas prix, prix croissant, plus abordable, par prix",
  },
  "price-desc": {
    en: "most expensive, highest price, highest priced, priciest, high to low",
    fr: "plus cher, le plus cher, plus chere, plus dispendieux, prix le plus eleve, prix decroissant",
  },
  newest: {
    en: "newest, latest, most recent, recently listed, newly listed, just listed, new listing, recent listing",
    fr: "plus recent, plus recente, nouvelle annonce, derniere annonce, nouveaute, recemment publie, annonce recente, derniere inscription, nouvelle inscription",
  },
};

/** The size that sorts a category's listings. */
export const SIZE_SORT_TERMS: Readonly<Record<"asc" | "desc", Terms>> = {
  desc: {
    en: "largest, biggest, largest first, biggest first, by size",
    fr: "plus grand, plus grande, le plus grand, la plus grande, plus vaste, le plus vaste, la plus vaste, par superficie",
  },
  asc: {
    en: "smallest, smallest first",
    fr: "plus petit, plus petite, le plus petit, la plus petite",
  },
};

/** Before a measure: in which order. */
export const DIRECTION_TERMS: Readonly<Record<"asc" | "desc", Terms>> = {
  desc: {
    en: "highest, best, top, sort by highest, sorted by",
    fr: "meilleur, meilleure, plus haut, plus eleve, le meilleur",
  },
  asc: { en: "lowest, sort by lowest", fr: "plus bas, plus faible, le plus bas" },
};

export const COMPARISON_TERMS: Readonly<Record<Comparison, Terms>> = {
  below: {
    en: "under, below, less than, lower than, smaller than, fewer than, cheaper than, <, before, prior to, older than",
    fr: "moins de, moins d, moins que, en dessous de, sous, inferieur a, inferieure a, plus petit que, plus petite que, en bas de, avant, en dessous, a moins de",
  },
  atMost: {
    en: "up to, max, maximum, at most, no more than, no higher than, not over, maximum of, max of, ≤",
    fr: "jusqu a, maximum, max, au maximum, au plus, pas plus de, ne depassant pas, maximum de, max de",
  },
  above: {
    en: "over, above, more than, greater than, higher than, bigger than, larger than, exceeding, >, upwards of, after, newer than",
    fr: "plus de, plus d, plus que, au dessus de, superieur a, superieure a, plus grand que, plus grande que, au dela de, depassant, apres",
  },
  atLeast: {
    en: "at least, min, minimum, no less than, not less than, starting at, starting from, minimum of, min of, from, since, ≥",
    fr: "au moins, minimum, min, a partir de, au minimum, pas moins de, minimum de, depuis, min de",
  },
  about: {
    en: "about, around, approximately, approx, roughly, ~, circa",
    fr: "environ, autour de, a peu pres, approximativement, dans les, aux alentours de",
  },
};

/** After a number. */
export const SUFFIX_TERMS: Readonly<Record<"atLeast" | "atMost", Terms>> = {
  atLeast: {
    en: "+, or more, and more, and up, and over, or over, or above, and above, or better, or higher, or larger, or bigger, or greater, or newer, and newer, or later, and later, plus, minimum, min, at least",
    fr: "et plus, ou plus, et davantage, ou davantage, minimum, min, au moins, ou plus recent, et plus recent, au minimum, ou mieux",
  },
  atMost: {
    en: "or less, and less, and under, or under, or below, and below, max, maximum, or fewer, or lower, tops, at most, or smaller, or older",
    fr: "ou moins, et moins, maximum, max, au plus, au maximum",
  },
};

export const UNIT_TERMS: Readonly<Record<QueryUnit, Terms>> = {
  sqft: {
    en: "sq ft, sqft, sf, rsf, s f, square feet, square foot, sq feet, sq foot, sqf, ft 2, sq, square ft, feet 2, foot 2, sqfeet, sq f, ft squared",
    fr: "pi 2, pied carre, pi ca, p c, pc, pied 2, pi carre, pica, p 2, pieds carre",
  },
  sqm: {
    en: "m 2, sqm, sq m, square metre, square meter, sq metre, sq meter, metre 2, meter 2",
    fr: "metre carre, m carre, mc, metre 2",
  },
  acres: { en: "acre, ac", fr: "acre, ac" },
  hectares: { en: "hectare, ha", fr: "hectare, ha" },
  feet: { en: "ft, feet, foot, '", fr: "pi, pied, '" },
  metres: { en: "metre, meter, m", fr: "metre, m" },
  percent: { en: "%, percent, pct", fr: "%, pour cent, pourcent" },
  kg: { en: "kg, kilo, kilogram, kg day, kg per day, kg a day", fr: "kg, kilo, kilogramme, kg jour, kg par jour" },
};

/** Powers of ten. A single letter is one beside its number or a dollar sign. */
export const MULTIPLIER_TERMS: Readonly<Record<"k" | "m", Terms>> = {
  k: { en: "k, thousand, grand", fr: "k, mille" },
  m: { en: "m, mm, million, mil, mill, millions", fr: "m, million, mm" },
};

export const DOLLAR_TERMS: Terms = {
  en: "$, dollar, cad, ca $, cad $, c $, buck, $ cad, $ ca",
  fr: "$, dollar, piastre, $ ca, $ can",
};

/** What an amount is paid for. */
export const PERIOD_TERMS: Readonly<Record<"month" | "year", Terms>> = {
  month: { en: "month, mo, monthly, mth, mnth", fr: "mois, mensuel, mensuellement, mensuelle" },
  year: { en: "year, yr, annum, annually, yearly, annual", fr: "an, annee, annuel, annuellement, annuelle" },
};
export const PER_TERMS: Terms = {
  en: "per, a, an, each, every, by the, the",
  fr: "par, le, la, l, du, au, chaque, de la, de l",
};
/** An area that an amount is paid for, in one word. */
export const PER_SQFT: Terms = { en: "psf, p s f, per foot, a foot" };
export const BASIS_TERMS: Readonly<Record<"net" | "gross", Terms>> = {
  net: {
    en: "net, nnn, triple net, net net net, plus tmi, and tmi, + tmi, tmi, plus cam, + cam, net rent, net lease",
    fr: "net, nets, triple net, plus frais, plus tmi, net net net, loyer net",
  },
  gross: {
    en: "gross, all in, all inclusive, gross rent, semi gross, including tmi, tmi included, tmi incl, all included",
    fr: "brut, tout inclus, tout compris, loyer brut, brute, tmi inclus",
  },
};

export const BETWEEN_TERMS: Terms = { en: "between, from, range, ranging from", fr: "entre, de, d" };
export const TO_TERMS: Terms = { en: "to, through, till, until", fr: "a, au, jusqu a" };
export const AND_TERMS: Terms = { en: "and", fr: "et" };
export const ALTERNATIVE_TERMS: Terms = { en: "or, and or, or in, or near", fr: "ou, et ou, ou bien, ou a" };

export const NEAR_TERMS: Terms = {
  en: "near, greater, metro, nearby, close to, around, next to, near to, not far from, in and around, in or near, in or around, near or in, in the area of, surrounding",
  fr: "grand, pres de, pres d, pres du, a proximite de, a proximite d, a proximite du, proche de, proche d, proche du, autour de, autour d, autour du, aux environs de, aux environs d, aux alentours de, environs de, dans la region de, region de, pas loin de, pas loin d, non loin de, a cote de, dans le coin de, proche, pres",
};
/** After a city. */
export const AROUND_TERMS: Terms = {
  en: "area, and area, and surrounding area, and surrounding, region, and surroundings, and vicinity, vicinity, and nearby, or nearby, surrounding area",
  fr: "et environs, et les environs, et ses environs, et alentours, et region, et la region, et sa region, ou environs, ou les environs",
};
export const WITHIN_TERMS: Terms = {
  en: "within, in a, within a, less than, in, up to, no more than, max, a, at most, maximum, with a, under",
  fr: "a moins de, dans un rayon de, a, rayon de, moins de, au plus, jusqu a, dans les, max, maximum",
};
export const DISTANCE_TERMS: Readonly<Record<"km" | "miles" | "minutes", Terms>> = {
  km: { en: "km, kilometre, kilometer, klm, kms", fr: "km, kilometre" },
  miles: { en: "mile, mi" },
  minutes: {
    en: "minute, min, hour, hr, minute drive, min drive, hour drive, minute walk, min walk",
    fr: "minute, min, heure, mn, minutes de route, min de route, heures de route, heure de route",
  },
};
export const FROM_TERMS: Terms = {
  en: "of, from, around, radius of, radius from, radius around, radius, away from, outside, outside of, to",
  fr: "de, d, du, autour de, autour d, autour du, des alentours de, de rayon autour de, a partir de",
};
/** After a city and a distance. */
export const RADIUS_TERMS: Terms = { en: "radius", fr: "de rayon, a la ronde, autour" };

export const REGION_TERMS: Readonly<Record<"gta" | "southShore", Terms>> = {
  gta: {
    en: "gta, greater toronto area, greater toronto, the gta, g t a, gtha",
    fr: "grand toronto, rgt, region du grand toronto, le grand toronto, la rgt",
  },
  southShore: {
    en: "south shore of montreal, montreal south shore, montreal s south shore, south shore montreal",
    fr: "rive sud, la rive sud, rive sud de montreal, la rive sud de montreal, rive sud montreal",
  },
};

export const ZONING_TERMS: Terms = {
  en: "zoning, zoned, zone, zoning code, zoning is, zoning of, zoned as",
  fr: "zonage, zone, zonee, zonage de, zonage de type, code de zonage",
};

export const NEGATION_TERMS: Terms = {
  en: "not, no, without, except, except for, excluding, never, other than, don t want, do not want, avoid",
  fr: "pas, sans, sauf, hors, non, ni, excepte, excluant, aucun, aucune, pas de, pas d, autre que, a l exception de, ne veux pas, ne cherche pas",
};
