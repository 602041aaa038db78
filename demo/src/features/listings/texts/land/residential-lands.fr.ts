import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const RESIDENTIAL_LANDS_FR: SubtypeTexts = {
  kinds: [
    kind("un terrain à construire en milieu bâti", { noun: "le terrain", keywords: ["terrain", "densification"] }),
    kind("un terrain pour maisons de ville", { noun: "le terrain", keywords: ["maisons de ville"] }),
    kind("un projet domiciliaire approuvé", {
      noun: "le projet",
      keywords: ["projet domiciliaire"],
      sets: ["lots"],
      lines: ["[+Draft plan approved] Le plan d'ensemble est approuvé pour {approvedLots} terrains."],
    }),
    kind("un assemblage de quatre lots", { noun: "l'assemblage", keywords: ["assemblage"] }),
    kind("un terrain pour immeuble locatif", { noun: "le terrain", keywords: ["locatif", "densité"] }),
    kind("un terrain desservi pour multilogements", { noun: "le terrain", keywords: ["multilogements"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{acres} à développer, {city}",
    "{kind}, {street}",
    "{kind}, {acres}, {nearRoad}",
    "[lots] {kind}, {approvedLots} terrains, {city}",
    "{kind}, façade de {frontageFeet}",
    "Hors marché : {kind} {inArea}",
    "Terrain résidentiel {inArea}, zone {zoning}",
    "Prêt à construire : {kind}, {city}",
    "{kind} {inArea}, solde de prix de vente possible",
  ],
  openings: [
    "{aKind} {inArea} : {acres} dans un secteur où l'on construit chaque année.",
    "{acres} {onStreet}, zone {zoning}, avec services en bordure ou à proximité.",
    "Hors marché {inCity} : {aKind} à proximité des écoles, des transports et des commerces.",
    "Pour un constructeur qui cherche un projet à sa mesure : {acres}, titre clair, vendeur motivé.",
  ],
  details: [
    "Le zonage {zoning} autorise {permittedUses}.",
    "[lots] Le plan prévoit {approvedLots} terrains; les plans de rues et de services sont avancés.",
    "La façade est de {frontageFeet}, sans servitude dans l'aire constructible.",
    "[+Serviced lot] Aqueduc, égout sanitaire et égout pluvial sont à la rue.",
    "[+Survey available] Un certificat de localisation et un relevé topographique sont disponibles.",
    "[+Environmental Report] L'étude environnementale de phase I n'a révélé aucun problème.",
    "[big,+Rezoning potential] L'urbanisme se montre favorable à une densité accrue près du transport en commun.",
    "[tenanted] La maison sur place est louée au mois et couvre les frais.",
    "[vacant] Le terrain est dégagé et libre.",
    "Le vendeur accepterait une période de vérification et une date de signature plus éloignée.",
  ],
  keywords: ["terrain", "développement", "constructeur", "résidentiel", "densité"],
  fields: {
    permittedUses: [
      "les maisons de ville et les petits immeubles locatifs",
      "les habitations unifamiliales et jumelées",
      "les immeubles de quatre à six étages avec commerce",
      "les multilogements de trois étages",
    ],
    currentUse: ["Vacant", "Vieille maison, louée", "Stationnement"],
    redevelopmentOpportunities: [
      "Maisons de ville ou petit immeuble locatif",
      "Densité accrue sous réserve du zonage",
      "Projet par phases",
    ],
    roadAccess: ["Rue municipale asphaltée", "Deux façades sur rue", "Artère avec tous les services"],
  },
};
