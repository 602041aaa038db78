import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const SHOPPING_MEDICAL_CENTERS_FR: SubtypeTexts = {
  kinds: [
    kind("un centre commercial de quartier", { noun: "le centre", keywords: ["centre commercial"] }),
    kind("un petit centre avec épicerie", { noun: "le centre", keywords: ["épicerie"] }),
    kind("un centre médical avec pharmacie", {
      noun: "le centre",
      keywords: ["centre médical", "pharmacie"],
      sets: ["medical"],
      lines: [
        "[+Pharmacy on site] La pharmacie a renouvelé son bail deux fois et amène une clientèle constante aux autres locataires.",
      ],
    }),
    kind("une place commerciale de services", { noun: "la place", keywords: ["services de quartier"] }),
    kind("un immeuble de cliniques et de bureaux", { noun: "l'immeuble", keywords: ["cliniques"], sets: ["medical"] }),
    kind("un centre linéaire de {numberOfUnits} locaux", { noun: "le centre", keywords: ["centre linéaire"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {street}",
    "{kind}, {parkingSpots} cases de stationnement, {city}",
    "{kind} de {totalArea}, {city}",
    "[forSale] {kind}, taux d'occupation de {occupancyRate}",
    "[forSale] Revenus stables : {kind} {nearRoad}",
    "[rent] Locaux à louer dans {aKind} {inArea}",
    "[forSale] {kind} sur un terrain de {lotSizeAcreage}",
    "Bons locataires en place : {kind}, {street}",
    "[medical] Pôle médical et professionnel {inArea}",
  ],
  openings: [
    "[forSale] {aKind} {inArea} : {totalArea} et un taux d'occupation de {occupancyRate}.",
    "[forSale] La même famille gère {noun} depuis sa construction, et l'entretien en témoigne.",
    "[rent] Des locaux sont libres dans {aKind} {inArea}, avec stationnement à la porte.",
    "{aKind} de {totalArea}, avec un bon équilibre de commerces de première nécessité, bien visible {onStreet}.",
  ],
  details: [
    "[forSale] Le revenu net d'exploitation est de {netOperatingIncome}, soit un taux de capitalisation de {capRate}.",
    "On y trouve {anchorTenants} et plusieurs services de proximité.",
    "[forSale,+Triple net leases] Les baux sont nets : taxes, assurances et aires communes sont refacturées aux locataires.",
    "[forSale] Les échéances de baux sont échelonnées et la plupart des locataires ont déjà renouvelé.",
    "Le stationnement compte {parkingSpots} cases, avec deux accès.",
    "[medical,+Elevator] Un ascenseur dessert l'étage et les corridors sont assez larges pour les civières.",
    "Le stationnement a été réasphalté et l'éclairage converti au DEL ces dernières années.",
    "[+Signage] Un grand pylône affiche tous les locataires.",
    "[forSale] Les loyers en place sont inférieurs au marché : il y a de la valeur à créer au renouvellement.",
  ],
  keywords: ["centre commercial", "baux nets", "locataires", "pharmacie", "stationnement"],
  fields: {
    anchorTenants: [
      "une pharmacie et une clinique dentaire",
      "une épicerie et une caisse",
      "une clinique sans rendez-vous et une pharmacie",
    ],
    officesTypes: ["Commerces au rez-de-chaussée et bureaux à l'étage", "Cliniques, dentiste et commerces"],
  },
};
