import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const FARM_LANDS_FR: SubtypeTexts = {
  kinds: [
    kind("une terre en culture", { noun: "la terre", keywords: ["terre agricole"] }),
    kind("[drained] une terre drainée", {
      noun: "la terre",
      keywords: ["terre drainée"],
      lines: [
        "[+Tile drainage] Le drainage souterrain systématique couvre {tileDrainedAcres}; les plans sont disponibles.",
      ],
    }),
    kind("une terre à foin et à pâturage", {
      noun: "la terre",
      keywords: ["foin", "pâturage"],
      lines: ["[+Pasture land] Les clôtures sont en bon état et un étang abreuve le bétail."],
    }),
    kind("une terre mixte, cultivable et boisée", {
      noun: "la terre",
      keywords: ["boisé"],
      lines: ["[+Wooded] Le boisé est une érablière mature, avec sentiers."],
    }),
    kind("un lot agricole d'un seul tenant", { noun: "le lot", keywords: ["un seul tenant"] }),
  ],
  titles: [
    "Terre de {acres} {outOf}",
    "{kind} {inCounty}",
    "{acres} dont {workableAcres} cultivables, secteur {city}",
    "{kind} de {acres}, {city}",
    "[rent] {acres} à louer {inCounty}",
    "{kind} avec façade de {frontageFeet}",
    "[tenanted] {kind}, location en cours, {inCounty}",
    "Agrandissement de ferme : {acres} {outOf}",
    "Jamais mise en marché : {kind} {inCounty}",
    "[drained] {tileDrainedAcres} drainés {nearCity}",
  ],
  openings: [
    "{acres} {outOf}, dont {workableAcres} en culture.",
    "{aKind} {inCounty} : {acres} d'un seul tenant, facile à travailler avec de la grosse machinerie.",
    "Les bonnes terres à cette distance {deCity} quittent rarement la famille. Celle-ci est cultivée avec soin depuis trois générations.",
    "Une belle propriété agricole avec {frontageFeet} de façade.",
  ],
  details: [
    "Le sol est de type {soilType}, avec un long historique de maïs, de soya et de céréales.",
    "[+Level terrain] Les champs sont plats ou à peine ondulés, avec peu de roches.",
    "[drained,+Tile drainage] Environ {tileDrainedAcres} sont drainés systématiquement.",
    "[tenanted] La terre est louée pour la saison en cours; possession après la récolte.",
    "[vacant] La terre est libre de tout bail, prête pour le semis du printemps.",
    "[+Creek or pond] Un ruisseau traverse un coin sans jamais nuire aux cultures.",
    "[+Road frontage] L'accès se fait par {roadAccess}.",
    "Analyses de sol, rendements et plan de drainage seront remis aux acheteurs sérieux.",
    "[+Barns] Une vieille grange et une remise servent encore à l'entreposage.",
    "[quebec] La propriété est en zone agricole protégée.",
  ],
  keywords: ["terre agricole", "acres", "cultivable", "grandes cultures", "hors marché"],
  fields: {
    soilType: ["loam argileux", "loam sableux", "argile Sainte-Rosalie", "loam limoneux"],
    currentUse: ["Grandes cultures", "Foin et pâturage", "Terre louée"],
    roadAccess: ["un rang asphalté", "un chemin municipal gravelé", "deux rangs"],
    improvementsIfAny: ["Clôtures et puits", "Ponceau et entrée neufs"],
  },
};
