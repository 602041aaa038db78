import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HEALTH_WELLNESS_FR: SubtypeTexts = {
  kinds: [
    kind("une clinique de physiothérapie", {
      noun: "la clinique",
      keywords: ["physiothérapie"],
      lines: [
        "[+Insurance direct billing,+Licensed practitioners] Médecins, employeurs et assureurs y dirigent leurs patients.",
      ],
    }),
    kind("une pharmacie indépendante", {
      noun: "la pharmacie",
      keywords: ["pharmacie"],
      sets: ["noRooms"],
      lines: ["Le nombre d'ordonnances augmente chaque année grâce à deux cliniques voisines."],
    }),
    kind("un cabinet dentaire", {
      noun: "le cabinet",
      keywords: ["cabinet dentaire"],
      lines: ["[+Licensed practitioners] Les rendez-vous d'hygiène sont pris des mois d'avance et l'associé restera."],
    }),
    kind("une lunetterie avec clinique d'optométrie", { noun: "la lunetterie", keywords: ["optométrie"] }),
    kind("un spa urbain", {
      noun: "le spa",
      keywords: ["spa", "esthétique"],
      lines: ["[+Spa,+Massage therapy] Abonnements et cartes-cadeaux amènent l'argent avant la saison."],
    }),
    kind("un studio de conditionnement physique", {
      noun: "le studio",
      keywords: ["gym", "studio"],
      lines: ["[+Fitness studio] Les membres paient au mois et les cours de pointe ont des listes d'attente."],
    }),
    kind("un studio de yoga et de pilates", {
      noun: "le studio",
      keywords: ["yoga", "pilates"],
      lines: ["[+Fitness studio] La formation de professeurs ajoute un second revenu."],
    }),
    kind("une agence de soins à domicile", { noun: "l'agence", keywords: ["soins à domicile"], sets: ["noRooms"] }),
    kind("une clinique de massothérapie", {
      noun: "la clinique",
      keywords: ["massothérapie"],
      lines: ["[+Massage therapy] Les thérapeutes sont à pourcentage et l'accueil fonctionne tout seul."],
    }),
    kind("une clinique d'audioprothèse", { noun: "la clinique", keywords: ["audioprothèse"] }),
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
};
