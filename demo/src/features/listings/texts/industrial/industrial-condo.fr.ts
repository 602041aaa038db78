import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const INDUSTRIAL_CONDO_FR: SubtypeTexts = {
  kinds: [
    kind("un condo industriel", { noun: "le condo", keywords: ["condo industriel"] }),
    kind("un condo industriel avec mezzanine aménagée", {
      noun: "le condo",
      keywords: ["mezzanine"],
      lines: ["[+Mezzanine] La mezzanine compte deux bureaux et une salle d'eau."],
    }),
    kind("un condo industriel d'angle", {
      noun: "le condo",
      keywords: ["unité d'angle"],
      lines: ["[+Corner unit] L'unité d'angle profite de fenêtres sur deux côtés."],
    }),
    kind("un atelier d'entrepreneur en copropriété", { noun: "l'atelier", keywords: ["entrepreneur"] }),
    kind("un condo industriel double", { noun: "le condo", keywords: ["unité double"] }),
    kind("un condo industriel avec quai", { noun: "le condo", keywords: ["quai"], sets: ["truck"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} de {totalArea}, {city}",
    "{kind} {nearRoad}",
    "{kind}, {clearHeightFeet} libres, {city}",
    "{kind} avec {drives}, {city}",
    "[rent] Unité industrielle à louer, {totalArea} {inArea}",
    "[sale] Devenez propriétaire : {kind} {inArea}",
    "[vacant] {kind} libre, {totalArea}",
    "[tenanted,forSale] {kind} loué, {city}",
    "{kind} {inArea}, frais modiques",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea} avec {clearHeightFeet} de hauteur libre.",
    "{totalArea} dans une copropriété industrielle bien gérée, {nearRoad}.",
    "Les petites unités industrielles sont rares {inCity}; celle-ci est propre, claire et prête.",
    "[sale] Mieux qu'un loyer : {aKind} de {totalArea} {nearRoad}.",
  ],
  details: [
    "L'avant, {officeSqFt}, est fini en réception, bureau et salle d'eau; l'atelier compte {warehouseSqFt}.",
    "Le chargement se fait par {drives}.",
    "[+Three-phase power] L'entrée est de {powerAmps}, triphasée, avec panneau secondaire à l'atelier.",
    "Les frais de copropriété de {monthlyCondoFee} par mois couvrent déneigement, toiture, extérieur et assurance des parties communes.",
    "L'unité comprend {parkingSpots} cases de stationnement réservées.",
    "[+Floor drains] Le plancher de l'atelier est scellé et drainé.",
    "[+Sprinklers] Le complexe est entièrement muni de gicleurs.",
    "Aérotherme au gaz et éclairage DEL gardent les coûts bas.",
    "Les voisins sont des métiers, de l'assemblage léger et du commerce en ligne.",
    "[rent,~net] Bail brut ou net, deux ans minimum.",
  ],
  keywords: ["condo industriel", "atelier", "entrepôt", "propriétaire occupant", "porte au sol"],
  fields: {
    permittedUses: [
      "industrie légère, entrepôt, salle d'exposition et métiers",
      "entrepreneur, gros, services et atelier",
    ],
  },
};
