import { type CategoryTexts, type Kind, kind } from "./texts.schema.ts";

const COMPANIES: readonly Kind[] = [
  kind("un fabricant d'acier sur mesure", "l'entreprise", {
    keywords: ["acier", "fabrication"],
    lines: ["La clientèle est minière, agricole et de construction; les soudeurs sont certifiés."],
  }),
  kind("une entreprise de transport routier", "l'entreprise", {
    keywords: ["transport", "flotte"],
    lines: ["La flotte a quatre ans en moyenne et un dossier de sécurité sans tache."],
  }),
  kind("un entrepreneur électricien", "l'entreprise", {
    keywords: ["électricité"],
    lines: ["Le service commercial fait l'essentiel des revenus, avec peu de soumissions."],
  }),
  kind("un fabricant de produits alimentaires", "l'entreprise", {
    keywords: ["agroalimentaire"],
    lines: ["Les produits sont référencés chez les grands épiciers et l'usine est certifiée."],
  }),
  kind("une firme de services informatiques", "la firme", {
    keywords: ["informatique"],
    lines: ["[+Intellectual property] Les trois quarts des revenus viennent de contrats mensuels."],
  }),
  kind("un distributeur de fournitures industrielles", "l'entreprise", {
    keywords: ["distributeur"],
    lines: ["L'entreprise détient des droits territoriaux sur plusieurs gammes."],
  }),
  kind("un atelier d'usinage de précision", "l'atelier", {
    keywords: ["usinage"],
    lines: ["L'atelier est certifié et sert l'aéronautique et l'énergie."],
  }),
  kind("une ébénisterie architecturale", "l'entreprise", {
    keywords: ["ébénisterie"],
    lines: ["Constructeurs et designers commandent régulièrement et le carnet compte plusieurs mois."],
  }),
  kind("un entrepreneur en mécanique du bâtiment", "l'entreprise", { keywords: ["mécanique"] }),
  kind("un collège privé", "le collège", {
    keywords: ["éducation"],
    lines: ["Les programmes sont reconnus et les inscriptions croissent depuis trois ans."],
  }),
];

