import { type CategoryTexts, kind } from "./texts.schema.ts";

/** Shops, plazas and garages; the other commercial subtypes are in hospitality.fr.ts. */
export const COMMERCIAL_FR: CategoryTexts = {
  retail: {
    kinds: [
      kind("[!rent] un commerce de coin avec logement à l'étage", "l'immeuble", {
        keywords: ["usage mixte", "coin de rue"],
      }),
      kind("[!rent] un immeuble commercial isolé", "l'immeuble", { keywords: ["immeuble isolé"] }),
      kind("[!rent] un bâtiment commercial de deux étages", "le bâtiment", { keywords: ["rue principale"] }),
      kind("[!rent] une ancienne salle d'exposition de meubles", "la salle", { keywords: ["salle d'exposition"] }),
      kind("[forRent] un local commercial au rez-de-chaussée", "le local", { keywords: ["rez-de-chaussée"] }),
      kind("[forRent] un local d'angle dans un petit centre commercial", "le local", { keywords: ["local d'angle"] }),
      kind("[sale] un condo commercial", "le condo", { keywords: ["condo commercial"], sets: ["condo"] }),
      kind("une boutique avec grande vitrine", "la boutique", { keywords: ["boutique", "vitrine"] }),
      kind("une ancienne succursale bancaire", "la succursale", {
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
      "[+Air conditioning] L'unité de climatisation au toit a été remplacée récemment et l'entrée électrique mise à niveau.",
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
  },
  "shopping-medical-centers": {
    kinds: [
      kind("un centre commercial de quartier", "le centre", { keywords: ["centre commercial"] }),
      kind("un petit centre avec épicerie", "le centre", { keywords: ["épicerie"] }),
      kind("un centre médical avec pharmacie", "le centre", {
        keywords: ["centre médical", "pharmacie"],
        sets: ["medical"],
        lines: [
          "[+Pharmacy on site] La pharmacie a renouvelé son bail deux fois et amène une clientèle constante aux autres locataires.",
        ],
      }),
      kind("une place commerciale de services", "la place", { keywords: ["services de quartier"] }),
      kind("un immeuble de cliniques et de bureaux", "l'immeuble", { keywords: ["cliniques"], sets: ["medical"] }),
      kind("un centre linéaire de {numberOfUnits} locaux", "le centre", { keywords: ["centre linéaire"] }),
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
      "[forSale,+Triple net leases] Les baux sont nets : taxes, assurances et aires communes sont récupérées des locataires.",
      "[forSale] Les échéances de baux sont échelonnées et la plupart des locataires ont déjà renouvelé.",
      "Le stationnement compte {parkingSpots} cases, avec deux accès.",
      "[medical,+Elevator] Un ascenseur dessert l'étage et les corridors sont assez larges pour les civières.",
      "Le stationnement a été repavé et l'éclairage converti au DEL ces dernières années.",
      "[+Signage] Un grand pylône affiche tous les locataires.",
      "[forSale] Les loyers en place sont sous le marché : il y a de la valeur à créer au renouvellement.",
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
  },
  automotive: {
    kinds: [
      kind("un garage de {serviceBays} baies", "le garage", {
        keywords: ["garage", "mécanique"],
        sets: ["bays"],
        lines: ["[+Vehicle lifts] Les ponts élévateurs sont inclus et inspectés."],
      }),
      kind("un atelier de carrosserie de {serviceBays} baies", "l'atelier", {
        keywords: ["carrosserie", "peinture"],
        sets: ["bays"],
        lines: ["[+Paint booth] La chambre à peinture à tirage descendant est en place et autorisée."],
      }),
      kind("une ancienne concession automobile", "la concession", {
        keywords: ["concession", "salle d'exposition"],
        sets: ["bays"],
        lines: [
          "[+Showroom] La salle d'exposition vitrée donne sur la rue, avec comptoir de pièces et service à l'arrière.",
        ],
      }),
      kind("une station-service avec dépanneur", "la station", {
        keywords: ["station-service", "dépanneur"],
        sets: ["fuel"],
        lines: [
          "[+Gas Station,+Convenience store] La marquise abrite {fuelPumps} pompes, avec réservoirs à double paroi et détection électronique.",
        ],
      }),
      kind("un lave-auto automatique", "le lave-auto", {
        keywords: ["lave-auto"],
        lines: ["[+Car wash] Le tunnel et les aspirateurs ont été remis à neuf récemment."],
      }),
      kind("un atelier de camions et de remorques", "l'atelier", {
        keywords: ["camions", "remorques"],
        sets: ["bays"],
      }),
    ],
    titles: [
      "{kind} {inArea}",
      "{kind}, {street}",
      "Bâtiment automobile de {totalArea}, {city}",
      "{kind} sur un terrain de {lotSize}",
      "{kind} {nearRoad}",
      "[forRent] Espace automobile à louer, {drives}",
      "[bays] {serviceBays} baies et cour {inArea}",
      "[forSale] Zonage automobile, {street}",
      "{kind} avec {parkingSpots} cases de stationnement",
      "[vacant] {kind}, libre pour un nouvel exploitant",
    ],
    openings: [
      "{aKind} {inArea} : {totalArea} sur un terrain de {lotSize}.",
      "Le zonage automobile se fait rare; ici, {onStreet}, il est en place.",
      "{totalArea} conçus pour l'automobile, à quelques minutes de route, {nearRoad}.",
      "Des lieux propres et bien organisés : {aKind} {inCity}, en toute discrétion.",
    ],
    details: [
      "L'atelier compte {drives}, avec une hauteur libre de {clearHeightFeet}.",
      "[+Floor drains,+Oil separator] Les drains de plancher mènent à un séparateur d'huile vidangé sous contrat.",
      "[+Compressed air] L'air comprimé est distribué à chaque poste.",
      "[+Fenced yard,+Outside storage] La cour asphaltée, clôturée et éclairée reçoit les véhicules en attente.",
      "L'aire client comprend une salle d'attente, un comptoir de service et deux salles d'eau.",
      "[+Environmental Report] Une étude environnementale de phase II récente est disponible pour les acheteurs sérieux.",
      "[+Signage] Le pylône profite d'une circulation soutenue dans les deux sens.",
      "[forRent] Le propriétaire souhaite un bail d'au moins cinq ans.",
      "Le chauffage radiant et l'éclairage DEL ont été installés récemment.",
    ],
    keywords: ["automobile", "garage", "baies de service", "cour clôturée", "mécanique"],
    fields: {
      permittedUses: [
        "réparation, vente et location de véhicules",
        "mécanique, carrosserie, lave-auto et vente d'accessoires",
      ],
    },
  },
};
