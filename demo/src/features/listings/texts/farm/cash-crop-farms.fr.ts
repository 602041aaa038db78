import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const CASH_CROP_FARMS_FR: SubtypeTexts = {
  kinds: [
    kind("une ferme de maïs et de soya", {
      noun: "la ferme",
      keywords: ["maïs", "soya"],
      fields: { cropsGrown: ["Maïs, soya et blé d'automne"] },
    }),
    kind("une ferme de pommes de terre avec entrepôt", {
      noun: "la ferme",
      keywords: ["pommes de terre"],
      fields: { cropsGrown: ["Pommes de terre en rotation avec céréales"] },
      lines: ["[+Irrigation] L'irrigation couvre presque tous les champs et les entrepôts ont un contrôle d'humidité."],
    }),
    kind("une ferme maraîchère en terre noire", {
      noun: "la ferme",
      keywords: ["maraîcher", "terre noire"],
      fields: { cropsGrown: ["Carottes, oignons et laitue"], soilType: ["terre noire"] },
    }),
    kind("une ferme de grains biologiques", {
      noun: "la ferme",
      keywords: ["grains biologiques"],
      fields: { cropsGrown: ["Épeautre, soya et maïs biologiques"] },
      lines: ["[+Organic certified] La certification est continue et sera maintenue pendant la transition."],
    }),
    kind("une ferme de grandes cultures avec centre de grains", {
      noun: "la ferme",
      keywords: ["centre de grains"],
      fields: { cropsGrown: ["Maïs, blé et soya"] },
    }),
  ],
  titles: [
    "{kind} de {acres} {outOf}",
    "{kind} {inCounty}, {workableAcres} cultivables",
    "{kind} {nearCity}",
    "{kind}, silos de {grainStorage}",
    "[drained] {kind}, {tileDrainedAcres} drainés",
    "{acres} de grandes cultures {inCounty}",
    "Agrandissement : {kind} {outOf}",
    "{kind} avec maison et bâtiments, {city}",
    "{kind}, façade de {frontageFeet}",
  ],
  openings: [
    "{aKind} {outOf} : {acres}, dont {workableAcres} cultivables.",
    "{workableAcres} de bonne terre en grands champs carrés {inCounty}.",
    "{acres} bien cultivés, près des centres de grains et des fournisseurs.",
    "Bien tenue, {noun} ferait l'envie de tout voisin qui veut s'agrandir.",
  ],
  details: [
    "Le sol est de type {soilType}, enrichi en matière organique depuis des années.",
    "[drained,+Tile drainage] Le drainage systématique couvre {tileDrainedAcres}; les plans sont disponibles.",
    "[+Silos] Les silos contiennent {grainStorage}, avec aération.",
    "[+Grain dryer] Le séchoir en continu fonctionne au gaz.",
    "[+Farmhouse] La maison de {bedrooms} chambres est en retrait du rang, derrière de grands arbres.",
    "[+Machine shed] Un hangar à plancher de béton abrite la plus grosse machinerie.",
    "Les rendements dépassent la moyenne régionale presque chaque année.",
    "Les champs sont en semis direct depuis plus de dix ans.",
    "[tenanted] La terre est louée cette saison; possession après la récolte.",
    "[quebec] La propriété est en zone agricole protégée.",
  ],
  keywords: ["grandes cultures", "ferme", "cultivable", "grains", "terre"],
  fields: {
    soilType: ["loam argileux", "loam limoneux", "loam sableux", "argile"],
    outbuildings: ["Hangar et silos", "Remise, silos et séchoir", "Atelier et deux remises"],
  },
};
