import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const MEDICAL_DENTAL_FR: SubtypeTexts = {
  kinds: [
    kind("une clinique dentaire de {examRooms} salles", {
      noun: "la clinique",
      keywords: ["dentaire"],
      lines: ["[+X-ray room] La salle de radiographie est plombée; compresseur et succion sont logés à part."],
    }),
    kind("une clinique de médecine familiale", { noun: "la clinique", keywords: ["médecine familiale"] }),
    kind("une clinique voisine d'une pharmacie", {
      noun: "la clinique",
      keywords: ["clinique", "pharmacie"],
      lines: ["[+Pharmacy on site] La pharmacie voisine partage le stationnement et amène une clientèle constante."],
    }),
    kind("[sale] un condo médical", { noun: "le condo", keywords: ["condo médical"], sets: ["condo"] }),
    kind("une clinique de physiothérapie", { noun: "la clinique", keywords: ["physiothérapie"] }),
    kind("une clinique d'optométrie et d'audiologie", { noun: "la clinique", keywords: ["optométrie"] }),
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
    "[+Recently renovated] Les rénovations sont récentes et tous les permis sont en règle.",
    "Un centre de prélèvement et deux pharmacies sont à quelques minutes à pied.",
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
};
