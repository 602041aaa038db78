import { type CategoryTexts, kind } from "./texts.schema.ts";

export const OFFICE_FR: CategoryTexts = {
  "professional-office": {
    kinds: [
      kind("[sale] un condo de bureau", "le condo", { keywords: ["condo de bureau"], sets: ["condo"] }),
      kind("[!rent] une maison ancestrale convertie en bureaux", "la maison", {
        keywords: ["bureaux", "maison ancestrale"],
        lines: ["Hautes fenêtres, moulures et foyers donnent le ton aux rencontres avec les clients."],
      }),
      kind("[!rent] un immeuble de bureaux de deux étages", "l'immeuble", { keywords: ["immeuble de bureaux"] }),
      kind("[forRent] un bureau meublé en coin", "le bureau", {
        keywords: ["meublé"],
        lines: [
          "[+Furnished] Postes de travail, table de conférence et mobilier des bureaux fermés restent sur place.",
        ],
      }),
      kind("[forRent] un étage complet de bureaux", "l'étage", { keywords: ["étage complet"] }),
      kind("un bureau de type loft", "le bureau", {
        keywords: ["loft", "brique"],
        lines: ["Brique apparente, poutres et planchers restaurés partout."],
      }),
      kind("un bureau au rez-de-chaussée avec entrée privée", "le bureau", { keywords: ["entrée privée"] }),
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
      "[big,+Near public transit,~transit] Le transport en commun s'arrête à la porte; restaurants et banques sont à distance de marche.",
    ],
    keywords: ["bureau", "professionnel", "salle de réunion", "stationnement", "bureaux fermés"],
    fields: {
      officesTypes: [
        "Bureaux fermés, aire ouverte et réception",
        "Bureaux en périphérie, soutien au centre",
        "Surtout à aire ouverte, deux bureaux fermés",
      ],
    },
  },
  "medical-dental": {
    kinds: [
      kind("une clinique dentaire de {examRooms} salles", "la clinique", {
        keywords: ["dentaire"],
        lines: ["[+X-ray room] La salle de radiographie est plombée; compresseur et succion sont logés à part."],
      }),
      kind("une clinique de médecine familiale", "la clinique", { keywords: ["médecine familiale"] }),
      kind("une clinique voisine d'une pharmacie", "la clinique", {
        keywords: ["clinique", "pharmacie"],
        lines: ["[+Pharmacy on site] La pharmacie voisine partage le stationnement et amène une clientèle constante."],
      }),
      kind("[sale] un condo médical", "le condo", { keywords: ["condo médical"], sets: ["condo"] }),
      kind("une clinique de physiothérapie", "la clinique", { keywords: ["physiothérapie"] }),
      kind("une clinique d'optométrie et d'audiologie", "la clinique", { keywords: ["optométrie"] }),
    ],
    titles: [
      "{kind} {inArea}",
      "{kind}, {street}",
      "{kind}, {totalArea}, {city}",
      "Espace médical, {examRooms} salles d'examen, {city}",
      "[rent] Local médical à louer, {street}",
      "[sale] Locaux médicaux pour propriétaire occupant, {city}",
      "{kind}, plomberie dans chaque salle",
      "{kind} avec {parkingSpots} cases de stationnement",
      "[vacant] Clés en main : {kind} {inArea}",
      "{kind} {nearRoad}",
    ],
    openings: [
      "{aKind} {inArea} : {totalArea} entièrement aménagés, avec {examRooms} salles de traitement.",
      "{totalArea} d'espace médical {onStreet}, avec de l'eau dans chaque salle de traitement.",
      "Les locaux de santé déjà aménagés sont rares {inCity}; celui-ci épargne des mois de travaux.",
      "Des locaux lumineux et impeccables : {aKind} {onStreet}.",
    ],
    details: [
      "[+Plumbed exam rooms] Chaque salle de traitement a un lavabo, un bon éclairage et une isolation acoustique.",
      "[+Reception area] La salle d'attente compte dix-huit places, avec secrétariat et salle de dossiers.",
      "[+Accessible entrance] Portes automatiques, larges corridors et salle d'eau adaptée sont en place.",
      "Patients et personnel disposent de {parkingSpots} cases de stationnement.",
      "[+Equipment included] Fauteuils, mobilier et stérilisation peuvent être inclus.",
      "[+Recently renovated] Les rénovations sont récentes et tous les permis sont fermés.",
      "Un centre de prélèvement et deux pharmacies sont à distance de marche.",
      "[rent] Le loyer additionnel est de {additionalRent}; le propriétaire contribue aux travaux pour un bail de dix ans.",
      "[condo] Les frais de copropriété de {monthlyCondoFee} par mois couvrent le chauffage, l'eau et les aires communes.",
      "Le secteur grandit vite et les médecins n'y prennent plus de patients : la demande est bien réelle.",
    ],
    keywords: ["médical", "clinique", "salles d'examen", "dentaire", "santé"],
    fields: {
      officesTypes: [
        "Salles d'examen, bureaux de médecins et réception",
        "Salles de soins, stérilisation et aire du personnel",
      ],
      improvementsIfAny: ["Aménagement médical complet", "Planchers et mobilier intégré neufs"],
    },
  },
};
