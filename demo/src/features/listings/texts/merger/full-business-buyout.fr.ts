import type { SubtypeTexts } from "../texts.schema.ts";
import { COMPANIES } from "./companies.fr.ts";

export const FULL_BUSINESS_BUYOUT_FR: SubtypeTexts = {
  kinds: COMPANIES,
  titles: [
    "Vente complète : {kind}, {city}",
    "{kind}, {grossRevenue} de revenus",
    "{kind}, BAIIA de {ebitda}, {city}",
    "{kind}, {yearsInOperation} ans d'existence",
    "Relève recherchée : {kind}, région {deCity}",
    "{kind}, {employees} employés",
    "Acquisition : {kind}, {city}",
    "{kind}, direction en place, {city}",
    "La totalité des actions : {kind}",
  ],
  openings: [
    "Toutes les actions : {aKind} {inCity}, avec des revenus de {grossRevenue} et un BAIIA de {ebitda}.",
    "Après {yearsInOperation} ans, le fondateur souhaite se retirer complètement : {aKind} {inCity}.",
    "L'occasion d'acquérir {aKind} rentable, avec {employees} employés et un bon carnet de commandes.",
    "Pour un acquéreur stratégique ou un gestionnaire d'expérience : {aKind} {inCity}.",
  ],
  details: [
    "Les revenus ont augmenté au cours de chacune des quatre dernières années et atteignent {grossRevenue}.",
    "Le BAIIA normalisé est de {ebitda}.",
    "[+Management team in place] Une direction générale et des chefs de service mènent le quotidien.",
    "[+Staff willing to stay] Les {employees} employés sont stables et souhaitent rester.",
    "Les locaux de {totalArea} sont loués à {premisesRent} par mois, avec renouvellements.",
    "[+Inventory included] Un niveau normal de stocks est inclus dans le prix.",
    "[+Audited financials] Les états financiers sont audités.",
    "[+Non-compete offered,~noncompete] Le vendeur offre une clause de non-concurrence et six mois de transition.",
    "Les investissements à prévoir sont modestes après une ronde récente.",
    "[+Recurring contracts] Les clients récurrents font plus des quatre cinquièmes des ventes.",
  ],
  keywords: ["acquisition", "relève", "BAIIA", "repreneuriat", "entreprise"],
  fields: {},
};
