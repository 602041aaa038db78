import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOBBY_FARMS_GREENHOUSES_FR: SubtypeTexts = {
  kinds: [
    kind("une fermette avec écurie", {
      noun: "la fermette",
      keywords: ["fermette", "chevaux"],
      lines: ["[+Horses,+Fenced paddocks] L'écurie a des boxes et les enclos sont sécuritaires."],
    }),
    kind("une entreprise serricole", {
      noun: "l'entreprise",
      keywords: ["serres"],
      sets: ["glass"],
      fields: { cropsGrown: ["Tomates, concombres et fines herbes", "Annuelles et paniers suspendus"] },
    }),
    kind("un centre jardin avec serres", {
      noun: "le centre",
      keywords: ["centre jardin"],
      sets: ["glass"],
      lines: ["[+Farm stand] La boutique et son stationnement donnent sur la route."],
      fields: { cropsGrown: ["Annuelles, vivaces et arbustes"] },
    }),
    kind("un verger avec boutique", {
      noun: "le verger",
      keywords: ["verger", "boutique"],
      lines: ["[+Orchard] Les arbres sont en pleine production : plusieurs variétés de pommes et quelques poires."],
      fields: { cropsGrown: ["Pommes et poires"] },
    }),
    kind("une érablière avec cabane équipée", {
      noun: "l'érablière",
      keywords: ["érablière", "acériculture"],
      lines: ["[+Maple bush] L'érablière est sur tubulure et la cabane est équipée."],
      fields: { cropsGrown: ["Sirop d'érable et foin"] },
    }),
    kind("une ferme de lavande et de miel", {
      noun: "la ferme",
      keywords: ["lavande", "miel"],
      lines: ["[+Beekeeping] Ruches, extracteur et étiquettes sont inclus."],
      fields: { cropsGrown: ["Lavande et miel"] },
    }),
    kind("une fermette maraîchère", {
      noun: "la fermette",
      keywords: ["maraîcher"],
      fields: { cropsGrown: ["Légumes variés et fleurs"] },
    }),
  ],
  titles: [
    "{kind} {outOf}",
    "{kind} de {acres}, {city}",
    "{kind} {inCounty}",
    "[glass] {greenhouseArea} de serres {nearCity}",
    "{kind}, maison de {bedrooms} chambres",
    "{kind} sur {acres}, {inCounty}",
    "Vivre et travailler à la campagne : {kind} {outOf}",
    "Une adresse connue dans la région : {kind}, {city}",
    "Clés en main : {kind} {inCounty}",
  ],
  openings: [
    "{aKind} {outOf}, {acres} de tranquillité productive.",
    "{acres}, une maison de {bedrooms} chambres et des bâtiments utiles {inCounty}.",
    "Gagner sa vie à la campagne : {aKind} à la clientèle fidèle.",
    "[glass] {greenhouseArea} sous abri, avec chauffage, ventilation et irrigation en état de marche.",
  ],
  details: [
    "[glass,+Greenhouses] Les serres totalisent {greenhouseArea}, en polyéthylène double et en verre.",
    "[+Barns] La grange de {barnArea} a l'eau et l'électricité.",
    "[+Farmhouse] La maison compte {bedrooms} chambres, un poêle à bois et une grande galerie.",
    "Environ {workableAcres} sont cultivés; le reste est en herbe et en arbres.",
    "[+Workshop] Un atelier chauffé rend l'hiver plus doux.",
    "[+Irrigation] Un étang et une pompe alimentent l'irrigation.",
    "[+Farm stand] On vend à la ferme, à deux marchés et à des restaurants.",
    "Stocks, outils et listes de clients peuvent être inclus.",
    "Internet haute vitesse permet le télétravail.",
  ],
  keywords: ["fermette", "campagne", "terre", "vente à la ferme", "rural"],
  fields: {
    cropsGrown: ["Foin et légumes"],
    outbuildings: ["Grange, remise et poulailler", "Salle de rempotage et chambre froide", "Grange et atelier"],
    improvementsIfAny: ["Pompe de puits et panneau électrique neufs", "Toiture de grange neuve"],
  },
};
