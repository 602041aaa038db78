import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOTELS_MOTELS_FR: SubtypeTexts = {
  kinds: [
    kind("un motel en bordure de route", { noun: "le motel", keywords: ["motel"] }),
    kind("un hôtel à services limités", { noun: "l'hôtel", keywords: ["hôtel"] }),
    kind("un hôtel indépendant avec restaurant", {
      noun: "l'hôtel",
      keywords: ["restaurant"],
      sets: ["seats"],
      lines: [
        "[+Restaurant on site] Le restaurant de {seats} places est loué à un exploitant : le propriétaire ne gère que les chambres.",
      ],
    }),
    kind("un motel longue durée avec cuisinettes", {
      noun: "le motel",
      keywords: ["longue durée"],
      lines: ["[+Kitchenettes in rooms] Les cuisinettes attirent les équipes de chantier, qui restent des mois."],
    }),
    kind("un hôtel de bannière", {
      noun: "l'hôtel",
      keywords: ["bannière"],
      lines: ["Le contrat de bannière est cessible ou résiliable."],
    }),
    kind("un motel au bord de l'eau", { noun: "le motel", keywords: ["bord de l'eau"] }),
  ],
  titles: [
    "{kind}, {rooms} chambres, {city}",
    "{kind} {nearRoad}",
    "{kind}, {rooms} chambres, TGA {capRate}",
    "{kind} sur {lotSizeAcreage}, {rooms} chambres",
    "{kind}, {grossRevenue} de revenus, {city}",
    "Entreprise familiale : {kind}, {rooms} chambres",
    "{kind} avec logement du gérant, {city}",
    "[seats] {kind}, {rooms} chambres et {seats} places",
    "{kind}, {occupancyRate} d'occupation, {city}",
    "Chambres rénovées : {kind}, {street}",
  ],
  openings: [
    "{aKind} de {rooms} chambres, {nearRoad}.",
    "{rooms} chambres, {totalArea} et {lotSizeAcreage} : {aKind} actif toute l'année.",
    "Jamais offert sur le marché, {aKind} {inCity} avec un taux d'occupation de {occupancyRate}.",
    "Rentable et exploité par le propriétaire : {aKind}, revenus de {grossRevenue}.",
  ],
  details: [
    "Les revenus ont été de {grossRevenue} l'an dernier, avec une occupation moyenne de {occupancyRate}.",
    "Le revenu net est de {netOperatingIncome}, soit {capRate} du prix demandé.",
    "[+Manager's suite] Un logement de trois chambres pour le gérant se trouve derrière la réception.",
    "[+Swimming pool] La piscine intérieure a été recarrelée et son chauffage remplacé.",
    "Près de la moitié des nuitées vient d'entrepreneurs et de travailleurs de la santé, à tarif récurrent.",
    "Les chambres ont été rénovées par étapes, et la dernière est terminée.",
    "[+Laundry facilities] La buanderie est sur place.",
    "Le stationnement reçoit camions et remorques.",
    "[+Signage] L'affichage autoroutier est en place.",
    "Le terrain permet une aile de plus, sous réserve des autorisations.",
  ],
  keywords: ["hôtel", "motel", "chambres", "hôtellerie", "revenus"],
  fields: {
    redevelopmentOpportunities: [
      "Conversion en logements, sous réserve des autorisations",
      "Aile supplémentaire sur le terrain libre",
      "Résidence étudiante ou logement social",
    ],
  },
};
