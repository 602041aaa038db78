import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const NEW_FRANCHISE_TERRITORY_FR: SubtypeTexts = {
  kinds: [
    kind("une franchise mobile de lavage de vitres", {
      noun: "la franchise",
      keywords: ["lavage de vitres"],
      sets: ["home"],
      fields: { franchiseBrand: ["Services à domicile"] },
    }),
    kind("une franchise de burgers", {
      noun: "la franchise",
      keywords: ["burgers"],
      fields: { franchiseBrand: ["Concept de burgers"] },
    }),
    kind("une franchise de soins à domicile", {
      noun: "la franchise",
      keywords: ["soins à domicile"],
      sets: ["home"],
      fields: { franchiseBrand: ["Réseau de soins"] },
    }),
    kind("une franchise de tutorat", {
      noun: "la franchise",
      keywords: ["tutorat"],
      fields: { franchiseBrand: ["Centre d'apprentissage"] },
    }),
    kind("une franchise de thé aux perles", {
      noun: "la franchise",
      keywords: ["thé aux perles"],
      fields: { franchiseBrand: ["Concept de boissons"] },
    }),
    kind("une franchise de studio d'entraînement", {
      noun: "la franchise",
      keywords: ["entraînement"],
      fields: { franchiseBrand: ["Marque d'entraînement"] },
    }),
    kind("une franchise de rénovation", {
      noun: "la franchise",
      keywords: ["rénovation"],
      sets: ["home"],
      fields: { franchiseBrand: ["Cuisines et salles de bain"] },
    }),
    kind("une franchise de toilettage", {
      noun: "la franchise",
      keywords: ["toilettage"],
      fields: { franchiseBrand: ["Soins aux animaux"] },
    }),
  ],
  titles: [
    "{kind}, territoire {deCity}",
    "Nouveau territoire : {kind}, {city}",
    "Territoire exclusif : {kind}, {city}",
    "{kind}, à partir de {minimumInvestment}",
    "Première {inCity} : {kind}",
    "{kind}, redevance de {royalty}, {city}",
    "Un réseau de {existingLocations} franchisés : {kind}",
    "[home] À partir de la maison : {kind}, {city}",
    "{kind} avec formation complète, {city}",
    "{kind} {inArea}",
  ],
  openings: [
    "Le territoire {deCity} est offert pour la première fois : {aKind}.",
    "{aKind} comptant {existingLocations} établissements s'implante {inCity} et cherche un propriétaire exploitant.",
    "À son compte, mais bien entouré : {aKind} avec territoire protégé.",
    "Un modèle simple et éprouvé : {aKind} qui démarre avec {minimumInvestment}.",
  ],
  details: [
    "L'investissement total commence à {minimumInvestment}, dont {franchiseFee} de droit d'entrée.",
    "Les redevances sont de {royalty} des ventes, plus {marketingFund} pour le fonds publicitaire.",
    "[+Exclusive territory] Le territoire est exclusif et défini par code postal.",
    "[+Franchisor training] Trois semaines de formation et une équipe d'ouverture sont comprises.",
    "[+Site selection help] Le franchiseur trouve l'emplacement et négocie le bail.",
    "Le contrat est de {franchiseTermYears}, renouvelable.",
    "[home] Aucun local n'est requis; la plupart des franchisés commencent à la maison avec un véhicule.",
    "[+Financing available] Plusieurs prêteurs connaissent la marque et financent une bonne partie du coût.",
    "[+Multi-unit rights] Des droits sur d'autres territoires peuvent être réservés.",
    "Aucune expérience du métier n'est exigée, seulement de l'énergie et le goût des gens.",
  ],
  keywords: ["franchise", "territoire", "formation", "exploitant", "ouverture"],
  fields: {
    franchiseBrand: ["Marque établie"],
    territory: [
      "Ville et municipalités voisines",
      "Rayon protégé autour de l'emplacement",
      "Par code postal, environ 100 000 personnes",
    ],
    trainingAndSupport: [
      "Trois semaines de formation et suivi continu",
      "Formation en classe et sur le terrain, visites mensuelles",
    ],
  },
};
