import type { Terms } from "../searches/query/category-terms.ts";

const GAS_AIR: Terms = {
  en: "gas forced air, forced air gas, forced air natural gas, natural gas forced air, gas fired forced air, forced gas heat, forced gas",
  fr: "air pulse au gaz, air pulse gaz, air force au gaz, air chaud au gaz, air pulse au gaz naturel",
};
const RADIATORS: Terms = {
  en: "hot water radiator, water radiator, hot water heating, hot water heat, hydronic heating, hydronic radiator",
  fr: "radiateur a eau chaude, chauffage a eau chaude, calorifere a eau chaude, radiateur a l eau chaude",
};

/**
 * What the choices of a field are called in listings, by the field's key and the choice's stored value (product.md §5.5).
 * Only words that mean nothing else: neither "well" nor "new" nor "vacant" alone.
 */
export const CHOICE_TERMS: Readonly<Record<string, Readonly<Record<string, Terms>>>> = {
  occupancy: {
    Vacant: {
      en: "vacant possession, currently vacant, building is vacant, now vacant, sold vacant, delivered vacant, vacant building",
      fr: "libre a l occupation, libre d occupation, actuellement vacant, actuellement vacante, presentement vacant, batiment vacant, immeuble vacant, vendu vacant",
    },
    "Owner Occupied": {
      en: "owner occupied, currently owner occupied, occupied by the owner, occupied by owner",
      fr: "occupe par le proprietaire, occupee par le proprietaire, occupe par son proprietaire, proprietaire occupant",
    },
    Tenanted: {
      en: "fully tenanted, currently tenanted, fully leased, 100 leased, 100 % leased, fully occupied, 100 occupied, 100 % occupied, 100 tenanted",
      fr: "entierement loue, entierement louee, pleinement loue, 100 % loue, occupe par un locataire, occupe par des locataires",
    },
  },
  parkingType: {
    Outside: {
      en: "outside parking, outdoor parking, surface parking, parking outside, outdoor stall, surface stall, surface parking stall",
      fr: "stationnement exterieur, stationnement de surface, stationnement en surface, case exterieure",
    },
    "Street Parking": {
      en: "street parking, on street parking, parking on street, parking on the street",
      fr: "stationnement sur rue, stationnement sur la rue, stationnement dans la rue",
    },
    Underground: {
      en: "underground parking, underground stall, underground parking stall, underground garage, parking underground, underground parkade, underground parking spot",
      fr: "stationnement souterrain, garage souterrain, case souterraine, place souterraine",
    },
  },
  heatingType: {
    "Gas Forced Air": GAS_AIR,
    "Electric Forced Air": {
      en: "electric forced air, forced air electric, electrical forced air",
      fr: "air pulse electrique, air pulse a l electricite, air force electrique, air chaud electrique",
    },
    "Hot Water Radiators": RADIATORS,
    "Other Radiant": {
      en: "radiant heat, radiant heating, radiant heater, radiant tube, radiant tube heater, tube heater, radiant gas heater, in floor heat, in floor heating, radiant floor",
      fr: "chauffage radiant, plancher radiant, plancher chauffant, unite radiante, chauffage radiant au gaz",
    },
  },
  heating: { "Forced air gas": GAS_AIR, "Water Radiators": RADIATORS },
  water: {
    Municipal: {
      en: "municipal water, city water, town water, water municipal, municipal water supply",
      fr: "eau municipale, aqueduc municipal, aqueduc, eau de la ville",
    },
    Well: {
      en: "well water, drilled well, dug well, private well, artesian well, water well, water by well, on well and septic, well and septic",
      fr: "puits artesien, puits de surface, puits prive, puits fore, eau de puits, puits et fosse septique",
    },
  },
  sewers: {
    "San + Storm": {
      en: "san storm, san and storm, sanitary and storm, sanitary and storm sewer, storm and sanitary, storm and sanitary sewer, san and storm sewer",
      fr: "egout sanitaire et pluvial, egout pluvial et sanitaire, egouts sanitaires et pluviaux",
    },
    Septic: {
      en: "septic, septic system, septic tank, septic field, septic bed",
      fr: "fosse septique, installation septique, champ d epuration, champ epurateur",
    },
  },
  approxAge: {
    New: {
      en: "newly built, brand new building, new construction, newly constructed, brand new construction, new build",
      fr: "construction neuve, batiment neuf, immeuble neuf, nouvelle construction",
    },
  },
};
