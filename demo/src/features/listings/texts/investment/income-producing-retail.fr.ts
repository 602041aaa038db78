import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const INCOME_PRODUCING_RETAIL_FR: SubtypeTexts = {
  kinds: [
    kind("un centre linéaire entièrement loué", { noun: "le centre", keywords: ["centre linéaire"], sets: ["full"] }),
    kind("un immeuble à locataire unique", { noun: "l'immeuble", keywords: ["locataire unique"], sets: ["full"] }),
    kind("un immeuble commercial avec logements", { noun: "l'immeuble", keywords: ["usage mixte"] }),
    kind("une place commerciale à vocation médicale", { noun: "la place", keywords: ["médical"] }),
    kind("un immeuble avec pharmacie", { noun: "l'immeuble", keywords: ["pharmacie"] }),
    kind("un immeuble d'angle avec institution financière", { noun: "l'immeuble", keywords: ["caisse", "coin"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {street}, TGA {capRate}",
    "{kind} de {totalArea}, {city}",
    "[full] Loué à 100 % : {kind}, {city}",
    "{kind}, {numberOfUnits} locataires, {city}",
    "{kind} {nearRoad}",
    "Revenu passif : {kind}, {city}",
    "{netOperatingIncome} nets par an : {kind} {inArea}",
    "Hors marché : {kind} {inArea}",
    "{kind}, {street}, taux d'occupation de {occupancyRate}",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea}, taux d'occupation de {occupancyRate}.",
    "Un revenu fiable {onStreet} : {aKind} avec un revenu net de {netOperatingIncome}.",
    "Pour l'investisseur privé qui veut des baux nets et peu de gestion : {aKind} {inCity}.",
    "{totalArea} de commerces à revenus {inArea}, offerts discrètement pour la première fois depuis la construction.",
  ],
  details: [
    "Les loyers bruts sont de {grossRentalIncome}; après dépenses non récupérables, le net est de {netOperatingIncome}.",
    "Au prix demandé, le rendement est de {capRate}.",
    "Parmi les locataires : {anchorTenants}.",
    "Baux : {leaseTerms}.",
    "[+Triple net leases] Les locataires assument taxes, assurances et entretien : bail net net net.",
    "Les loyers montent par paliers, de sorte que le revenu croît sans nouvelle location.",
    "Les locataires partagent {parkingSpots} cases de stationnement.",
    "[+National tenants] Plus de la moitié des revenus vient d'enseignes nationales.",
    "Membrane neuve et stationnement réasphalté : peu de dépenses à prévoir.",
    "[+Assumable mortgage,~mortgage] L'acheteur peut prendre en charge le financement en place.",
  ],
  keywords: ["baux nets", "revenus", "commerces loués", "placement", "rendement"],
  fields: {
    anchorTenants: [
      "une pharmacie et une caisse",
      "une chaîne nationale de café",
      "un groupe dentaire et un studio de conditionnement",
      "un dépanneur et un vétérinaire",
    ],
    leaseTerms: [
      "nets, de cinq ans avec options",
      "durée initiale de dix ans et deux options",
      "durées échelonnées de trois à sept ans",
    ],
    retailArea: ["Rez-de-chaussée, {retailSqFt}"],
  },
};
