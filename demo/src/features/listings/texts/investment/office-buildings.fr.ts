import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const OFFICE_BUILDINGS_FR: SubtypeTexts = {
  kinds: [
    kind("un immeuble de bureaux de banlieue", { noun: "l'immeuble", keywords: ["banlieue"] }),
    kind("un immeuble de bureaux au centre-ville", { noun: "l'immeuble", keywords: ["centre-ville"] }),
    kind("un immeuble patrimonial de bureaux", {
      noun: "l'immeuble",
      keywords: ["patrimoine"],
      lines: ["La façade de pierre et le hall ont été restaurés, les étages modernisés."],
    }),
    kind("un immeuble loué à un organisme public", {
      noun: "l'immeuble",
      keywords: ["locataire public"],
      lines: ["Un organisme public occupe l'essentiel de l'espace avec un long bail."],
    }),
    kind("un immeuble médical et professionnel", { noun: "l'immeuble", keywords: ["professionnel"] }),
    kind("une ancienne manufacture convertie en bureaux", { noun: "l'immeuble", keywords: ["brique", "conversion"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} de {totalArea}, {city}",
    "{kind}, {street}",
    "{kind}, TGA {capRate}, {city}",
    "{kind} {nearRoad}",
    "{kind}, taux d'occupation de {occupancyRate}",
    "À optimiser : {kind} {inArea}",
    "{kind} avec {parkingSpots} cases de stationnement, {city}",
    "Candidat à la conversion : {kind} {inArea}",
    "Offre privée : {kind}, {street}",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea} sur {storeys} étages, taux d'occupation de {occupancyRate}.",
    "{totalArea} de bureaux bien situés {onStreet}, avec un revenu net de {netOperatingIncome}.",
    "Offert bien au-dessous de son coût de remplacement : {aKind} {inCity}, aux revenus stables.",
    "Offert sous le sceau de la confidentialité pour ne pas inquiéter les locataires : {aKind} {inCity}.",
  ],
  details: [
    "Le revenu net d'exploitation de {netOperatingIncome} représente {capRate} du prix demandé.",
    "Les principaux locataires sont {anchorTenants}; aucun ne dépasse le tiers des revenus.",
    "[+Elevator] Ascenseurs, refroidisseur et toiture ont été remplacés ces dernières années.",
    "Le stationnement de {parkingSpots} cases dépasse nettement la norme du secteur.",
    "Les locaux vacants ont été divisés en petits bureaux, qui se louent vite.",
    "Les étages sont bien conçus, fenêtrés de tous les côtés et se prêtent à une conversion.",
    "[+Backup generator] Génératrice et double fibre attirent les locataires technologiques.",
    "Les revenus bruts sont de {grossRentalIncome} par an.",
    "[+Professionally managed] Une firme de gestion est en place et peut continuer.",
  ],
  keywords: ["immeuble de bureaux", "revenus", "placement", "conversion", "locataires"],
  fields: {
    anchorTenants: [
      "une firme de génie, un cabinet d'avocats et un organisme public",
      "une caisse et plusieurs professionnels",
      "un centre de santé et deux firmes de logiciels",
    ],
    officesTypes: [
      "Petits bureaux et un grand locataire",
      "Étages complets, salles partagées",
      "Bureaux professionnels",
    ],
    parkingArrangements: ["Cases extérieures comprises dans les baux", "Extérieur et sous-sol", "Deux cases par local"],
  },
};
