import { type CategoryTexts, kind } from "./texts.schema.ts";

const DAYTIME = {
  hoursOfOperation: [
    "du mardi au samedi, de 7 h à 17 h",
    "du mercredi au dimanche, de 7 h à 15 h",
    "du lundi au samedi, de 6 h à 16 h",
  ],
};

export const BUSINESS_FR: CategoryTexts = {
  "service-industry": {
    kinds: [
      kind("une buanderie commerciale", "la buanderie", {
        keywords: ["buanderie"],
        lines: ["[+Recurring contracts] Hôtels, cliniques et restaurants sont desservis chaque semaine par contrat."],
      }),
      kind("une entreprise de climatisation et de chauffage", "l'entreprise", {
        keywords: ["climatisation", "chauffage"],
        lines: [
          "[+Recurring contracts] Les contrats d'entretien se renouvellent chaque année et amènent les remplacements.",
        ],
      }),
      kind("une entreprise de paysagement et de déneigement", "l'entreprise", {
        keywords: ["paysagement", "déneigement"],
        lines: [
          "[+Recurring contracts] La plupart des contrats de déneigement s'étendent sur plusieurs années, à prix forfaitaire.",
        ],
      }),
      kind("une entreprise d'entretien ménager commercial", "l'entreprise", {
        keywords: ["entretien ménager"],
        lines: ["[+Recurring contracts] Tours, écoles et cliniques sont nettoyées le soir par des équipes autonomes."],
      }),
      kind("un nettoyeur de quartier", "le commerce", {
        keywords: ["nettoyeur"],
        lines: ["[+Dry cleaners] L'équipement est moderne et deux comptoirs alimentent l'atelier."],
      }),
      kind("un salon de coiffure de huit chaises", "le salon", {
        keywords: ["salon de coiffure"],
        lines: [
          "[+Hair Salon] Les chaises se partagent entre salariés et locataires, et l'agenda est plein une semaine d'avance.",
        ],
      }),
      kind("une imprimerie et atelier d'enseignes", "l'atelier", { keywords: ["imprimerie", "enseignes"] }),
      kind("une pension et toilettage pour animaux", "la pension", {
        keywords: ["animaux", "toilettage"],
        lines: ["La pension affiche complet à chaque congé."],
      }),
      kind("une entreprise de déménagement et d'entreposage", "l'entreprise", { keywords: ["déménagement"] }),
      kind("une entreprise de plomberie", "l'entreprise", { keywords: ["plomberie"] }),
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
  },
  "auto-related": {
    kinds: [
      kind("un atelier de carrosserie de {serviceBays} baies", "l'atelier", {
        keywords: ["carrosserie"],
        sets: ["bays"],
        lines: [
          "[+Paint booth] Les ententes avec les assureurs fournissent l'essentiel du travail, et la chambre à peinture a été certifiée récemment.",
        ],
      }),
      kind("un centre de pneus et d'alignement", "le centre", {
        keywords: ["pneus", "alignement"],
        sets: ["bays"],
        lines: ["[+Tire storage] L'entreposage saisonnier ramène des centaines de clients deux fois l'an."],
      }),
      kind("un garage de mécanique générale", "le garage", {
        keywords: ["garage", "mécanique"],
        sets: ["bays"],
        lines: ["[+Vehicle lifts] Ponts, lecteurs de codes et aligneur sont inclus."],
      }),
      kind("un dépanneur avec station-service", "le commerce", {
        keywords: ["dépanneur", "essence"],
        sets: ["fuel"],
        lines: [
          "[+Gas Station,+Convenience store] Le débit est de {fuelVolume} et les ventes du dépanneur ont une bonne marge.",
        ],
      }),
      kind("un lave-auto", "le lave-auto", {
        keywords: ["lave-auto"],
        lines: ["[+Car wash] Les abonnements comptent pour le tiers des revenus et aplanissent les saisons."],
      }),
      kind("une entreprise de remorquage", "l'entreprise", {
        keywords: ["remorquage"],
        lines: ["[+Towing] Les comptes de police, d'assistance routière et de concessionnaires sont en règle."],
      }),
      kind("un atelier de camions lourds", "l'atelier", { keywords: ["camions lourds"], sets: ["bays"] }),
      kind("un commerce de véhicules d'occasion", "le commerce", { keywords: ["occasion"] }),
      kind("un centre d'esthétique et de vitres d'auto", "le centre", { keywords: ["esthétique", "vitres d'auto"] }),
    ],
    titles: [
      "{kind}, {city}",
      "{kind} {inArea}",
      "{kind}, en affaires depuis {yearsInOperation} ans",
      "{kind}, {grossRevenue} de ventes",
      "Retraite : {kind} {nearRoad}",
      "Rentable : {kind} {inArea}",
      "{kind}, {cashFlow} de bénéfice, {city}",
      "[bays] {kind}, clientèle fidèle, {city}",
      "Clés en main : {kind}, équipement inclus",
      "{kind}, {employees} employés, {city}",
    ],
    openings: [
      "{aKind} {inArea}, en affaires depuis {yearsInOperation} ans, sans saison morte.",
      "Des ventes de {grossRevenue}, une équipe formée et des lieux propres : {aKind} qui attend la relève.",
      "À {city}, on connaît {noun} pour son travail honnête, et les clients reviennent pendant des décennies.",
      "Le propriétaire ralentit et voudrait confier {noun} à quelqu'un du métier.",
    ],
    details: [
      "Les ventes de {grossRevenue} laissent {cashFlow} au propriétaire.",
      "[+Licensed technicians] Les {employees} employés, dont des mécaniciens qualifiés et des apprentis, comptent rester.",
      "[+Equipment included] L'équipement est payé et inclus dans le prix.",
      "Le bâtiment de {totalArea} est loué à {premisesRent} par mois.",
      "Bail : {leaseTerms}.",
      "[+Loyal clientele] Les comptes de flottes amènent une bonne part du travail et paient en trente jours.",
      "[+Environmental Report] Les études environnementales sont au dossier.",
      "L'inventaire de pièces, d'une valeur de {inventoryValue}, est en sus.",
      "On travaille de jour, du lundi au vendredi, jamais le dimanche.",
    ],
    keywords: ["automobile", "réparation", "clés en main", "flottes", "atelier"],
    fields: {},
  },
  "food-beverage": {
    kinds: [
      kind("une boulangerie de troisième génération", "la boulangerie", {
        fields: DAYTIME,
        keywords: ["boulangerie"],
        lines: [
          "[+Food wholesale] La moitié de la production part avant l'aube vers les épiceries et les restaurants.",
        ],
      }),
      kind("une pizzeria au four à bois", "la pizzeria", { keywords: ["pizzeria"], sets: ["seats"] }),
      kind("un restaurant de déjeuners", "le restaurant", {
        fields: DAYTIME,
        keywords: ["déjeuners"],
        sets: ["seats"],
        lines: ["On ferme à 15 h : le personnel reste et les propriétaires ont leurs soirées."],
      }),
      kind("une microbrasserie avec salon de dégustation", "la microbrasserie", {
        keywords: ["microbrasserie"],
        sets: ["seats", "patio"],
        lines: ["[+Liquor licence] La salle de brassage a de la capacité libre et les canettes sont en épicerie."],
      }),
      kind("un service de traiteur", "le traiteur", {
        fields: DAYTIME,
        keywords: ["traiteur"],
        lines: ["[+Catering business] Les dîners d'entreprise assurent la semaine, les mariages le week-end."],
      }),
      kind("une boucherie de quartier", "la boucherie", {
        fields: DAYTIME,
        keywords: ["boucherie"],
        lines: ["[+Meat shops] La chambre de maturation et les recettes de saucisses font partie de la vente."],
      }),
      kind("un café-torréfacteur", "le café", { fields: DAYTIME, keywords: ["café", "torréfaction"], sets: ["seats"] }),
      kind("un bar laitier", "le bar laitier", {
        keywords: ["bar laitier", "saisonnier"],
        lines: ["[+Take-out window] La file des soirs d'été est une tradition locale."],
      }),
      kind("un casse-croûte", "le casse-croûte", { keywords: ["casse-croûte"], sets: ["seats"] }),
      kind("un bistro de quartier", "le bistro", {
        keywords: ["bistro"],
        sets: ["seats", "patio"],
        lines: ["[+Liquor licence] La carte des vins est courte, la clientèle fidèle."],
      }),
      kind("un restaurant de sushis", "le restaurant", {
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
  },
  "health-wellness": {
    kinds: [
      kind("une clinique de physiothérapie", "la clinique", {
        keywords: ["physiothérapie"],
        lines: [
          "[+Insurance direct billing,+Licensed practitioners] Médecins, employeurs et assureurs y dirigent leurs patients.",
        ],
      }),
      kind("une pharmacie indépendante", "la pharmacie", {
        keywords: ["pharmacie"],
        sets: ["noRooms"],
        lines: ["Le nombre d'ordonnances augmente chaque année grâce à deux cliniques voisines."],
      }),
      kind("un cabinet dentaire", "le cabinet", {
        keywords: ["cabinet dentaire"],
        lines: ["[+Licensed practitioners] L'hygiène est pleine des mois d'avance et l'associé restera."],
      }),
      kind("une lunetterie avec clinique d'optométrie", "la lunetterie", { keywords: ["optométrie"] }),
      kind("un spa urbain", "le spa", {
        keywords: ["spa", "esthétique"],
        lines: ["[+Spa,+Massage therapy] Abonnements et cartes-cadeaux amènent l'argent avant la saison."],
      }),
      kind("un studio de conditionnement physique", "le studio", {
        keywords: ["gym", "studio"],
        lines: ["[+Fitness studio] Les membres paient au mois et les cours de pointe ont des listes d'attente."],
      }),
      kind("un studio de yoga et de pilates", "le studio", {
        keywords: ["yoga", "pilates"],
        lines: ["[+Fitness studio] La formation de professeurs ajoute un second revenu."],
      }),
      kind("une agence de soins à domicile", "l'agence", { keywords: ["soins à domicile"], sets: ["noRooms"] }),
      kind("une clinique de massothérapie", "la clinique", {
        keywords: ["massothérapie"],
        lines: ["[+Massage therapy] Les thérapeutes sont à pourcentage et l'accueil fonctionne tout seul."],
      }),
      kind("une clinique d'audioprothèse", "la clinique", { keywords: ["audioprothèse"] }),
    ],
    titles: [
      "{kind} {inArea}",
      "{kind}, {city}",
      "{kind}, {yearsInOperation} ans d'existence",
      "{kind}, {activeClients} clients actifs",
      "{kind}, {treatmentRooms} salles, {city}",
      "Rentable : {kind} {nearRoad}",
      "{kind}, {grossRevenue} d'honoraires",
      "Clés en main : {kind} {inArea}",
      "Transition de clientèle : {kind}, {city}",
      "{kind}, {street}, propriétaire en déménagement",
    ],
    openings: [
      "{aKind} {inArea}, avec {activeClients} clients actifs et un nom respecté.",
      "Des revenus de {grossRevenue}, {treatmentRooms} salles de traitement et une équipe soudée.",
      "Depuis {yearsInOperation} ans, {noun} se bâtit un nom {inCity}, un client à la fois.",
      "Des locaux modernes et bien équipés : {aKind} {inCity}, dont la direction souhaite revenir à la pratique.",
    ],
    details: [
      "Le revenu annuel est de {grossRevenue}, avec un bénéfice ajusté de {cashFlow}.",
      "Les locaux de {totalArea} comptent {treatmentRooms} salles de traitement, une réception et une salle du personnel.",
      "[+Staff willing to stay] Les {employees} membres de l'équipe devraient rester.",
      "[+Equipment included] L'équipement est à jour et inclus.",
      "Bail : {leaseTerms}, à {premisesRent} par mois.",
      "[+Insurance direct billing] La facturation directe aux assureurs est en place.",
      "Logiciel, site web et ligne de réservation suivent avec l'entreprise.",
      "[+Owner will train,~training] Le vendeur restera à temps partiel jusqu'à un an pour présenter la clientèle.",
      "On peut ajouter un professionnel sans agrandir.",
      "[+Accessible entrance] Le stationnement est gratuit et l'entrée de plain-pied.",
    ],
    keywords: ["clinique", "santé", "mieux-être", "clientèle", "clés en main"],
    fields: {
      equipmentIncluded: ["Tables de traitement, appareils et mobilier", "Tout l'équipement clinique et informatique"],
    },
  },
};
