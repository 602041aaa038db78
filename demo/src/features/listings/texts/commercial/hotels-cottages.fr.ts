import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOTELS_COTTAGES_FR: SubtypeTexts = {
  kinds: [
    kind("une pourvoirie avec chalets", {
      noun: "la pourvoirie",
      keywords: ["pourvoirie", "chalets"],
      sets: ["cottages"],
    }),
    kind("une auberge de charme", { noun: "l'auberge", keywords: ["auberge"], sets: ["inn"] }),
    kind("un petit hôtel avec salle à manger", {
      noun: "l'hôtel",
      keywords: ["hôtel", "salle à manger"],
      sets: ["seats"],
      lines: [
        "[+Restaurant on site] La salle à manger de {seats} places est aussi fréquentée par les gens de la région.",
      ],
    }),
    kind("un domaine de chalets locatifs", { noun: "le domaine", keywords: ["chalets locatifs"], sets: ["cottages"] }),
    kind("un gîte patrimonial", { noun: "le gîte", keywords: ["gîte", "patrimoine"], sets: ["inn"] }),
    kind("un centre de villégiature au bord du lac", {
      noun: "le centre",
      keywords: ["villégiature", "bord de l'eau"],
      lines: ["[+Waterfront] La plage est sablonneuse et le quai accueille les bateaux des clients."],
    }),
  ],
  titles: [
    "{kind}, {rooms} chambres, {city}",
    "{kind} {outOf}",
    "{kind} et logement du propriétaire, {rooms} chambres",
    "{kind} sur un terrain de {lotSizeAcreage}",
    "{kind} clés en main {nearCity}",
    "[inn] Maison d'hôtes de {rooms} chambres {inArea}",
    "[cottages] {rooms} unités locatives et maison du gérant",
    "{kind}, {grossRevenue} de revenus annuels",
    "Relève recherchée : {kind}, {city}",
    "[seats] {kind}, {seats} places et {rooms} chambres",
  ],
  openings: [
    "{aKind} {outOf}, avec {rooms} chambres sur {lotSizeAcreage}.",
    "Depuis des décennies, {noun} accueille une clientèle fidèle et génère un vrai revenu.",
    "{rooms} chambres bien tenues, {totalArea} de bâtiments et un décor qui fait la vente à lui seul.",
    "Clés en main {nearCity} : {aKind}, mobilier et équipement compris.",
  ],
  details: [
    "Les revenus ont atteint {grossRevenue} l'an dernier, avec un taux d'occupation moyen de {occupancyRate}.",
    "[+Furnished] Tout le mobilier, la literie et l'équipement sont inclus.",
    "[+Manager's suite] Le logement du propriétaire a sa propre entrée et une terrasse privée.",
    "[+High-speed internet] La fibre se rend à toutes les chambres et les réservations passent par un système en ligne bien établi.",
    "Les réservations de la prochaine saison sont déjà en avance sur l'an dernier.",
    "Le chauffage, la toiture et les installations sanitaires ont été refaits au cours des dix dernières années.",
    "[+Laundry facilities] La buanderie sur place réduit les frais d'exploitation.",
    "Il est possible d'ajouter des unités, sous réserve des autorisations.",
    "[cottages] La moitié des unités sont isolées pour l'hiver, ce qui permet d'allonger la saison.",
    "[inn] Boiseries d'origine, foyers et grandes galeries donnent tout son cachet à la maison.",
  ],
  keywords: ["tourisme", "clés en main", "hébergement", "mode de vie", "chambres"],
  fields: {
    improvementsIfAny: ["Toiture et fenêtres neuves", "Salles de bain rénovées", "Quai, toiture et chaudière neufs"],
  },
};
