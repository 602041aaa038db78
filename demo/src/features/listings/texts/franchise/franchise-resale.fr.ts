import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const FRANCHISE_RESALE_FR: SubtypeTexts = {
  kinds: [
    kind("une franchise de café et beignes", {
      noun: "le commerce",
      keywords: ["café", "beignes"],
      sets: ["seats"],
      lines: ["[+Drive-thru] Le service au volant fait plus de la moitié des ventes."],
    }),
    kind("une franchise de sous-marins", { noun: "le commerce", keywords: ["sous-marins"], sets: ["seats"] }),
    kind("une franchise de salon de coiffure", { noun: "le salon", keywords: ["coiffure"] }),
    kind("une franchise de pizza à emporter", { noun: "le commerce", keywords: ["pizza"] }),
    kind("une franchise d'impression et d'expédition", { noun: "le commerce", keywords: ["impression"] }),
    kind("une franchise de restaurant familial", {
      noun: "le restaurant",
      keywords: ["restaurant familial"],
      sets: ["seats"],
    }),
    kind("une franchise de gym", {
      noun: "le gym",
      keywords: ["gym"],
      lines: ["Les membres paient au mois et les départs sont inférieurs à la moyenne de la marque."],
    }),
    kind("une franchise d'entretien ménager", { noun: "l'entreprise", keywords: ["entretien ménager"] }),
    kind("une franchise de desserts glacés", { noun: "le commerce", keywords: ["desserts glacés"], sets: ["seats"] }),
  ],
  titles: [
    "Revente : {kind}, {city}",
    "{kind} {inArea}",
    "{kind}, {grossRevenue} de ventes",
    "{kind} existante, {street}",
    "Rentable : {kind}, {cashFlow} de bénéfice",
    "{kind}, {yearsInOperation} ans, {city}",
    "Clés en main : {kind} {inArea}",
    "[seats] {kind}, {seats} places, {city}",
    "Retraite : {kind} {nearRoad}",
  ],
  openings: [
    "{aKind} en activité {inArea}, avec des ventes de {grossRevenue} et une équipe en place.",
    "Sautez l'étape du démarrage : {aKind} en activité depuis {yearsInOperation} ans.",
    "{aKind} {onStreet}, bail renouvelé et décor récent.",
    "Le propriétaire a plusieurs établissements et ne garde que les plus proches de chez lui : {aKind} {inCity}.",
  ],
  details: [
    "Les ventes ont été de {grossRevenue} l'an dernier, dont {cashFlow} au propriétaire.",
    "La redevance est de {royalty}, et les frais de cession de {transferFee} sont à la charge de l'acheteur.",
    "Il reste {franchiseTermYears} au contrat, renouvelable.",
    "[+Franchisor training,~training] Le franchiseur forme l'acheteur pendant trois semaines.",
    "[+Staff willing to stay] Une gérance et {employees} employés formés souhaitent rester.",
    "Les locaux de {totalArea} coûtent {premisesRent} par mois, tout compris.",
    "[+Equipment included] L'équipement respecte les normes de la marque; aucune rénovation n'est exigée.",
    "[+Financing available] Les banques financent régulièrement cette marque.",
    "[+Absentee owner] Le propriétaire y consacre une dizaine d'heures par semaine.",
    "Le secteur est en croissance et aucun autre établissement de la marque n'y est prévu.",
  ],
  keywords: ["franchise", "revente", "clés en main", "marque connue", "rentable"],
  fields: { franchiseBrand: ["Marque nationale", "Marque régionale"] },
};
