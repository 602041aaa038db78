import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const MANUFACTURING_FR: SubtypeTexts = {
  kinds: [
    kind("une usine avec pont roulant", { noun: "l'usine", keywords: ["pont roulant", "usine"], sets: ["crane"] }),
    kind("une usine de transformation alimentaire", {
      noun: "l'usine",
      keywords: ["alimentaire", "transformation"],
      lines: [
        "[+Floor drains] Murs lavables, planchers drainés, réception et expédition séparées : le bâtiment respecte les normes fédérales.",
      ],
    }),
    kind("un atelier d'usinage et de soudure", {
      noun: "l'atelier",
      keywords: ["usinage", "soudure"],
      sets: ["crane"],
    }),
    kind("une ébénisterie industrielle", {
      noun: "l'ébénisterie",
      keywords: ["ébénisterie"],
      lines: ["Dépoussiéreur, chambre de finition et air comprimé sont en place et peuvent être inclus."],
    }),
    kind("un bâtiment industriel à forte puissance", { noun: "le bâtiment", keywords: ["forte puissance"] }),
    kind("une usine de plastique et d'emballage", { noun: "l'usine", keywords: ["plastique", "emballage"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} de {totalArea}, {city}",
    "{kind} {nearRoad}",
    "[crane] Pont roulant de {craneCapacity}, {clearHeightFeet} libres {inArea}",
    "{kind}, entrée de {powerAmps}",
    "[rent] Espace de fabrication à louer, {totalArea}",
    "{kind} sur un terrain de {lotSizeAcreage}",
    "[tenanted,forSale] Cession-bail : {kind}, {city}",
    "{kind}, {docks}, {city}",
    "[vacant] {kind}, possession immédiate",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea} sur un terrain de {lotSizeAcreage}.",
    "{totalArea} conçus pour la production, avec {clearHeightFeet} de hauteur libre et une entrée de {powerAmps}.",
    "Un espace industriel robuste {nearRoad}, offert discrètement pendant que la production continue.",
    "Deux agrandissements et un entretien soigné : {aKind} {inArea}.",
  ],
  details: [
    "Le plancher de production compte {warehouseSqFt}, et les bureaux, la cafétéria et les vestiaires {officeSqFt}.",
    "L'expédition se fait par {docks} et {drives}.",
    "[+Three-phase power] L'entrée électrique est de {powerAmps} à 600 volts, avec capacité de réserve.",
    "[crane,+Overhead crane] Un pont roulant de {craneCapacity} couvre la travée principale.",
    "[+Compressed air] L'air comprimé et les canalisations électriques sont distribués selon une trame régulière.",
    "[+Outside storage,+Fenced yard] Une cour clôturée permet l'entreposage extérieur.",
    "[+Sprinklers] Le bâtiment est muni de gicleurs et la dalle supporte la machinerie lourde.",
    "La hauteur libre est de {clearHeightFeet} dans la travée principale.",
    "[forSale] Une inspection structurale et une étude environnementale de phase I sont disponibles.",
    "[big,~transit] La main-d'œuvre est proche : l'autobus passe à la barrière et deux cégeps forment des techniciens dans la région.",
  ],
  keywords: ["fabrication", "industriel", "usine", "hauteur libre", "production"],
  fields: {
    permittedUses: [
      "fabrication, transformation, assemblage et entreposage",
      "industrie légère et lourde, entreposage extérieur",
      "usinage, fabrication et bureaux accessoires",
    ],
  },
};
