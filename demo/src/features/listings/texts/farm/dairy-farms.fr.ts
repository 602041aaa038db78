import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const DAIRY_FARMS_FR: SubtypeTexts = {
  kinds: [
    kind("une ferme laitière robotisée", {
      noun: "la ferme",
      keywords: ["robot de traite"],
      lines: ["[+Robotic milking] Deux robots traient le troupeau et les données suivent avec la vente."],
    }),
    kind("une ferme laitière en stabulation libre", {
      noun: "la ferme",
      keywords: ["stabulation libre"],
      lines: ["L'étable à logettes sur sable a des murs-rideaux et une allée d'alimentation centrale."],
    }),
    kind("une ferme laitière en stabulation entravée", {
      noun: "la ferme",
      keywords: ["étable"],
      lines: ["L'étable est claire, munie de tapis et d'un lactoduc."],
    }),
    kind("une ferme laitière biologique", {
      noun: "la ferme",
      keywords: ["biologique"],
      lines: ["La ferme est certifiée biologique depuis de nombreuses années."],
    }),
    kind("une ferme laitière familiale avec quota", { noun: "la ferme", keywords: ["quota", "troupeau"] }),
  ],
  titles: [
    "{kind} {outOf}",
    "{kind}, {quotaKgDay} de quota, {city}",
    "{kind}, {acres} {inCounty}",
    "{kind}, {milkingStalls} places, {nearCity}",
    "{kind}, {workableAcres} cultivables",
    "{kind} {inCounty}, troupeau de {herdSize} têtes",
    "Entreprise en marche : {kind}, {city}",
    "{kind} de {acres} avec deux maisons",
    "Relève recherchée : {kind} {outOf}",
  ],
  openings: [
    "{aKind} {outOf}, avec {quotaKgDay} de quota et {acres} de terre.",
    "{acres}, dont {workableAcres} cultivables, et des installations modernes pour {herdSize} têtes.",
    "Une entreprise laitière complète {inCounty}, vendue en exploitation.",
    "Trois générations y ont produit du lait de qualité, et tout est en excellent ordre.",
  ],
  details: [
    "[+Milking equipment] La traite se fait sur {milkingStalls} places, avec équipement sous contrat d'entretien.",
    "[+Livestock] Le troupeau enregistré de {herdSize} têtes a un faible comptage cellulaire et de bons composants.",
    "[+Manure storage] La fosse contient plus d'une année de production.",
    "[+Silos] Les fourrages sont conservés dans deux silos-tours et des silos-fosses.",
    "[+Tile drainage] Les meilleurs champs sont drainés.",
    "[+Farmhouse] La maison compte {bedrooms} chambres et a été rénovée récemment.",
    "[+Machine shed] Une remise et un atelier chauffé abritent la machinerie.",
    "[+Backup generator] La génératrice démarre seule et alimente toute la ferme.",
    "Quota et bétail peuvent être achetés ensemble ou séparément, selon les règles des producteurs.",
    "Les bâtiments d'élevage totalisent {barnArea}, et les plans d'agrandissement sont prêts.",
  ],
  keywords: ["ferme laitière", "quota", "troupeau", "lait", "terre"],
  fields: {
    outbuildings: [
      "Remise, étable à taures et deux silos",
      "Étable à veaux, atelier et hangar à foin",
      "Silos-fosses et remise",
    ],
  },
};
