import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const REMOTE_DIGITAL_BUSINESS_FR: SubtypeTexts = {
  kinds: [
    kind("une boutique en ligne de plein air", {
      noun: "la boutique",
      keywords: ["boutique en ligne"],
      sets: ["stock"],
      lines: [
        "[+Online sales] Les fournisseurs expédient de deux provinces et les retours sont inférieurs à cinq pour cent.",
      ],
    }),
    kind("une entreprise de boîtes par abonnement", {
      noun: "l'entreprise",
      keywords: ["abonnement"],
      sets: ["stock"],
      lines: ["[+Subscription revenue] Les abonnés restent bien plus d'un an en moyenne."],
    }),
    kind("un portefeuille de sites de contenu", {
      noun: "le portefeuille",
      keywords: ["sites web"],
      lines: ["Les revenus viennent de la publicité et de l'affiliation, sans source dominante."],
    }),
    kind("un logiciel de tenue de livres par abonnement", {
      noun: "le logiciel",
      keywords: ["logiciel"],
      lines: ["[+Subscription revenue,+Intellectual property] Le taux de départ est faible et le code est documenté."],
    }),
    kind("une école de langues en ligne", {
      noun: "l'école",
      keywords: ["école en ligne"],
      lines: ["[+Remote team] Les professeurs sont des contractuels dans trois fuseaux horaires."],
    }),
    kind("une agence de marketing numérique", {
      noun: "l'agence",
      keywords: ["marketing"],
      lines: ["[+Remote team] Les clients sont sous forfait mensuel et l'équipe travaille à distance."],
    }),
    kind("une marque de soins de la peau", {
      noun: "la marque",
      keywords: ["cosmétiques", "marque"],
      sets: ["stock"],
      lines: ["[+Intellectual property] Formules et marques de commerce appartiennent à l'entreprise."],
    }),
    kind("une boutique de décoration en livraison directe", {
      noun: "la boutique",
      keywords: ["livraison directe"],
      lines: ["[+Dropshipping,+Online sales] Aucun stock : les fournisseurs expédient directement."],
    }),
  ],
  titles: [
    "{kind}, de n'importe où",
    "{kind}, {grossRevenue} de ventes",
    "{kind}, {cashFlow} de bénéfice",
    "{kind}, {monthlyVisitors} visiteurs par mois",
    "{kind}, {activeClients} clients",
    "À partir de la maison : {kind}, {city}",
    "{kind}, {yearsInOperation} ans d'existence",
    "Rentable : {kind}, propriétaire {inCity}",
    "Clés en main : {kind}, entièrement à distance",
  ],
  openings: [
    "{aKind}, à partir d'un bureau à domicile {inCity}, avec des ventes de {grossRevenue}.",
    "{yearsInOperation} ans de croissance et {activeClients} clients actifs : {aKind} qui vous suit où que vous alliez.",
    "Chaque mois, {noun} attire {monthlyVisitors} visiteurs, surtout par la recherche naturelle.",
    "Les fondateurs passent à un autre projet et remettront une exploitation propre et documentée : {aKind}.",
  ],
  details: [
    "Les ventes de {grossRevenue} laissent {cashFlow} pour une vingtaine d'heures de travail par semaine.",
    "Les ventes passent par {salesPlatforms}.",
    "La vente comprend {assetsIncluded}.",
    "[+Email list] La liste d'envoi est conforme et son taux d'ouverture est au-dessus de la moyenne.",
    "[+Social media following] Les comptes sociaux ont un public réel et actif.",
    "[stock] Le stock d'environ {inventoryValue} est chez un partenaire logistique.",
    "[+Owner will train,~training] Le vendeur formera pendant soixante jours par vidéo.",
    "Achalandage, revenus et publicité peuvent être vérifiés en séance partagée.",
    "[+Website included] Noms de domaine, site et comptes sont transférés à la signature.",
    "Les procédures sont écrites : un nouveau venu peut prendre la relève.",
  ],
  keywords: ["en ligne", "à distance", "commerce en ligne", "numérique", "télétravail"],
  fields: {
    salesPlatforms: [
      "un site transactionnel et une place de marché",
      "son propre site",
      "deux places de marché et un site",
    ],
    assetsIncluded: [
      "domaines, site, marque et ententes de fournisseurs",
      "code, marques de commerce et contrats",
      "comptes, contenu et liste d'envoi",
    ],
    transitionSupport: ["Soixante jours de formation par vidéo", "Trois mois de soutien par courriel et téléphone"],
  },
};
