import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const INDUSTRIAL_LANDS_FR: SubtypeTexts = {
  kinds: [
    kind("un terrain industriel desservi", { noun: "le terrain", keywords: ["desservi"] }),
    kind("une cour clôturée en gravier", {
      noun: "la cour",
      keywords: ["cour", "entreposage"],
      lines: [
        "[+Fenced yard,+Outside storage] La cour est en gravier compacté, éclairée, clôturée, avec barrière double.",
      ],
    }),
    kind("un terrain industriel près de la voie ferrée", { noun: "le terrain", keywords: ["voie ferrée"] }),
    kind("un terrain en façade d'autoroute", { noun: "le terrain", keywords: ["autoroute", "visibilité"] }),
    kind("un stationnement de camions", { noun: "le stationnement", keywords: ["camions"] }),
    kind("un terrain industriel prêt à construire", {
      noun: "le terrain",
      keywords: ["prêt à construire"],
      lines: ["[+Site plan approved] Un plan d'implantation pour un bâtiment unique est approuvé."],
    }),
  ],
  titles: [
    "{acres} de terrain industriel {inArea}",
    "{kind} {inArea}",
    "{kind} {nearRoad}",
    "{kind} de {acres}, {city}",
    "[rent] {kind} à louer {inArea}",
    "{kind}, façade de {frontageFeet}",
    "Zone {zoning} : {kind}, {city}",
    "[forSale] À construire ou à conserver : {acres} {inArea}",
    "[rent] Cour sécurisée de {acres} {nearRoad}",
    "Plat et prêt à servir : {kind}, {city}",
  ],
  openings: [
    "{aKind} {inArea} : {acres}, zone {zoning}.",
    "{acres} avec accès rapide {toRoad} et {frontageFeet} de façade.",
    "Les cours utilisables sont rares {inCity}; celle-ci est plane, sèche et prête.",
    "[forSale] {acres} de terrain industriel dans un parc établi, offerts par le propriétaire de longue date.",
  ],
  details: [
    "Les usages permis comprennent {permittedUses}.",
    "L'emprise au sol maximale est de {maximumLotCoverage} et l'entreposage extérieur est permis à l'arrière.",
    "[+Serviced lot] Aqueduc, égout, gaz et courant triphasé sont en bordure du terrain.",
    "[well] L'eau vient d'un puits et les eaux usées vont à une installation septique; le triphasé est à la rue.",
    "[+Environmental Report] Une étude environnementale de phase I sans réserve est disponible.",
    "[+Level terrain] Le sol a été nivelé et compacté sous surveillance d'ingénieur.",
    "[tenanted] Une location à court terme pour remorques couvre les frais.",
    "[rent] Le propriétaire louera le tout ou une partie à un bon locataire.",
    "[+Highway access] Les grands trains routiers entrent et sortent sans passer par les rues locales.",
    "[forSale] Le vendeur peut construire sur mesure pour une entreprise solide.",
  ],
  keywords: ["terrain industriel", "cour", "entreposage", "autoroute", "constructible"],
  fields: {
    permittedUses: [
      "la fabrication, l'entreposage et l'entreposage extérieur",
      "le transport, les cours d'entrepreneurs et la vente d'équipement",
      "l'industrie légère et la logistique",
    ],
    currentUse: ["Vacant", "Entreposage de remorques", "Cour d'entrepreneur"],
    redevelopmentOpportunities: ["Bâtiment unique", "Construction sur mesure", "Division en plus petites cours"],
    roadAccess: ["Rue industrielle asphaltée", "Artère avec accès complet"],
  },
};
