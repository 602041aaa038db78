import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const SERVICE_INDUSTRY_FR: SubtypeTexts = {
  kinds: [
    kind("une buanderie commerciale", {
      noun: "la buanderie",
      keywords: ["buanderie"],
      lines: ["[+Recurring contracts] Hôtels, cliniques et restaurants sont desservis chaque semaine par contrat."],
    }),
    kind("une entreprise de climatisation et de chauffage", {
      noun: "l'entreprise",
      keywords: ["climatisation", "chauffage"],
      lines: [
        "[+Recurring contracts] Les contrats d'entretien se renouvellent chaque année et amènent les remplacements.",
      ],
    }),
    kind("une entreprise de paysagement et de déneigement", {
      noun: "l'entreprise",
      keywords: ["paysagement", "déneigement"],
      lines: [
        "[+Recurring contracts] La plupart des contrats de déneigement s'étendent sur plusieurs années, à prix forfaitaire.",
      ],
    }),
    kind("une entreprise d'entretien ménager commercial", {
      noun: "l'entreprise",
      keywords: ["entretien ménager"],
      lines: ["[+Recurring contracts] Tours, écoles et cliniques sont nettoyées le soir par des équipes autonomes."],
    }),
    kind("un nettoyeur de quartier", {
      noun: "le commerce",
      keywords: ["nettoyeur"],
      lines: ["[+Dry cleaners] L'équipement est moderne et deux comptoirs alimentent l'atelier."],
    }),
    kind("un salon de coiffure de huit chaises", {
      noun: "le salon",
      keywords: ["salon de coiffure"],
      lines: [
        "[+Hair Salon] Les chaises se partagent entre salariés et locataires, et l'agenda est plein une semaine d'avance.",
      ],
    }),
    kind("une imprimerie et atelier d'enseignes", { noun: "l'atelier", keywords: ["imprimerie", "enseignes"] }),
    kind("une pension et toilettage pour animaux", {
      noun: "la pension",
      keywords: ["animaux", "toilettage"],
      lines: ["La pension affiche complet à chaque congé."],
    }),
    kind("une entreprise de déménagement et d'entreposage", { noun: "l'entreprise", keywords: ["déménagement"] }),
    kind("une entreprise de plomberie", { noun: "l'entreprise", keywords: ["plomberie"] }),
  ],
  titles: [
    "{kind}, {city}",
    "{kind}, en affaires depuis {yearsInOperation} ans",
    "Rentable : {kind} {inArea}",
    "{kind}, {grossRevenue} de ventes",
    "Retraite : {kind}, {city}",
    "{kind} {inArea}, équipe en place",
    "{kind}, {cashFlow} au propriétaire exploitant",
    "{kind} {nearRoad}",
    "Clés en main : {kind} {inArea}",
    "{kind}, {employees} employés, {city}",
  ],
  openings: [
    "{aKind} au service de la région {deCity} depuis {yearsInOperation} ans.",
    "Avec des ventes de {grossRevenue}, {noun} jouit d'une réputation bâtie un client à la fois.",
    "Après {yearsInOperation} ans, les fondateurs veulent passer le flambeau : {aKind} {inCity}.",
    "Peu de surprises ici : {aKind} {inArea}, rentable chaque année depuis l'ouverture.",
  ],
  details: [
    "Les ventes ont été de {grossRevenue} l'an dernier et laissent {cashFlow} au propriétaire exploitant.",
    "L'équipe de {employees} personnes compte des employés de plus de dix ans.",
    "[+Equipment included] Véhicules, outils et équipement sont inclus et en bon état.",
    "Aucun client ne représente plus du dixième des ventes.",
    "[+Owner will train,~training] Le vendeur restera trois mois pour former et présenter la clientèle.",
    "[+Website included] Site web, numéros de téléphone et comptes sociaux suivent avec l'entreprise.",
    "La croissance est venue du bouche-à-oreille; il n'y a jamais eu de vendeur.",
    "Les locaux de {totalArea} sont loués à {premisesRent} par mois.",
    "La comptabilité est tenue par un cabinet externe et trois ans d'états financiers sont disponibles.",
  ],
  keywords: ["entreprise à vendre", "services", "rentable", "clés en main", "relève"],
  fields: {},
};
