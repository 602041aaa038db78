import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOSPITALITY_FR: SubtypeTexts = {
  kinds: [
    kind("un pub de quartier avec chambres à l'étage", {
      noun: "le pub",
      keywords: ["pub", "permis d'alcool"],
      sets: ["seats", "rooms"],
    }),
    kind("un restaurant avec salle de réception", {
      noun: "le restaurant",
      keywords: ["réception", "restaurant"],
      sets: ["seats", "guests"],
    }),
    kind("une taverne historique", { noun: "la taverne", keywords: ["taverne"], sets: ["seats"] }),
    kind("une auberge de campagne avec table", {
      noun: "l'auberge",
      keywords: ["auberge", "table"],
      sets: ["seats", "rooms"],
    }),
    kind("un bar à vin", { noun: "le bar", keywords: ["bar à vin"], sets: ["seats"] }),
    kind("un centre de congrès et de ressourcement", {
      noun: "le centre",
      keywords: ["congrès"],
      sets: ["seats", "rooms", "guests"],
    }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind}, {street}",
    "{kind} de {seats} places, {city}",
    "{kind}, {totalArea}, {street}",
    "Adresse bien connue : {kind} {nearRoad}",
    "[rent] Local avec permis à louer {inArea}",
    "[forSale] {kind}, immeuble inclus, {city}",
    "[rooms] {kind}, {rooms} chambres et {seats} places",
    "[guests] {kind} pour {guestCapacity} convives",
    "Clés en main : {kind}, {city}",
  ],
  openings: [
    "{aKind} {inArea}, avec {seats} places et {totalArea} au total.",
    "Une adresse aimée des gens du coin {onStreet} : {aKind}, équipement complet, ouverture tous les jours.",
    "Tout est en place : cuisine, bar, mobilier et une réputation qui n'est plus à faire.",
    "[forSale] Immeuble et équipement ensemble : {aKind} de {totalArea} {inArea}.",
  ],
  details: [
    "[+Commercial kitchen,+Exhaust hood] La cuisine dispose d'une longue hotte, du gaz et d'une unité d'air d'appoint neuve.",
    "[+Walk-in cooler] La chambre froide et le local à fûts ont été refaits récemment.",
    "[rooms] À l'étage se trouvent {rooms} chambres, chacune avec salle de bain.",
    "[guests] La salle accueille {guestCapacity} convives et affiche complet presque tous les week-ends de mai à octobre.",
    "[forSale] Les revenus du dernier exercice complet ont été de {grossRevenue}.",
    "[+Liquor licence] Le permis d'alcool couvre toutes les salles et la terrasse, sous réserve du transfert habituel.",
    "Un stationnement de {parkingSpots} cases jouxte l'immeuble.",
    "Le bar, les boiseries et la sonorisation sont l'œuvre d'un designer de la région.",
    "[+Air conditioning] Trois climatiseurs de toit permettent de régler chaque salle séparément.",
  ],
  keywords: ["restauration", "permis d'alcool", "bar", "terrasse", "clés en main"],
  fields: { currentUse: ["Restaurant et bar", "Salle à manger avec permis", "Pub et salle de réception"] },
};
