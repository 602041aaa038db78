import { kind, type SubtypeTexts } from "../texts.schema.ts";

const DAYTIME = {
  hoursOfOperation: [
    "du mardi au samedi, de 7 h à 17 h",
    "du mercredi au dimanche, de 7 h à 15 h",
    "du lundi au samedi, de 6 h à 16 h",
  ],
};

export const FOOD_BEVERAGE_FR: SubtypeTexts = {
  kinds: [
    kind("une boulangerie de troisième génération", {
      noun: "la boulangerie",
      fields: DAYTIME,
      keywords: ["boulangerie"],
      lines: ["[+Food wholesale] La moitié de la production part avant l'aube vers les épiceries et les restaurants."],
    }),
    kind("une pizzeria au four à bois", { noun: "la pizzeria", keywords: ["pizzeria"], sets: ["seats"] }),
    kind("un restaurant de déjeuners", {
      noun: "le restaurant",
      fields: DAYTIME,
      keywords: ["déjeuners"],
      sets: ["seats"],
      lines: ["On ferme à 15 h : le personnel reste et les propriétaires ont leurs soirées."],
    }),
    kind("une microbrasserie avec salon de dégustation", {
      noun: "la microbrasserie",
      keywords: ["microbrasserie"],
      sets: ["seats", "patio"],
      lines: ["[+Liquor licence] La salle de brassage a de la capacité libre et les canettes sont en épicerie."],
    }),
    kind("un service de traiteur", {
      noun: "le traiteur",
      fields: DAYTIME,
      keywords: ["traiteur"],
      lines: ["[+Catering business] Les dîners d'entreprise assurent la semaine, les mariages le week-end."],
    }),
    kind("une boucherie de quartier", {
      noun: "la boucherie",
      fields: DAYTIME,
      keywords: ["boucherie"],
      lines: ["[+Meat shops] La chambre de maturation et les recettes de saucisses font partie de la vente."],
    }),
    kind("un café-torréfacteur", {
      noun: "le café",
      fields: DAYTIME,
      keywords: ["café", "torréfaction"],
      sets: ["seats"],
    }),
    kind("un bar laitier", {
      noun: "le bar laitier",
      keywords: ["bar laitier", "saisonnier"],
      lines: ["[+Take-out window] La file des soirs d'été est une tradition locale."],
    }),
    kind("un casse-croûte", { noun: "le casse-croûte", keywords: ["casse-croûte"], sets: ["seats"] }),
    kind("un bistro de quartier", {
      noun: "le bistro",
      keywords: ["bistro"],
      sets: ["seats", "patio"],
      lines: ["[+Liquor licence] La carte des vins est courte, la clientèle fidèle."],
    }),
    kind("un restaurant de sushis", {
      noun: "le restaurant",
      keywords: ["sushis"],
      sets: ["seats"],
      lines: ["[+Delivery service] Les mets à emporter et la livraison font plus de la moitié des ventes."],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {city}",
    "{kind}, {street}",
    "[seats] {kind} de {seats} places, {city}",
    "{kind}, {grossRevenue} de ventes",
    "Retraite : {kind} {inArea}",
    "Rentable depuis {yearsInOperation} ans : {kind}, {city}",
    "Clés en main : {kind} {inArea}",
    "{kind}, {cashFlow} au propriétaire, {city}",
    "Adresse très aimée : {kind} {nearRoad}",
  ],
  openings: [
    "{aKind} {inArea}, avec une clientèle bâtie en {yearsInOperation} ans.",
    "Des ventes de {grossRevenue} et des files le week-end : {noun} est une institution {inCity}.",
    "Les recettes, l'équipe et le nom : tout vient avec {noun}.",
    "[seats] {seats} places, une cuisine bien équipée et des habitués : {aKind} facile à reprendre.",
    "Propre et rentable, {aKind} {onStreet} que les propriétaires cèdent pour passer à autre chose.",
  ],
  details: [
    "Les ventes de l'an dernier ont été de {grossRevenue}, dont {cashFlow} pour un propriétaire exploitant.",
    "[patio,+Patio] La terrasse ajoute {patioSeats} places l'été.",
    "[+Commercial kitchen,+Equipment included] La cuisine est entièrement équipée et tout est payé.",
    "Le loyer est de {premisesRent} par mois pour {totalArea}.",
    "Bail : {leaseTerms}.",
    "[+Staff willing to stay] Les {employees} employés connaissent le menu et souhaitent rester.",
    "Les réseaux sociaux sont à peine utilisés et il n'y a pas de livraison : la croissance attend.",
    "Les avis des clients dépassent nettement quatre étoiles.",
    "[~training] Les propriétaires formeront pendant quatre semaines et partageront toutes les recettes.",
    "[+Loyal clientele] Les habitués font l'essentiel des ventes de semaine.",
    "Heures d'ouverture : {hoursOfOperation}.",
  ],
  keywords: ["restaurant", "alimentation", "clés en main", "cuisine", "rentable"],
  fields: {
    hoursOfOperation: [
      "tous les jours, de 11 h à 22 h",
      "du mardi au dimanche, de 11 h à 21 h",
      "du mercredi au dimanche, de 11 h à 20 h",
    ],
  },
};
