import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const PROFESSIONAL_OFFICE_FR: SubtypeTexts = {
  kinds: [
    kind("[sale] un condo de bureau", { noun: "le condo", keywords: ["condo de bureau"], sets: ["condo"] }),
    kind("[!rent] une maison ancestrale convertie en bureaux", {
      noun: "la maison",
      keywords: ["bureaux", "maison ancestrale"],
      lines: ["Hautes fenêtres, moulures et foyers donnent le ton aux rencontres avec les clients."],
    }),
    kind("[!rent] un immeuble de bureaux de deux étages", { noun: "l'immeuble", keywords: ["immeuble de bureaux"] }),
    kind("[forRent] un bureau meublé en coin", {
      noun: "le bureau",
      keywords: ["meublé"],
      lines: ["[+Furnished] Postes de travail, table de conférence et mobilier des bureaux fermés restent sur place."],
    }),
    kind("[forRent] un étage complet de bureaux", { noun: "l'étage", keywords: ["étage complet"] }),
    kind("un bureau de type loft", {
      noun: "le bureau",
      keywords: ["loft", "brique"],
      lines: ["Brique apparente, poutres et planchers restaurés partout."],
    }),
    kind("un bureau au rez-de-chaussée avec entrée privée", { noun: "le bureau", keywords: ["entrée privée"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {street}",
    "{kind} de {totalArea}, {city}",
    "Bureaux professionnels {inArea}, {privateOffices} bureaux fermés",
    "[rent] Bureau à louer, {street}, {totalArea}",
    "{kind} avec {parkingSpots} cases de stationnement",
    "[sale] Devenez propriétaire de votre bureau {inArea}",
    "[vacant] Possession immédiate : {kind}, {city}",
    "{kind} {nearRoad}, {totalArea}",
    "[rent] {kind} avec {meetingRooms} salles de réunion",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea}, avec {privateOffices} bureaux fermés et une réception lumineuse.",
    "{totalArea} de bureaux bien finis {onStreet}, idéals pour notaires, comptables ou une entreprise en croissance.",
    "[sale] Cessez de payer un loyer : {aKind} {inArea} qu'une équipe de dix à vingt personnes peut occuper sans travaux.",
    "[rent] Un espace calme et professionnel {inArea}, libre pour la première fois depuis des années.",
  ],
  details: [
    "Le plan combine {privateOffices} bureaux fermés, une aire ouverte et une salle de dossiers.",
    "[+Kitchenette] Cuisinette et deux salles d'eau se trouvent à l'intérieur des locaux.",
    "[+Boardroom] La salle de conférence accueille douze personnes et est câblée pour la vidéo.",
    "[+High-speed internet] La fibre est dans l'immeuble et la salle des serveurs a sa propre climatisation.",
    "[+Elevator] Un ascenseur et une entrée adaptée desservent tous les étages.",
    "Les {parkingSpots} cases de stationnement sont un luxe dans ce secteur.",
    "Tapis, éclairage et peinture ont été refaits récemment.",
    "[condo] La copropriété est bien gérée et son fonds de prévoyance bien garni; les frais sont de {monthlyCondoFee} par mois.",
    "[rent] Le loyer additionnel est estimé à {additionalRent} pour l'année en cours, énergie comprise.",
    "[big,+Near public transit,~transit] Le transport en commun s'arrête à la porte; restaurants et banques sont à quelques minutes à pied.",
  ],
  keywords: ["bureau", "professionnel", "salle de réunion", "stationnement", "bureaux fermés"],
  fields: {
    officesTypes: [
      "Bureaux fermés, aire ouverte et réception",
      "Bureaux en périphérie, soutien au centre",
      "Surtout à aire ouverte, deux bureaux fermés",
    ],
  },
};
