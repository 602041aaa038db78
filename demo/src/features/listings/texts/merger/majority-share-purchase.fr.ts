import type { SubtypeTexts } from "../texts.schema.ts";
import { COMPANIES } from "./companies.fr.ts";

export const MAJORITY_SHARE_PURCHASE_FR: SubtypeTexts = {
  kinds: COMPANIES,
  titles: [
    "{shareOffered} des actions : {kind}, {city}",
    "Participation majoritaire : {kind}",
    "Bloc de contrôle : {kind}, {grossRevenue} de revenus",
    "{kind} : associé majoritaire recherché, {city}",
    "Participation de {shareOffered} : {kind}, {city}",
    "{kind}, BAIIA de {ebitda}, {shareOffered} à vendre",
    "Retrait partiel : {kind}, région {deCity}",
    "Prenez le contrôle : {kind}, {city}",
    "Capital de croissance : {kind}, {shareOffered}",
  ],
  openings: [
    "Un bloc de {shareOffered} des actions est offert à un associé actif ou à un investisseur privé : {aKind} {inCity}.",
    "L'un des deux fondateurs prend sa retraite; l'autre restera associé minoritaire. Il s'agit d'{aKind} {inCity}.",
    "Une position de contrôle dans {aKind} {inCity}, avec des revenus de {grossRevenue}.",
    "La croissance dépasse les moyens des fondateurs : {noun} cherche un actionnaire majoritaire d'expérience.",
  ],
  details: [
    "Le BAIIA est de {ebitda} sur des revenus de {grossRevenue}.",
    "[+Management team in place] L'actionnaire restant continuerait à diriger l'exploitation.",
    "La dette est de {outstandingDebt}, surtout des prêts d'équipement.",
    "Une convention entre actionnaires est prête en projet.",
    "[+Recurring contracts] Un carnet signé couvre l'essentiel de la prochaine année.",
    "L'entreprise emploie {employees} personnes et occupe {totalArea}.",
    "[+Audited financials] Les états sont audités et une vérification diligente peut être organisée.",
    "[+Growth potential] Une capacité supplémentaire est chiffrée et pourrait servir d'ici un an.",
    "L'achat du solde des actions peut être convenu d'avance selon une formule.",
  ],
  keywords: ["actions", "contrôle", "associé", "BAIIA", "participation"],
  fields: {
    dealStructure: [
      "Achat d'actions et convention entre actionnaires",
      "Comptant et complément selon les résultats",
      "Achat d'actions avec option sur le solde",
    ],
  },
};
