import { type CategoryTexts, kind } from "./texts.schema.ts";

export const FARM_FR: CategoryTexts = {
  "dairy-farms": {
    kinds: [
      kind("une ferme laitière robotisée", "la ferme", {
        keywords: ["robot de traite"],
        lines: ["[+Robotic milking] Deux robots traient le troupeau et les données suivent avec la vente."],
      }),
      kind("une ferme laitière en stabulation libre", "la ferme", {
        keywords: ["stabulation libre"],
        lines: ["L'étable à logettes sur sable a des murs-rideaux et une allée d'alimentation centrale."],
      }),
      kind("une ferme laitière en stabulation entravée", "la ferme", {
        keywords: ["étable"],
        lines: ["L'étable est claire, munie de tapis et d'un lactoduc."],
      }),
      kind("une ferme laitière biologique", "la ferme", {
        keywords: ["biologique"],
        lines: ["La ferme est certifiée biologique depuis de nombreuses années."],
      }),
      kind("une ferme laitière familiale avec quota", "la ferme", { keywords: ["quota", "troupeau"] }),
    ],
    titles: [
      "{kind} {outOf}",
      "{kind}, {quotaKgDay} de quota, {city}",
      "{kind}, {acres} {inCounty}",
      "{kind}, {milkingStalls} places, {nearCity}",
      "{kind}, {workableAcres} cultivables",
      "{kind} {inCounty}, troupeau de {herdSize} têtes",
      "Entreprise en marche : {kind}, {city}",
      "{kind} de {acres} avec deux maisons",
      "Relève recherchée : {kind} {outOf}",
    ],
    openings: [
      "{aKind} {outOf}, avec {quotaKgDay} de quota et {acres} de terre.",
      "{acres}, dont {workableAcres} cultivables, et des installations modernes pour {herdSize} têtes.",
      "Une entreprise laitière complète {inCounty}, vendue en exploitation.",
      "Trois générations y ont produit du lait de qualité, et tout est en excellent ordre.",
    ],
    details: [
      "[+Milking equipment] La traite se fait sur {milkingStalls} places, avec équipement sous contrat d'entretien.",
      "[+Livestock] Le troupeau enregistré de {herdSize} têtes a un faible comptage cellulaire et de bons composants.",
      "[+Manure storage] La fosse contient plus d'une année de production.",
      "[+Silos] Les fourrages sont conservés dans deux silos-tours et des silos-fosses.",
      "[+Tile drainage] Les meilleurs champs sont drainés.",
      "[+Farmhouse] La maison compte {bedrooms} chambres et a été rénovée récemment.",
      "[+Machine shed] Une remise et un atelier chauffé abritent la machinerie.",
      "[+Backup generator] La génératrice démarre seule et alimente toute la ferme.",
      "Quota et bétail peuvent être achetés ensemble ou séparément, selon les règles des producteurs.",
      "Les bâtiments d'élevage totalisent {barnArea}, et les plans d'agrandissement sont prêts.",
    ],
    keywords: ["ferme laitière", "quota", "troupeau", "lait", "terre"],
    fields: {
      outbuildings: [
        "Remise, étable à taures et deux silos",
        "Étable à veaux, atelier et hangar à foin",
        "Silos-fosses et remise",
      ],
    },
  },
  "livestock-farms": {
    kinds: [
      kind("une ferme vache-veau", "la ferme", {
        keywords: ["bovins", "vache-veau"],
        fields: { livestockTypes: ["Bovins de boucherie, vache-veau"] },
        lines: ["[+Fenced paddocks] Les parcelles de pâturage en rotation sont clôturées et munies d'abreuvoirs."],
      }),
      kind("une porcherie d'engraissement", "la ferme", {
        keywords: ["porcs"],
        sets: ["barnOnly"],
        fields: { livestockTypes: ["Porcs d'engraissement"] },
        lines: ["Les deux bâtiments ont une ventilation tunnel et une alimentation automatisée."],
      }),
      kind("une ferme de poulets avec quota", "la ferme", {
        keywords: ["poulets", "quota"],
        sets: ["barnOnly"],
        fields: { livestockTypes: ["Poulets à griller"] },
        lines: ["Le quota est inclus et les allocations confirmées."],
      }),
      kind("une bergerie", "la bergerie", {
        keywords: ["moutons", "agneaux"],
        fields: { livestockTypes: ["Brebis et agneaux"] },
      }),
      kind("une ferme caprine", "la ferme", {
        keywords: ["chèvres"],
        fields: { livestockTypes: ["Chèvres laitières"] },
      }),
      kind("un centre équestre d'élevage", "le centre", {
        keywords: ["chevaux", "équestre"],
        fields: { livestockTypes: ["Chevaux"] },
        lines: ["[+Horses] Boxes, caméra de poulinage et carrière extérieure sont en place."],
      }),
    ],
    titles: [
      "{kind} {outOf}",
      "{kind} de {acres} {inCounty}",
      "{kind}, capacité de {animalCapacity} têtes, {city}",
      "[!barnOnly] {kind}, {pastureAcres} de pâturage",
      "{kind} {nearCity}, {barnArea} de bâtiments",
      "Entreprise en marche : {kind} {inCounty}",
      "{kind}, {workableAcres} cultivables",
      "{kind} avec maison sur {acres}",
      "Vente discrète : {kind} {inCounty}",
    ],
    openings: [
      "{aKind} {outOf} : {acres} et des bâtiments en très bon état.",
      "{acres} {inCounty}, aménagés pour {animalCapacity} têtes.",
      "[!barnOnly] De l'herbe, de l'eau et des abris : {aKind} avec {pastureAcres} de pâturage.",
      "Tout est en ordre et rentable : {noun} attend la prochaine famille.",
    ],
    details: [
      "[+Barns] Les bâtiments d'élevage totalisent {barnArea}, avec bon béton et bonne ventilation.",
      "[!barnOnly,+Pasture land] On compte {pastureAcres} de pâturage et {workableAcres} cultivables.",
      "[barnOnly] Les {workableAcres} cultivables reçoivent le lisier, et les voisins prennent le surplus.",
      "[+Manure storage] L'entreposage du fumier respecte les normes de distance et de capacité.",
      "[+Farmhouse] La maison de {bedrooms} chambres surplombe la cour.",
      "[+Machine shed] La machinerie est à l'abri dans un grand hangar.",
      "L'eau vient d'un puits artésien qui n'a jamais manqué.",
      "Les ventes brutes ont été de {grossRevenue} l'an dernier.",
      "[+Livestock] Les animaux peuvent être repris à la valeur d'inventaire.",
      "Biosécurité, plan de fertilisation et registres sont en ordre.",
    ],
    keywords: ["élevage", "ferme", "pâturage", "bâtiments", "terre"],
    fields: {
      livestockTypes: ["Bovins"],
      outbuildings: ["Grange à foin, remise et parc de manutention", "Deux granges, silo et atelier"],
    },
  },
  "cash-crop-farms": {
    kinds: [
      kind("une ferme de maïs et de soya", "la ferme", {
        keywords: ["maïs", "soya"],
        fields: { cropsGrown: ["Maïs, soya et blé d'automne"] },
      }),
      kind("une ferme de pommes de terre avec entrepôt", "la ferme", {
        keywords: ["pommes de terre"],
        fields: { cropsGrown: ["Pommes de terre en rotation avec céréales"] },
        lines: [
          "[+Irrigation] L'irrigation couvre presque tous les champs et les entrepôts ont un contrôle d'humidité.",
        ],
      }),
      kind("une ferme maraîchère en terre noire", "la ferme", {
        keywords: ["maraîcher", "terre noire"],
        fields: { cropsGrown: ["Carottes, oignons et laitue"], soilType: ["terre noire"] },
      }),
      kind("une ferme de grains biologiques", "la ferme", {
        keywords: ["grains biologiques"],
        fields: { cropsGrown: ["Épeautre, soya et maïs biologiques"] },
        lines: ["[+Organic certified] La certification est continue et sera maintenue pendant la transition."],
      }),
      kind("une ferme de grandes cultures avec centre de grains", "la ferme", {
        keywords: ["centre de grains"],
        fields: { cropsGrown: ["Maïs, blé et soya"] },
      }),
    ],
    titles: [
      "{kind} de {acres} {outOf}",
      "{kind} {inCounty}, {workableAcres} cultivables",
      "{kind} {nearCity}",
      "{kind}, silos de {grainStorage}",
      "[drained] {kind}, {tileDrainedAcres} drainés",
      "{acres} de grandes cultures {inCounty}",
      "Agrandissement : {kind} {outOf}",
      "{kind} avec maison et bâtiments, {city}",
      "{kind}, façade de {frontageFeet}",
    ],
    openings: [
      "{aKind} {outOf} : {acres}, dont {workableAcres} cultivables.",
      "{workableAcres} de bonne terre en grands champs carrés {inCounty}.",
      "{acres} bien cultivés, près des centres de grains et des fournisseurs.",
      "Bien tenue, {noun} ferait l'envie de tout voisin qui veut s'agrandir.",
    ],
    details: [
      "Le sol est de type {soilType}, enrichi en matière organique depuis des années.",
      "[drained,+Tile drainage] Le drainage systématique couvre {tileDrainedAcres}; les plans sont disponibles.",
      "[+Silos] Les silos contiennent {grainStorage}, avec aération.",
      "[+Grain dryer] Le séchoir en continu fonctionne au gaz.",
      "[+Farmhouse] La maison de {bedrooms} chambres est en retrait du rang, derrière de grands arbres.",
      "[+Machine shed] Un hangar à plancher de béton abrite la plus grosse machinerie.",
      "Les rendements dépassent la moyenne régionale presque chaque année.",
      "Les champs sont en semis direct depuis plus de dix ans.",
      "[tenanted] La terre est louée cette saison; possession après la récolte.",
      "[quebec] La propriété est en zone agricole protégée.",
    ],
    keywords: ["grandes cultures", "ferme", "cultivable", "grains", "terre"],
    fields: {
      soilType: ["loam argileux", "loam limoneux", "loam sableux", "argile"],
      outbuildings: ["Hangar et silos", "Remise, silos et séchoir", "Atelier et deux remises"],
    },
  },
  "hobby-farms-greenhouses": {
    kinds: [
      kind("une fermette avec écurie", "la fermette", {
        keywords: ["fermette", "chevaux"],
        lines: ["[+Horses,+Fenced paddocks] L'écurie a des boxes et les enclos sont sécuritaires."],
      }),
      kind("une entreprise serricole", "l'entreprise", {
        keywords: ["serres"],
        sets: ["glass"],
        fields: { cropsGrown: ["Tomates, concombres et fines herbes", "Annuelles et paniers suspendus"] },
      }),
      kind("un centre jardin avec serres", "le centre", {
        keywords: ["centre jardin"],
        sets: ["glass"],
        lines: ["[+Farm stand] La boutique et son stationnement donnent sur la route."],
        fields: { cropsGrown: ["Annuelles, vivaces et arbustes"] },
      }),
      kind("un verger avec boutique", "le verger", {
        keywords: ["verger", "boutique"],
        lines: ["[+Orchard] Les arbres sont en pleine production : plusieurs variétés de pommes et quelques poires."],
        fields: { cropsGrown: ["Pommes et poires"] },
      }),
      kind("une érablière avec cabane équipée", "l'érablière", {
        keywords: ["érablière", "acériculture"],
        lines: ["[+Maple bush] L'érablière est sur tubulure et la cabane est équipée."],
        fields: { cropsGrown: ["Sirop d'érable et foin"] },
      }),
      kind("une ferme de lavande et de miel", "la ferme", {
        keywords: ["lavande", "miel"],
        lines: ["[+Beekeeping] Ruches, extracteur et étiquettes sont inclus."],
        fields: { cropsGrown: ["Lavande et miel"] },
      }),
      kind("une fermette maraîchère", "la fermette", {
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
  },
};
