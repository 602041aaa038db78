import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const FOOD_BEVERAGE_FR: SubtypeTexts = {
  kinds: [
    kind("un restaurant entièrement équipé", { noun: "le restaurant", keywords: ["restaurant"], sets: ["seats"] }),
    kind("un café avec terrasse", { noun: "le café", keywords: ["café", "terrasse"], sets: ["seats", "patio"] }),
    kind("un restaurant avec service au volant", {
      noun: "le restaurant",
      keywords: ["service au volant"],
      sets: ["seats"],
      lines: ["[+Drive-thru] L'allée du service au volant contient douze voitures sans déborder sur la rue."],
    }),
    kind("une cuisine de production", {
      noun: "la cuisine",
      keywords: ["cuisine", "traiteur"],
      lines: [
        "Lignes de cuisson séparées, refroidisseur rapide et réserve sèche conviennent à un traiteur ou à plusieurs marques de livraison.",
      ],
    }),
    kind("un local de microbrasserie", { noun: "le local", keywords: ["microbrasserie"], sets: ["seats", "patio"] }),
    kind("une ancienne boulangerie avec fours en place", {
      noun: "la boulangerie",
      keywords: ["boulangerie", "fours"],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {street}",
    "[seats] {kind}, {seats} places, {city}",
    "[rent] Local de restauration à louer, {street}",
    "{kind}, {totalArea} {nearRoad}",
    "[patio] {kind}, {seats} places et {patioSeats} dehors",
    "Clés en main : {kind}, {city}",
    "[forSale] {kind} avec l'immeuble, {city}",
    "[rent] Cuisine prête à servir {inArea}",
    "[vacant] {kind}, hotte et trappe à graisse en place",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea} et une cuisine prête à servir.",
    "{totalArea} {onStreet}, aménagés pour la restauration et bien entretenus.",
    "Un local déjà aménagé {inArea} : le nouvel exploitant évite le coût d'une construction complète.",
    "[seats] {seats} places, une vraie cuisine et une belle visibilité {onStreet}.",
  ],
  details: [
    "[+Commercial kitchen,+Exhaust hood] La cuisine de {kitchenArea} dispose d'une hotte avec extinction automatique et d'une trappe à graisse entretenue.",
    "[+Walk-in cooler] Chambre froide et congélateur sont inclus.",
    "[patio,+Patio] La terrasse ajoute {patioSeats} places en saison.",
    "[+Equipment included] Cuisinières, friteuses, tables de préparation et vaisselle restent sur place.",
    "Deux salles d'eau, dont une adaptée, ont été refaites.",
    "[+Take-out window] Un comptoir extérieur sert les passants l'été.",
    "[rent,~net] Le loyer de base est net, et le propriétaire accepterait un autre concept de restauration.",
    "[big] Bureaux, écoles et nouveaux logements se trouvent à dix minutes à pied.",
    "Le gaz, l'air d'appoint et une entrée de 400 ampères sont en place.",
  ],
  keywords: ["restaurant", "cuisine", "hotte", "terrasse", "mets à emporter"],
  fields: {
    permittedUses: [
      "restaurant, mets à emporter, boulangerie et traiteur",
      "restaurant avec permis, café et alimentation",
    ],
    improvementsIfAny: ["Hotte et air d'appoint neufs", "Salle à manger rénovée", "Chambre froide neuve"],
  },
};
