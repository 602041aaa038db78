import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const QUARRY_GRAVEL_LANDS_FR: SubtypeTexts = {
  kinds: [
    kind("une sablière-gravière autorisée", {
      noun: "la gravière",
      keywords: ["gravière", "sablière"],
      lines: ["[+Pit operating] L'exploitation se fait sans plainte et les rapports de conformité sont à jour."],
      fields: { materialTypes: ["sable, gravier et pierre MG-20"] },
    }),
    kind("une carrière de calcaire", {
      noun: "la carrière",
      keywords: ["carrière", "calcaire"],
      fields: { materialTypes: ["calcaire concassé et enrochement"] },
    }),
    kind("une carrière de granit", {
      noun: "la carrière",
      keywords: ["granit"],
      fields: { materialTypes: ["blocs de granit et enrochement"] },
    }),
    kind("une réserve de gravier en voie d'autorisation", {
      noun: "la réserve",
      keywords: ["réserve", "gravier"],
      sets: ["unlicensed"],
      fields: { materialTypes: ["sable et gravier, forés et analysés"] },
    }),
    kind("une exploitation de granulats à béton", {
      noun: "l'exploitation",
      keywords: ["granulats"],
      lines: [
        "[+Crushing equipment,+Scale house] Concasseur, tamiseur et balance peuvent être achetés avec le terrain.",
      ],
      fields: { materialTypes: ["sable à béton et pierre nette"] },
    }),
  ],
  titles: [
    "{kind} {outOf}",
    "{kind} de {acres}, {city}",
    "{kind} {inCounty}",
    "[!unlicensed] {kind}, {licensedAcres} autorisés",
    "{kind}, réserve de {estimatedReserves}",
    "{kind} {nearRoad}",
    "Propriété de granulats, {acres}, {inCounty}",
    "[!unlicensed] En production : {kind} {nearCity}",
    "Vente discrète : {kind} {outOf}",
  ],
  openings: [
    "{aKind} {outOf}, {acres} au total.",
    "[!unlicensed] {acres} {inCounty}, dont {licensedAcres} autorisés pour l'extraction.",
    "Une propriété de granulats à longue durée de vie, à distance de transport rentable {deCity}.",
    "Un géologue indépendant estime les réserves à {estimatedReserves}, tout près d'un marché en croissance.",
  ],
  details: [
    "Les matériaux sont les suivants : {materialTypes}.",
    "[!unlicensed] L'autorisation permet {annualExtractionLimit} par an.",
    "[unlicensed] Les études hydrogéologiques, de bruit et de circulation sont faites et la demande est déposée.",
    "Les camions rejoignent le réseau supérieur par {roadAccess}.",
    "[!unlicensed,+Rehabilitation plan] La restauration progressive suit un plan approuvé.",
    "L'extraction demeure au-dessus de la nappe.",
    "Forages, granulométries et tonnages sont consignés depuis dix ans.",
    "[+Workshop] Un garage chauffé et un réservoir de carburant se trouvent à l'entrée.",
    "Les distances aux voisins sont généreuses et un talus boisé masque le front de taille.",
  ],
  keywords: ["granulats", "gravier", "carrière", "réserves", "sablière"],
  fields: {
    materialTypes: ["sable et gravier"],
    permitsAndLicences: ["Autorisation ministérielle cessible", "Certificat d'autorisation et plan de restauration"],
    currentUse: ["Exploitation active", "Exploitation et culture", "Réserve, cultivée entre-temps"],
    roadAccess: ["une route de camionnage désignée", "un chemin privé asphalté"],
  },
};
