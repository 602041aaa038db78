import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const ENTERTAINMENT_EVENT_VENUES_FR: SubtypeTexts = {
  kinds: [
    kind("une église convertie en salle d'événements", {
      noun: "la salle",
      keywords: ["salle d'événements"],
      sets: ["dance", "stage"],
    }),
    kind("une salle de spectacle", {
      noun: "la salle",
      keywords: ["spectacles"],
      sets: ["stage"],
      lines: ["[+Stage and sound] Scène, éclairage et sonorisation sont inclus."],
    }),
    kind("[!big] une grange à mariages", { noun: "la grange", keywords: ["mariages", "grange"], sets: ["dance"] }),
    kind("un salon de quilles et centre familial", { noun: "le centre", keywords: ["quilles", "famille"] }),
    kind("un cinéma indépendant", { noun: "le cinéma", keywords: ["cinéma"] }),
    kind("une salle de réception", {
      noun: "la salle",
      keywords: ["réceptions"],
      sets: ["dance"],
      lines: ["[+Commercial kitchen] La cuisine de traiteur peut servir la salle au complet."],
    }),
    kind("un complexe sportif intérieur", { noun: "le complexe", keywords: ["sports", "complexe"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} pour {guestCapacity} personnes, {city}",
    "{kind}, {street}",
    "{kind} de {totalArea} {nearRoad}",
    "Clés en main : {kind}, {city}",
    "[rent] Espace événementiel à louer {inArea}",
    "{kind} avec {parkingSpots} cases de stationnement",
    "{kind}, calendrier déjà rempli, {city}",
    "[forSale] {kind}, immeuble et équipement",
    "{kind}, plafonds de {clearHeightFeet}",
  ],
  openings: [
    "{aKind} {inArea}, avec une capacité de {guestCapacity} personnes et des réservations toute l'année.",
    "{totalArea} sous un même toit : {aKind} dont le calendrier se remplit déjà pour l'an prochain.",
    "Une adresse connue de tous {inCity} : {aKind} {onStreet}.",
    "Une rare occasion d'acquérir ou d'exploiter {aKind} {inArea}.",
  ],
  details: [
    "La hauteur de {clearHeightFeet} et l'absence de colonnes laissent toute liberté d'aménagement.",
    "[dance,+Dance floor] La piste de danse a été poncée et vernie récemment.",
    "[+Washrooms] Les salles d'eau ont été doublées pour respecter la capacité.",
    "[+Liquor licence] Un permis d'alcool couvre la grande salle et le foyer.",
    "[forSale] Les revenus ont atteint {grossRevenue} au dernier exercice.",
    "Le stationnement compte {parkingSpots} cases, avec débordement par entente chez le voisin.",
    "[stage,+Loading dock] Les équipes chargent de plain-pied avec la scène.",
    "[+Accessible entrance] Rampe et porte automatique rendent tout le rez-de-chaussée accessible.",
    "Réservations, fournisseurs et personnel seront présentés au cours d'une courte transition.",
  ],
  keywords: ["événements", "réception", "mariages", "spectacles", "permis d'alcool"],
  fields: { currentUse: ["Salle d'événements", "Spectacles et réceptions", "Rassemblement et divertissement"] },
};
