import type { MeasureKey } from "../measures.ts";
import type { Terms } from "./category-terms.ts";

/** What a number beside these words is: a measure, or what only the rest of the text decides. */
export type Measured = MeasureKey | "price" | "rent" | "size" | "lot" | "doors";

export interface MeasureTerms extends Terms {
  readonly of: Measured;
  /** Without a number it is a keyword, since a listing has it or not. */
  readonly isNoun?: true;
  /** A number that nothing follows is the highest accepted one: of what one pays. */
  readonly isCost?: true;
  /** The category that only these words have. */
  readonly implies?:
    | { readonly type: "Investment Properties"; readonly subtype: "Multi-Family" }
    | { readonly type: "Office" | "Merger & Acquisitions" };
}

const MULTI_FAMILY = { type: "Investment Properties", subtype: "Multi-Family" } as const;

/** What numbers are said of (product.md §6.2). */
export const MEASURE_TERMS: readonly MeasureTerms[] = [
  {
    of: "price",
    en: "price, priced, asking, asking price, budget, purchase price, list price",
    fr: "prix, prix demande, budget, prix d achat",
  },
  {
    of: "rent",
    en: "rent, monthly rent, lease rate",
    fr: "loyer, loyer mensuel",
  },
  {
    of: "size",
    en: "area, total area, size, floor area, square footage, building size",
    fr: "superficie, surface, superficie totale, aire",
  },
  { of: "lot", en: "lot, lot size, lot area, site", fr: "lot, superficie de terrain, superficie du terrain" },
  { of: "doors", en: "door", fr: "porte" },
  {
    of: "capRate",
    en: "cap rate, cap, caprate, capitalization rate",
    fr: "taux de capitalisation, taux de cap, taux global d actualisation, tga",
  },
  {
    of: "netOperatingIncome",
    en: "noi, net operating income, n o i",
    fr: "revenu net, revenu net d exploitation, rne",
  },
  {
    of: "grossRevenue",
    en: "revenue, gross revenue, annual revenue, sales, annual sales, gross sales, turnover",
    fr: "chiffre d affaires, revenu, revenu brut, revenu annuel, vente annuelle",
  },
  {
    of: "cashFlow",
    en: "cash flow, cashflow, sde, seller s discretionary earnings, discretionary earnings, net cash flow, profit, net profit, annual profit, earning",
    fr: "flux de tresorerie, flux monetaire, cash flow, cashflow, profit, profit net, benefice, benefice net",
  },
  { of: "ebitda", en: "ebitda", fr: "baiia, ebitda" },
  {
    of: "parkingSpots",
    isNoun: true,
    en: "parking, parking spot, parking space, parking stall, parking for, stall",
    fr: "stationnement, place de stationnement, espace de stationnement, case de stationnement, place de parking",
  },
  { of: "parkingRatio", isNoun: true, en: "parking ratio", fr: "ratio de stationnement" },
  {
    of: "yearBuilt",
    en: "built, year built, constructed, built in",
    fr: "construit, construite, bati, batie, annee de construction, construit en, construite en, construction",
  },
  {
    of: "seats",
    en: "seat, seating, seating for, seating capacity, seater",
    fr: "place assise, place, siege, couvert",
  },
  {
    of: "rooms",
    en: "room, guest room, hotel room, key",
    fr: "chambre",
  },
  {
    of: "serviceBays",
    en: "bay, service bay, repair bay",
    fr: "baie, baie de service",
  },
  {
    of: "privateOffices",
    isNoun: true,
    en: "private office, closed office, enclosed office",
    fr: "bureau ferme, bureau prive",
  },
  { of: "privateOffices", implies: { type: "Office" }, en: "office", fr: "bureau" },
  {
    of: "meetingRooms",
    isNoun: true,
    en: "meeting room, boardroom, conference room",
    fr: "salle de reunion, salle de conference",
  },
  {
    of: "examRooms",
    isNoun: true,
    en: "exam room, examination room",
    fr: "salle d examen, salle de consultation",
  },
  {
    of: "clearHeightFeet",
    en: "clear, clear height, ceiling height, ceiling, clearance, high ceiling, high, tall",
    fr: "hauteur libre, hauteur, libre, plafond, degagement, hauteur de plafond, hauteur sous plafond, de hauteur, haut, de haut, de hauteur libre, de plafond, de degagement",
  },
  {
    of: "truckLevelDoors",
    isNoun: true,
    en: "dock, loading dock, truck level door, dock door, truck door, dock level door, truck level loading door, truck level, dock level, loading door",
    fr: "quai, quai de chargement, porte de quai, quai de livraison, porte de chargement, porte camion",
  },
  {
    of: "gradeLevelDoors",
    isNoun: true,
    en: "grade level door, drive in door, drive in, grade door, overhead door, ground level door, garage door, grade level",
    fr: "porte au sol, porte au niveau du sol, porte de plain pied, porte de garage, porte niveau sol, porte sectionnelle",
  },
  {
    of: "frontageFeet",
    isNoun: true,
    en: "frontage, street frontage, of frontage",
    fr: "facade, de facade, frontage, de frontage, facade de",
  },
  { of: "approvedLots", en: "approved lot", fr: "lot approuve" },
  {
    of: "workableAcres",
    en: "workable, workable land, tillable, arable, cultivated, workable acre",
    fr: "cultivable, cultive, en culture, arable, labourable",
  },
  { of: "numberOfUnits", en: "unit, suite, dwelling unit", fr: "unite" },
  {
    of: "numberOfUnits",
    implies: MULTI_FAMILY,
    en: "apartment, apartment unit",
    fr: "logement, appartement, log",
  },
  {
    of: "occupancyRate",
    en: "occupancy, occupancy rate, occupied",
    fr: "taux d occupation, occupation, occupe, d occupation",
  },
  {
    of: "yearsInOperation",
    en: "year in business, year in operation, year of operation",
    fr: "an d existence, an en affaires, annee en affaires",
  },
  { of: "employees", en: "employee, staff", fr: "employe, salarie" },
  {
    of: "herdSize",
    en: "cow, head, animal",
    fr: "vache, tete, animaux",
  },
  { of: "quotaKgDay", isNoun: true, en: "quota, milk quota, of quota", fr: "quota, quota laitier, de quota" },
  {
    of: "shareOffered",
    implies: { type: "Merger & Acquisitions" },
    en: "share, stake, interest, equity, ownership",
    fr: "des part, des action, part, action, participation, de participation",
  },
  {
    of: "minimumInvestment",
    isCost: true,
    en: "minimum investment, initial investment, investment required",
    fr: "investissement minimum, investissement initial, investissement minimal, mise de fonds, investissement requis",
  },
  {
    of: "franchiseFee",
    isCost: true,
    en: "franchise fee",
    fr: "frais de franchise, droit d entree, droit de franchise, frais initiaux, redevance initiale",
  },
  { of: "royalty", isCost: true, en: "royalty", fr: "redevance, royaute" },
];
