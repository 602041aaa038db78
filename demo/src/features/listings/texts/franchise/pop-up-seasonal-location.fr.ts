import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const POP_UP_SEASONAL_LOCATION_FR: SubtypeTexts = {
  kinds: [
    kind("un kiosque des fêtes en centre commercial", {
      noun: "le kiosque",
      keywords: ["kiosque"],
      lines: ["[+Kiosk,+Mall location] Électricité, volets verrouillables et casier sont fournis."],
    }),
    kind("un comptoir de crème glacée au bord du lac", {
      noun: "le comptoir",
      keywords: ["crème glacée", "plage"],
      sets: ["summer"],
      lines: ["[+Waterfront] Congélateurs, présentoir et enseigne sont inclus."],
    }),
    kind("un étal de marché public", { noun: "l'étal", keywords: ["marché public"], sets: ["summer"] }),
    kind("un emplacement de camion-restaurant", {
      noun: "l'emplacement",
      keywords: ["camion-restaurant"],
      sets: ["summer"],
      lines: ["L'électricité et l'eau sont sur place, et le stationnement est gratuit."],
    }),
    kind("[forRent] un local éphémère", {
      noun: "le local",
      keywords: ["éphémère", "boutique"],
      lines: ["[+Flexible term] Murs blancs, éclairage sur rail et Internet : on ouvre en une journée."],
    }),
    kind("un emplacement de festival", {
      noun: "l'emplacement",
      keywords: ["festival"],
      sets: ["summer"],
      lines: ["[+Festival site] Les chiffres d'entrée des trois dernières années peuvent être communiqués."],
    }),
    kind("[!rent] une cantine au bord de la route", { noun: "la cantine", keywords: ["cantine"], sets: ["summer"] }),
    kind("[forRent] une galerie pour courtes locations", { noun: "la galerie", keywords: ["galerie"] }),
  ],
  titles: [
    "{kind}, {city}",
    "{kind} {inArea}",
    "{kind}, {street}",
    "[rent] {kind} à louer à court terme {inArea}",
    "{kind}, {dailyFootTraffic} passants par jour",
    "[forSale] Commerce saisonnier : {kind}, {city}",
    "[summer] Pour l'été : {kind} {inArea}",
    "[rent] Durée flexible : {totalArea} {inArea}",
    "{kind} {nearRoad}",
    "Testez votre concept : {kind}, {city}",
  ],
  openings: [
    "{aKind} {inArea}, où passent environ {dailyFootTraffic} personnes par jour.",
    "[rent] Durée flexible, rien à aménager : {aKind} de {totalArea} {onStreet}.",
    "[forSale] Un revenu saisonnier et l'hiver libre : {aKind}, équipement inclus.",
    "{totalArea} dans un lieu déjà fréquenté {inCity}.",
  ],
  details: [
    "La saison : {operatingSeason}.",
    "[+Signage] L'affichage en vitrine ou sur l'auvent est compris.",
    "[rent,+Flexible term] Les durées d'une semaine à six mois sont bienvenues, services publics compris.",
    "[forSale] Fournisseurs, recettes et historique des permis suivent avec la vente.",
    "Les usages permis sont les suivants : {permittedUses}.",
    "[+Hydro] L'électricité a son propre compteur.",
    "La façade de {frontageFeet} donne sur le principal flux de visiteurs.",
    "[+High-speed internet] Internet et terminal de paiement sont prêts.",
    "[+Storage space] Un petit espace de rangement se verrouille la nuit.",
    "[forSale] Le bénéfice se fait en quatre mois environ.",
  ],
  keywords: ["éphémère", "saisonnier", "court terme", "kiosque", "passants"],
  fields: {
    operatingSeason: [
      "de mai à octobre",
      "de la mi-novembre au début de janvier",
      "de juin à septembre",
      "toute l'année, à la semaine",
    ],
    permittedUses: [
      "vente au détail, alimentation et promotion",
      "artisanat, mets et boissons",
      "détail et services, sans cuisson",
    ],
    retailArea: ["Aire ouverte, {retailSqFt}"],
    leaseTerms: [
      "licence à la semaine ou au mois",
      "licence saisonnière avec priorité l'an prochain",
      "jusqu'à six mois",
    ],
  },
};
