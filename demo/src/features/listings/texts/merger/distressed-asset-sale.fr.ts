import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const DISTRESSED_ASSET_SALE_FR: SubtypeTexts = {
  kinds: [
    kind("une ancienne usine alimentaire", {
      noun: "l'usine",
      keywords: ["usine"],
      sets: ["estate"],
      lines: ["Chaudières, réfrigération et traitement des eaux sont en place et maintenus au minimum."],
    }),
    kind("une scierie fermée avec cour", {
      noun: "la scierie",
      keywords: ["scierie"],
      sets: ["estate"],
      lines: ["Ligne de sciage et séchoirs fonctionnaient à la fermeture."],
    }),
    kind("un immeuble de condos inachevé", {
      noun: "l'immeuble",
      keywords: ["chantier"],
      sets: ["estate"],
      lines: ["La structure est complète et étanche; le rapport d'ingénieur sur les travaux restants est disponible."],
    }),
    kind("un hôtel fermé avec terrain", { noun: "l'hôtel", keywords: ["hôtel"], sets: ["estate"] }),
    kind("un stock de commerce en faillite", {
      noun: "le stock",
      keywords: ["inventaire", "liquidation"],
      sets: ["goods"],
    }),
    kind("un atelier d'usinage sous séquestre", {
      noun: "l'atelier",
      keywords: ["machinerie"],
      sets: ["goods"],
      lines: ["Machines à commande numérique et outillage peuvent être achetés ensemble ou par lots."],
    }),
    kind("un immeuble commercial repris par le prêteur", {
      noun: "l'immeuble",
      keywords: ["reprise"],
      sets: ["estate"],
      lines: ["[+Power of sale] Le créancier est en possession et peut livrer l'immeuble libre."],
    }),
  ],
  titles: [
    "{kind}, {city}",
    "Vente sous supervision : {kind}, {city}",
    "{kind} {inArea}, sans garantie légale",
    "Vente par le séquestre : {kind} {nearRoad}",
    "[estate] {kind} sur {lotSizeAcreage}",
    "À liquider : {kind}, {city}",
    "Vente par le prêteur : {kind} {inArea}",
    "Signature rapide : {kind}, {city}",
    "{kind}, offres demandées, {city}",
  ],
  openings: [
    "{aKind} {inCity}, à vendre dans l'état actuel, signature rapide souhaitée.",
    "Les prêteurs ont demandé une vente discrète : {aKind} {inArea}.",
    "Les actifs d'une entreprise qui a cessé ses activités : {kind}, {city}.",
    "Pour un acheteur rapide, capable de signer sans condition : {aKind} {inCity}.",
  ],
  details: [
    "Le processus : {saleProcess}.",
    "Les actifs comprennent {assetsIncluded}.",
    "[estate] Les bâtiments de {totalArea} occupent un terrain de {lotSizeAcreage}.",
    "[+Sold as is] La vente est faite sans aucune garantie, aux risques et périls de l'acheteur.",
    "[estate,+Environmental Report] Une étude environnementale de phase I est fournie à titre indicatif.",
    "La dette garantie de {outstandingDebt} sera radiée à la signature de l'acte.",
    "[+Quick closing] La signature de l'acte peut avoir lieu trente jours après l'approbation du tribunal.",
    "[goods] Les stocks ont été comptés et évalués à {inventoryValue}.",
    "[estate] Un autre usage est possible : {redevelopmentOpportunities}.",
    "Les visites ont lieu sur rendez-vous, à jours fixes.",
    "Un dépôt de dix pour cent accompagne chaque offre.",
  ],
  keywords: ["séquestre", "liquidation", "actifs", "tel quel", "signature rapide"],
  fields: {
    saleProcess: [
      "offres sous pli cacheté",
      "vente de gré à gré par le séquestre, sous réserve du tribunal",
      "vente par le prêteur, offres étudiées à mesure",
    ],
    assetsIncluded: [
      "terrain, bâtiments et équipement restant",
      "machinerie, stocks et nom commercial",
      "droits de bail, aménagements et stocks",
    ],
    currentUse: ["Vacant", "Fermé depuis l'an dernier", "Entretien minimal"],
    improvementsIfAny: ["Toiture réparée; bâtiment hiverné"],
    redevelopmentOpportunities: [
      "mini-entrepôts ou ateliers",
      "conversion résidentielle, sous réserve des autorisations",
      "démolition et vente du terrain",
    ],
  },
};
