import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const DISTRIBUTION_FR: SubtypeTexts = {
  kinds: [
    kind("un terminal de transbordement", {
      noun: "le terminal",
      keywords: ["transbordement"],
      lines: ["[+Cross-dock] Les portes des deux longs côtés en font un vrai quai traversant."],
    }),
    kind("un centre de distribution régional", { noun: "le centre", keywords: ["distribution"] }),
    kind("un centre de livraison du dernier kilomètre", { noun: "le centre", keywords: ["dernier kilomètre"] }),
    kind("un terminal de camionnage avec atelier", { noun: "le terminal", keywords: ["camionnage"] }),
    kind("un bâtiment de distribution réfrigéré", { noun: "le bâtiment", keywords: ["réfrigéré"] }),
    kind("un centre de distribution alimentaire", { noun: "le centre", keywords: ["alimentaire"] }),
  ],
  titles: [
    "{kind} {nearRoad}",
    "{kind} {inArea}",
    "{kind} de {totalArea}, {city}",
    "{kind}, {docks}",
    "{kind}, place pour {trailerParking} remorques",
    "[rent] Espace de distribution à louer {inArea}",
    "{kind} sur {lotSizeAcreage}, {city}",
    "{kind}, {clearHeightFeet} libres {inArea}",
    "[vacant] {kind}, possession immédiate, {city}",
    "[tenanted,forSale] Loué : {kind} {nearRoad}",
  ],
  openings: [
    "{aKind} {inArea} : {totalArea}, {docks} et accès rapide {toRoad}.",
    "{totalArea} d'espace logistique moderne sur {lotSizeAcreage}.",
    "D'ici, les camions accèdent {toRoad} sans croiser un feu de circulation.",
    "Offert hors marché pour le compte de son exploitant : {aKind} {inArea}.",
  ],
  details: [
    "L'expédition se fait par {docks} et {drives}, avec niveleurs partout.",
    "La cour de manœuvre accepte les remorques de 53 pieds, et {trailerParking} places de remorque sont marquées.",
    "La hauteur libre est de {clearHeightFeet} et la dalle a été nivelée au laser.",
    "Les bureaux de {officeSqFt} logent la répartition, la salle des chauffeurs et la direction.",
    "[+Sprinklers] Les gicleurs de type ESFR permettent l'entreposage sur toute la hauteur.",
    "[+Fenced yard,+Security system] La cour est clôturée, fermée par une barrière et surveillée par caméras.",
    "[+EV charging] Les conduits sont prêts pour recharger une flotte électrique.",
    "[rent,~net] Le loyer additionnel est estimé à {additionalRent}.",
    "[+Racking included] Les palettiers peuvent rester pour le prochain occupant.",
  ],
  keywords: ["distribution", "quais de chargement", "remorques", "logistique", "autoroute"],
  fields: {},
};