export const MERGER_FR: CategoryTexts = {
  "full-business-buyout": {
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
  },
  "majority-share-purchase": {
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
      "[+Management team in place] L'actionnaire restant continuerait à diriger les opérations.",
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
  },
  partnership: {
    kinds: [
      ...COMPANIES.slice(0, 5),
      kind("un projet de rénovation d'immeuble locatif", "le projet", {
        keywords: ["locatif"],
        sets: ["apartments"],
        lines: ["[+Development opportunity] Les permis sont avancés et un constructeur est engagé à prix fixe."],
      }),
      kind("un groupe de restaurants du terroir", "le groupe", {
        keywords: ["restaurants"],
        lines: ["Deux adresses vont bien et le bail de la troisième est négocié."],
      }),
      kind("une distillerie artisanale", "la distillerie", {
        keywords: ["distillerie"],
        lines: ["Des barils vieillissent depuis quatre ans et les premières cuvées se sont envolées."],
      }),
      kind("un portefeuille de multilogements", "le portefeuille", {
        keywords: ["multilogements"],
        sets: ["apartments"],
      }),
    ],
    titles: [
      "Associé recherché : {kind}, {city}",
      "Participation de {shareOffered} : {kind}",
      "Associé actif : {kind}, {city}",
      "Coentreprise : {kind} {inArea}",
      "Partenaire financier : {kind}, région {deCity}",
      "{kind} cherche associé, dès {minimumInvestment}",
      "Joignez-vous à l'équipe : {kind}, {city}",
      "Associé passif : {kind}, {city}",
      "Expansion : {kind} {inArea}",
    ],
    openings: [
      "{aKind} {inCity} cherche un partenaire pour {shareOffered} du capital et pour l'aider à croître.",
      "Plus de travail que de capital : les propriétaires invitent un associé. Il s'agit d'{aKind} {inCity}.",
      "Une participation minoritaire dans {aKind}, avec des revenus de {grossRevenue} et un usage clair des fonds.",
      "L'occasion d'entrer au capital aux côtés de gens d'expérience : {aKind}.",
    ],
    details: [
      "L'investissement minimal est de {minimumInvestment}, pour {shareOffered} du capital.",
      "Les revenus sont de {grossRevenue} et le BAIIA de {ebitda}.",
      "Le rôle de l'associé : {partnerRole}.",
      "[apartments] L'actif est composé de logements, avec des revenus dès le premier jour.",
      "Les fonds serviront à l'équipement et au fonds de roulement, non à payer les propriétaires.",
      "[+Silent partner] Un rôle passif avec distributions privilégiées serait aussi considéré.",
      "Plan d'affaires, projections et trois ans d'états sont disponibles.",
      "Les propriétaires ont {yearsInOperation} ans derrière eux et resteront actifs.",
      "[+Growth potential] Deux marchés voisins ont été testés avec de bons résultats.",
    ],
    keywords: ["associé", "partenariat", "capital", "investisseur", "croissance"],
    fields: {
      partnerRole: [
        "ventes et relations clients",
        "finances et administration",
        "opérations, à temps plein",
        "passif, avec siège au conseil",
      ],
      dealStructure: [
        "Actions ordinaires avec rendement privilégié",
        "Parts de société en commandite",
        "Nouvelles actions émises",
      ],
    },
  },
  "distressed-asset-sale": {
    kinds: [
      kind("une ancienne usine alimentaire", "l'usine", {
        keywords: ["usine"],
        sets: ["estate"],
        lines: ["Chaudières, réfrigération et traitement des eaux sont en place et maintenus au minimum."],
      }),
      kind("une scierie fermée avec cour", "la scierie", {
        keywords: ["scierie"],
        sets: ["estate"],
        lines: ["Ligne de sciage et séchoirs fonctionnaient à la fermeture."],
      }),
      kind("un immeuble de condos inachevé", "l'immeuble", {
        keywords: ["chantier"],
        sets: ["estate"],
        lines: [
          "La structure est complète et étanche; le rapport d'ingénieur sur les travaux restants est disponible.",
        ],
      }),
      kind("un hôtel fermé avec terrain", "l'hôtel", { keywords: ["hôtel"], sets: ["estate"] }),
      kind("un stock de commerce en faillite", "le stock", {
        keywords: ["inventaire", "liquidation"],
        sets: ["goods"],
      }),
      kind("un atelier d'usinage sous séquestre", "l'atelier", {
        keywords: ["machinerie"],
        sets: ["goods"],
        lines: ["Machines à commande numérique et outillage peuvent être achetés ensemble ou par lots."],
      }),
      kind("un immeuble commercial repris par le prêteur", "l'immeuble", {
        keywords: ["reprise"],
        sets: ["estate"],
        lines: ["[+Power of sale] Le créancier est en possession et peut livrer l'immeuble libre."],
      }),
    ],
    titles: [
      "{kind}, {city}",
      "Vente sous supervision : {kind}, {city}",
      "{kind} {inArea}, sans garantie légale",
      "Vente par le séquestre : {kind} {nearRoad}",
      "[estate] {kind} sur {lotSizeAcreage}",
      "À liquider : {kind}, {city}",
      "Vente par le prêteur : {kind} {inArea}",
      "Clôture rapide : {kind}, {city}",
      "{kind}, offres demandées, {city}",
    ],
    openings: [
      "{aKind} {inCity}, à vendre dans l'état actuel, clôture rapide souhaitée.",
      "Les prêteurs ont demandé une vente discrète : {aKind} {inArea}.",
      "Les actifs d'une entreprise qui a cessé ses activités : {kind}, {city}.",
      "Pour un acheteur rapide, capable de clôturer sans condition : {aKind} {inCity}.",
    ],
    details: [
      "Le processus : {saleProcess}.",
      "Les actifs comprennent {assetsIncluded}.",
      "[estate] Les bâtiments de {totalArea} occupent un terrain de {lotSizeAcreage}.",
      "[+Sold as is] La vente est faite sans aucune garantie, aux risques et périls de l'acheteur.",
      "[estate,+Environmental Report] Une étude environnementale de phase I est fournie à titre indicatif.",
      "La dette garantie de {outstandingDebt} sera radiée à la clôture.",
      "[+Quick closing] La clôture peut avoir lieu trente jours après l'approbation du tribunal.",
      "[goods] L'inventaire a été compté et évalué à {inventoryValue}.",
      "[estate] Un autre usage est possible : {redevelopmentOpportunities}.",
      "Les visites ont lieu sur rendez-vous, à jours fixes.",
      "Un dépôt de dix pour cent accompagne chaque offre.",
    ],
    keywords: ["séquestre", "liquidation", "actifs", "tel quel", "clôture rapide"],
    fields: {
      saleProcess: [
        "offres sous pli cacheté",
        "vente de gré à gré par le séquestre, sous réserve du tribunal",
        "vente par le prêteur, offres étudiées à mesure",
      ],
      assetsIncluded: [
        "terrain, bâtiments et équipement restant",
        "machinerie, stocks et nom commercial",
        "droits de bail, aménagements et stocks",
      ],
      currentUse: ["Vacant", "Fermé depuis l'an dernier", "Entretien minimal"],
      improvementsIfAny: ["Toiture réparée; bâtiment hiverné"],
      redevelopmentOpportunities: [
        "mini-entrepôts ou ateliers",
        "conversion résidentielle, sous réserve des autorisations",
        "démolition et vente du terrain",
      ],
    },
  },
};
