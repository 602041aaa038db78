import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const AUTOMOTIVE_FR: SubtypeTexts = {
  kinds: [
    kind("un garage de {serviceBays} baies", {
      noun: "le garage",
      keywords: ["garage", "mécanique"],
      sets: ["bays"],
      lines: ["[+Vehicle lifts] Les ponts élévateurs sont inclus et inspectés."],
    }),
    kind("un atelier de carrosserie de {serviceBays} baies", {
      noun: "l'atelier",
      keywords: ["carrosserie", "peinture"],
      sets: ["bays"],
      lines: ["[+Paint booth] La chambre à peinture à tirage descendant est en place et autorisée."],
    }),
    kind("une ancienne concession automobile", {
      noun: "la concession",
      keywords: ["concession", "salle d'exposition"],
      sets: ["bays"],
      lines: [
        "[+Showroom] La salle d'exposition vitrée donne sur la rue, avec comptoir de pièces et service à l'arrière.",
      ],
    }),
    kind("une station-service avec dépanneur", {
      noun: "la station",
      keywords: ["station-service", "dépanneur"],
      sets: ["fuel"],
      lines: [
        "[+Gas Station,+Convenience store] La marquise abrite {fuelPumps} pompes, avec réservoirs à double paroi et détection électronique.",
      ],
    }),
    kind("un lave-auto automatique", {
      noun: "le lave-auto",
      keywords: ["lave-auto"],
      lines: ["[+Car wash] Le tunnel et les aspirateurs ont été remis à neuf récemment."],
    }),
    kind("un atelier de camions et de remorques", {
      noun: "l'atelier",
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
};
