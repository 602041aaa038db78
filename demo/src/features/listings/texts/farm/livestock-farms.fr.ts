import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const LIVESTOCK_FARMS_FR: SubtypeTexts = {
  kinds: [
    kind("une ferme vache-veau", {
      noun: "la ferme",
      keywords: ["bovins", "vache-veau"],
      fields: { livestockTypes: ["Bovins de boucherie, vache-veau"] },
      lines: ["[+Fenced paddocks] Les parcelles de pâturage en rotation sont clôturées et munies d'abreuvoirs."],
    }),
    kind("une porcherie d'engraissement", {
      noun: "la ferme",
      keywords: ["porcs"],
      sets: ["barnOnly"],
      fields: { livestockTypes: ["Porcs d'engraissement"] },
      lines: ["Les deux bâtiments ont une ventilation tunnel et une alimentation automatisée."],
    }),
    kind("une ferme de poulets avec quota", {
      noun: "la ferme",
      keywords: ["poulets", "quota"],
      sets: ["barnOnly"],
      fields: { livestockTypes: ["Poulets à griller"] },
      lines: ["Le quota est inclus et les allocations confirmées."],
    }),
    kind("une bergerie", {
      noun: "la bergerie",
      keywords: ["moutons", "agneaux"],
      fields: { livestockTypes: ["Brebis et agneaux"] },
    }),
    kind("une ferme caprine", {
      noun: "la ferme",
      keywords: ["chèvres"],
      fields: { livestockTypes: ["Chèvres laitières"] },
    }),
    kind("un centre équestre d'élevage", {
      noun: "le centre",
      keywords: ["chevaux", "équestre"],
      fields: { livestockTypes: ["Chevaux"] },
      lines: ["[+Horses] Boxes, caméra de poulinage et carrière extérieure sont en place."],
    }),
  ],
  titles: [
    "{kind} {outOf}",
    "{kind} de {acres} {inCounty}",
    "{kind}, capacité de {animalCapacity} têtes, {city}",
    "[!barnOnly] {kind}, {pastureAcres} de pâturage",
    "{kind} {nearCity}, {barnArea} de bâtiments",
    "Entreprise en marche : {kind} {inCounty}",
    "{kind}, {workableAcres} cultivables",
    "{kind} avec maison sur {acres}",
    "Vente discrète : {kind} {inCounty}",
  ],
  openings: [
    "{aKind} {outOf} : {acres} et des bâtiments en très bon état.",
    "{acres} {inCounty}, aménagés pour {animalCapacity} têtes.",
    "[!barnOnly] De l'herbe, de l'eau et des abris : {aKind} avec {pastureAcres} de pâturage.",
    "Tout est en ordre et rentable : {noun} attend la prochaine famille.",
  ],
  details: [
    "[+Barns] Les bâtiments d'élevage totalisent {barnArea}, avec bon béton et bonne ventilation.",
    "[!barnOnly,+Pasture land] On compte {pastureAcres} de pâturage et {workableAcres} cultivables.",
    "[barnOnly] Les {workableAcres} cultivables reçoivent le lisier, et les voisins prennent le surplus.",
    "[+Manure storage] L'entreposage du fumier respecte les normes de distance et de capacité.",
    "[+Farmhouse] La maison de {bedrooms} chambres surplombe la cour.",
    "[+Machine shed] La machinerie est à l'abri dans un grand hangar.",
    "L'eau vient d'un puits artésien qui n'a jamais manqué.",
    "Les ventes brutes ont été de {grossRevenue} l'an dernier.",
    "[+Livestock] Les animaux peuvent être repris à la valeur d'inventaire.",
    "Biosécurité, plan de fertilisation et registres sont en ordre.",
  ],
  keywords: ["élevage", "ferme", "pâturage", "bâtiments", "terre"],
  fields: {
    livestockTypes: ["Bovins"],
    outbuildings: ["Grange à foin, remise et parc de manutention", "Deux granges, silo et atelier"],
  },
};
