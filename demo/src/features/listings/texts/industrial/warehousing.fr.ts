import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const WAREHOUSING_FR: SubtypeTexts = {
  kinds: [
    kind("un entrepôt réfrigéré", {
      noun: "l'entrepôt",
      keywords: ["réfrigéré", "congélateur"],
      lines: [
        "[+Cold storage] Congélateurs et chambres froides à panneaux isolés sont inclus, avec dossiers d'entretien.",
      ],
    }),
    kind("un entrepôt isolé", { noun: "l'entrepôt", keywords: ["bâtiment isolé"] }),
    kind("un entrepôt à grande hauteur", { noun: "l'entrepôt", keywords: ["grande hauteur"] }),
    kind("[forRent] un local d'entreposage dans un multilocatif", { noun: "le local", keywords: ["multilocatif"] }),
    kind("un bâtiment d'entreposage chauffé avec cour", { noun: "le bâtiment", keywords: ["chauffé", "cour"] }),
    kind("un entrepôt avec salle d'exposition", { noun: "l'entrepôt", keywords: ["salle d'exposition"] }),
    kind("un entrepôt avec étagères industrielles", {
      noun: "l'entrepôt",
      keywords: ["palettiers"],
      lines: ["[+Racking included] Les palettiers sont en place et peuvent être repris."],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} de {totalArea}, {city}",
    "{kind} {nearRoad}",
    "{kind}, {docks}, {city}",
    "[rent] Entrepôt à louer, {clearHeightFeet} libres {inArea}",
    "{kind}, hauteur libre de {clearHeightFeet}",
    "{kind} sur un terrain de {lotSizeAcreage}",
    "[vacant] {kind} {inArea}, libre maintenant",
    "[tenanted,forSale] {kind} avec locataire en place, {city}",
    "[rent] {totalArea} à sous-louer {inArea}",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea} et {clearHeightFeet} de hauteur libre.",
    "{totalArea} d'entreposage propre et sec, {nearRoad}.",
    "{aKind} bien tenu sur {lotSizeAcreage}, avec {docks} et de la place pour manœuvrer une semi-remorque.",
    "[rent] Un entrepôt efficace {inArea}, en location directe d'un propriétaire privé.",
  ],
  details: [
    "La répartition est pratique : {warehouseSqFt} d'entrepôt et {officeSqFt} de bureaux.",
    "Le chargement se fait par {docks} et {drives}.",
    "[+Dock levellers] Niveleurs, abris et butoirs ont été renouvelés à chaque quai.",
    "[+Sprinklers] Les gicleurs conviennent à l'entreposage en hauteur.",
    "[+Fenced yard] La cour est asphaltée, clôturée et éclairée, avec barrière coulissante.",
    "On peut garer {trailerParking} remorques le long de la clôture arrière.",
    "[+Three-phase power] Courant triphasé et éclairage DEL à détecteurs sont en place.",
    "La hauteur libre est de {clearHeightFeet}, avec une seule rangée de colonnes.",
    "[rent,~net] Bail net net net; loyer additionnel de {additionalRent}, durée de trois à dix ans souhaitée.",
    "[forSale] La membrane du toit est encore sous garantie transférable.",
  ],
  keywords: ["entrepôt", "quais de chargement", "hauteur libre", "entreposage", "logistique"],
  fields: {
    permittedUses: [
      "entreposage, distribution et commerce de gros",
      "entreposage, assemblage léger et ateliers d'entrepreneurs",
    ],
  },
};
