import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const AUTO_RELATED_FR: SubtypeTexts = {
  kinds: [
    kind("un atelier de carrosserie de {serviceBays} baies", {
      noun: "l'atelier",
      keywords: ["carrosserie"],
      sets: ["bays"],
      lines: [
        "[+Paint booth] Les ententes avec les assureurs fournissent l'essentiel du travail, et la chambre à peinture a été certifiée récemment.",
      ],
    }),
    kind("un centre de pneus et d'alignement", {
      noun: "le centre",
      keywords: ["pneus", "alignement"],
      sets: ["bays"],
      lines: ["[+Tire storage] L'entreposage saisonnier ramène des centaines de clients deux fois l'an."],
    }),
    kind("un garage de mécanique générale", {
      noun: "le garage",
      keywords: ["garage", "mécanique"],
      sets: ["bays"],
      lines: ["[+Vehicle lifts] Ponts, lecteurs de codes et aligneur sont inclus."],
    }),
    kind("un dépanneur avec station-service", {
      noun: "le commerce",
      keywords: ["dépanneur", "essence"],
      sets: ["fuel"],
      lines: [
        "[+Gas Station,+Convenience store] Le débit est de {fuelVolume} et les ventes du dépanneur ont une bonne marge.",
      ],
    }),
    kind("un lave-auto", {
      noun: "le lave-auto",
      keywords: ["lave-auto"],
      lines: ["[+Car wash] Les abonnements comptent pour le tiers des revenus et aplanissent les saisons."],
    }),
    kind("une entreprise de remorquage", {
      noun: "l'entreprise",
      keywords: ["remorquage"],
      lines: ["[+Towing] Les comptes de police, d'assistance routière et de concessionnaires sont en règle."],
    }),
    kind("un atelier de camions lourds", { noun: "l'atelier", keywords: ["camions lourds"], sets: ["bays"] }),
    kind("un commerce de véhicules d'occasion", { noun: "le commerce", keywords: ["occasion"] }),
    kind("un centre d'esthétique et de vitres d'auto", {
      noun: "le centre",
      keywords: ["esthétique", "vitres d'auto"],
    }),
  ],
  titles: [
    "{kind}, {city}",
    "{kind} {inArea}",
    "{kind}, en affaires depuis {yearsInOperation} ans",
    "{kind}, {grossRevenue} de ventes",
    "Retraite : {kind} {nearRoad}",
    "Rentable : {kind} {inArea}",
    "{kind}, {cashFlow} de bénéfice, {city}",
    "[bays] {kind}, clientèle fidèle, {city}",
    "Clés en main : {kind}, équipement inclus",
    "{kind}, {employees} employés, {city}",
  ],
  openings: [
    "{aKind} {inArea}, en affaires depuis {yearsInOperation} ans, sans saison morte.",
    "Des ventes de {grossRevenue}, une équipe formée et des lieux propres : {aKind} qui attend la relève.",
    "À {city}, on connaît {noun} pour son travail honnête, et les clients reviennent pendant des décennies.",
    "Le propriétaire ralentit et voudrait confier {noun} à quelqu'un du métier.",
  ],
  details: [
    "Les ventes de {grossRevenue} laissent {cashFlow} au propriétaire.",
    "[+Licensed technicians] Les {employees} employés, dont des mécaniciens qualifiés et des apprentis, comptent rester.",
    "[+Equipment included] L'équipement est payé et inclus dans le prix.",
    "Le bâtiment de {totalArea} est loué à {premisesRent} par mois.",
    "Bail : {leaseTerms}.",
    "[+Loyal clientele] Les comptes de flottes amènent une bonne part du travail et paient en trente jours.",
    "[+Environmental Report] Les études environnementales sont au dossier.",
    "Le stock de pièces, d'une valeur de {inventoryValue}, est en sus.",
    "On travaille de jour, du lundi au vendredi, jamais le dimanche.",
  ],
  keywords: ["automobile", "réparation", "clés en main", "flottes", "atelier"],
  fields: {},
};
