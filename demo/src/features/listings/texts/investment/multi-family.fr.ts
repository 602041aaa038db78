import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const MULTI_FAMILY_FR: SubtypeTexts = {
  kinds: [
    kind("un immeuble locatif en brique", { noun: "l'immeuble", keywords: ["brique"] }),
    kind("un immeuble à logements sans ascenseur", { noun: "l'immeuble", keywords: ["logements"] }),
    kind("une rangée de maisons de ville locatives", {
      noun: "le complexe",
      keywords: ["maisons de ville"],
      sets: ["low"],
      lines: ["[+Separate meters] Chaque maison a son chauffage, son compteur et sa cour."],
    }),
    kind("un immeuble avec ascenseur", {
      noun: "l'immeuble",
      keywords: ["ascenseur"],
      sets: ["large"],
      lines: ["[+Elevator] L'ascenseur a été modernisé et les corridors redécorés."],
    }),
    kind("un plex bien tenu", { noun: "le plex", keywords: ["plex"], sets: ["small", "low"] }),
    kind("un immeuble mixte, logements et commerce", { noun: "l'immeuble", keywords: ["usage mixte"] }),
  ],
  titles: [
    "{kind}, {numberOfUnits} logements {inArea}",
    "{kind}, {street}, {numberOfUnits} logements",
    "{numberOfUnits} logements {inArea}, taux de capitalisation de {capRate}",
    "{kind}, taux d'occupation de {occupancyRate}, {city}",
    "{kind} {nearRoad}, {numberOfUnits} logements",
    "Même propriétaire depuis longtemps : {kind} {inArea}",
    "{kind} avec {parkingSpots} cases de stationnement, {city}",
    "{numberOfUnits} logements à optimiser, {city}",
    "Vente privée : {kind} {inArea}",
    "{kind} {inArea}, {grossRentalIncome} de loyers",
  ],
  openings: [
    "{aKind} {inArea} : {numberOfUnits} logements, occupés à {occupancyRate}.",
    "{numberOfUnits} logements bien tenus {onStreet}, dans la même famille depuis des décennies.",
    "Un placement solide : {aKind} avec des loyers de {grossRentalIncome} par an et une marge à la hausse.",
    "[small] Facile à gérer et à financer : {aKind} de {numberOfUnits} logements {inArea}.",
    "[large] De la taille en un seul immeuble : {numberOfUnits} logements et {totalArea} {inArea}.",
  ],
  details: [
    "Le revenu net d'exploitation est de {netOperatingIncome}, soit un taux de capitalisation de {capRate} au prix demandé.",
    "[+Separate meters] Les locataires paient leur électricité, sur compteurs séparés.",
    "[+Coin laundry] La buanderie à carte et les casiers ajoutent au revenu.",
    "Chaudière, toiture et balcons ont tous été refaits depuis dix ans.",
    "Les loyers moyens sont bien inférieurs au marché et environ le tiers des logements a été rénové au départ des locataires.",
    "Il y a {parkingSpots} cases de stationnement.",
    "[big,~transit] Autobus, épicerie et école sont à quelques minutes à pied.",
    "[+Professionally managed] La gestion est confiée à une firme qui accepterait de rester.",
    "[+Assumable mortgage,~mortgage] Une hypothèque assurée à taux avantageux peut être prise en charge par l'acheteur.",
    "Les baux sont écrits, et les dépenses sont tenues à jour.",
    "[older] La structure de béton et de brique est solide, et les pièces sont grandes.",
  ],
  keywords: ["multilogement", "immeuble locatif", "revenus", "optimisation", "logements"],
  fields: {
    parkingArrangements: [
      "Cases extérieures à l'arrière",
      "Une case par logement, louée à part",
      "Cases extérieures et ruelle",
    ],
  },
};
