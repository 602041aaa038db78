import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const RETAIL_FR: SubtypeTexts = {
  kinds: [
    kind("[!rent] un commerce de coin avec logement à l'étage", {
      noun: "l'immeuble",
      keywords: ["usage mixte", "coin de rue"],
    }),
    kind("[!rent] un immeuble commercial isolé", { noun: "l'immeuble", keywords: ["immeuble isolé"] }),
    kind("[!rent] un bâtiment commercial de deux étages", { noun: "le bâtiment", keywords: ["rue principale"] }),
    kind("[!rent] une ancienne salle d'exposition de meubles", { noun: "la salle", keywords: ["salle d'exposition"] }),
    kind("[forRent] un local commercial au rez-de-chaussée", { noun: "le local", keywords: ["rez-de-chaussée"] }),
    kind("[forRent] un local d'angle dans un petit centre commercial", {
      noun: "le local",
      keywords: ["local d'angle"],
    }),
    kind("[sale] un condo commercial", { noun: "le condo", keywords: ["condo commercial"], sets: ["condo"] }),
    kind("une boutique avec grande vitrine", { noun: "la boutique", keywords: ["boutique", "vitrine"] }),
    kind("une ancienne succursale bancaire", {
      noun: "la succursale",
      keywords: ["ancienne banque"],
      lines: ["La porte de la chambre forte est toujours là, et les occupants précédents ont su en tirer parti."],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {street}",
    "Espace commercial de {totalArea} {inArea}",
    "{kind} de {totalArea}, {street}",
    "[rent] Local à louer, {street}",
    "[rent] Boutique clés en main {inArea}",
    "[vacant] {kind}, libre immédiatement, {city}",
    "[tenanted,!rent] {kind} avec locataire en place, {city}",
    "{kind} avec {parkingSpots} cases de stationnement, {city}",
    "[forSale] Pour propriétaire occupant : {totalArea} {inArea}",
    "Commerce à forte visibilité {nearRoad}, {city}",
    "{kind}, façade de {frontageFeet}, {city}",
  ],
  openings: [
    "{aKind} {inArea}, avec {totalArea} derrière une façade soignée.",
    "{totalArea} d'espace commercial {onStreet}, dans un tronçon où les bons locaux changent rarement de mains.",
    "[!rent] Hors marché {onStreet} : {aKind} qui appartient aux mêmes propriétaires depuis longtemps.",
    "[rent] Une occasion rare {onStreet} : {totalArea} bien éclairés et faciles à aménager.",
    "Emplacement recherché {inArea} : {aKind} offrant {totalArea} utilisables.",
  ],
  details: [
    "L'aire de vente est dégagée sur presque toute sa profondeur, avec réserve et salle d'eau à l'arrière.",
    "La façade vitrée de {frontageFeet} offre une belle vitrine et de l'espace pour l'enseigne.",
    "[+Storage space] Une réserve avec sa propre porte facilite la réception des marchandises.",
    "[+Basement] Le sous-sol pleine hauteur est sec et sert à l'entreposage.",
    "[+Air conditioning] Le climatiseur de toit a été remplacé récemment et l'entrée électrique mise à niveau.",
    "[+Signage] L'enseigne en façade est incluse.",
    "Une pharmacie, une boulangerie-café et plusieurs boutiques indépendantes assurent l'achalandage toute la journée.",
    "[+Accessible entrance] L'entrée de plain-pied et la salle d'eau adaptée respectent les normes d'accessibilité.",
    "[forSale] La toiture a été refaite au cours des dernières années et un rapport d'inspection est disponible.",
    "[rent] Le propriétaire accordera une période d'aménagement à un bon locataire.",
  ],
  keywords: ["commerce", "local commercial", "achalandage", "vitrine", "boutique"],
  fields: {
    permittedUses: [
      "commerce de détail, services personnels, bureaux et restauration",
      "vente au détail, ateliers, mets à emporter et bureaux professionnels",
    ],
    retailArea: ["Rez-de-chaussée, {retailSqFt}"],
  },
};
