import type { QUEBEC_POCKET_LISTINGS } from "../listings/pocket-listings.quebec.ts";
import { type DemoDocument, plan, write } from "./document.ts";

const financials = { folder: "financials", download: "stamped" } as const;
const leases = { folder: "leases", download: "never" } as const;

/** The documents in the rooms of the demo's member of Agent Pro. */
export const QUEBEC_DOCUMENTS: Readonly<Record<keyof typeof QUEBEC_POCKET_LISTINGS, readonly DemoDocument[]>> = {
  boulangerie: [
    {
      ...{ ...financials, name: "Sommaire financier", audience: "nda" },
      content: write("fr", [
        "Sommaire financier",
        "Boulangerie Aux Blés d’Or, exercices terminés le 31 mars",
        [
          "Dernier exercice",
          [
            ["Ventes au comptoir", "598 000 $"],
            ["Ventes aux restaurants", "522 000 $"],
            ["Matières premières", "347 000 $"],
            ["Salaires et charges", "421 000 $"],
            ["Loyer et occupation", "96 000 $"],
            ["Autres frais", "72 000 $"],
            ["Flux de trésorerie du propriétaire", "184 000 $"],
          ],
        ],
        [
          "Exercice précédent",
          [
            ["Ventes", "1 061 000 $"],
            ["Flux de trésorerie", "171 000 $"],
          ],
        ],
      ]),
    },
    {
      ...{ ...leases, name: "Résumé du bail", audience: "granted" },
      content: write("fr", [
        "Résumé du bail",
        "4382, rue Saint-Denis, Montréal",
        [
          "Conditions",
          [
            ["Superficie", "2 100 pi²"],
            ["Durée", "Jusqu’au 30 juin 2030, deux options de cinq ans"],
            ["Loyer", "6 900 $ par mois, brut"],
            ["Cession", "Avec le consentement du locateur"],
          ],
        ],
      ]),
    },
    {
      ...{ name: "En bref", folder: "summary", audience: "member", download: "original" },
      content: write("fr", [
        "Boulangerie de quartier, Montréal",
        "En bref",
        [
          "L’entreprise",
          [
            ["Équipe", "11 personnes"],
            ["Clients restaurateurs", "14"],
            ["Ouvert", "Tous les jours, de 7 h à 18 h"],
          ],
        ],
      ]),
    },
  ],
  usine: [
    {
      ...{ ...leases, name: "Projet de cession-bail", audience: "nda" },
      content: write("fr", [
        "Projet de cession-bail",
        "Usinage Beauséjour inc., 2150, boulevard Industriel, Laval",
        [
          "Conditions",
          [
            ["Durée", "Sept ans, deux options de cinq ans"],
            ["Loyer net", "14,25 $ le pied carré par an"],
            ["Indexation", "2,5 % par an"],
            ["Garantie", "Société mère, deux ans"],
          ],
        ],
      ]),
    },
    {
      ...{ name: "Rapport environnemental, phase I", folder: "environment", audience: "granted", download: "never" },
      content: write("fr", [
        "Évaluation environnementale, phase I",
        "Sommaire des constatations",
        [
          "Constatations",
          [
            ["Réservoirs souterrains", "Aucun"],
            ["Usage antérieur", "Champ, puis usinage depuis 1996"],
            ["Recommandation", "Aucune phase II requise"],
          ],
        ],
      ]),
    },
    plan({ name: "Plan de l’usine", title: "Rez-de-chaussée, 38 500 pi²" }, [
      ["Atelier, pont roulant", [0, 0], [130, 150]],
      ["Expédition", [130, 0], [60, 90]],
      ["Entrepôt", [130, 90], [60, 60]],
      ["Bureaux", [0, 150], [120, 40]],
      ["Vestiaires", [120, 150], [70, 40]],
    ]),
  ],
  bureaux: [
    {
      ...{ ...leases, name: "Offre de location type", audience: "nda", download: "original" },
      content: write("fr", [
        "Offre de location type",
        "Étage complet, Québec",
        [
          "Conditions",
          [
            ["Superficie locative", "9 800 pi²"],
            ["Loyer net", "17,50 $ le pied carré par an"],
            ["Frais d’exploitation et taxes", "13,25 $ le pied carré par an"],
            ["Mobilier", "Compris"],
          ],
        ],
      ]),
    },
    plan({ name: "Plan de l’étage", title: "Cinquième étage, 9 800 pi²" }, [
      ["Bureaux fermés 1 à 11", [0, 0], [120, 22]],
      ["Aire ouverte", [0, 22], [74, 40]],
      ["Réception", [74, 22], [46, 20]],
      ["Salles de réunion", [74, 42], [46, 20]],
      ["Bureaux fermés 12 à 22", [0, 62], [96, 22]],
      ["Cuisine", [96, 62], [24, 22]],
    ]),
  ],
  physio: [
    {
      ...{ ...financials, name: "Honoraires par professionnel", audience: "granted" },
      content: write("fr", [
        "Honoraires par professionnel",
        "Clinique Physio Orford inc., douze derniers mois",
        [
          "Honoraires",
          [
            ["Professionnel A", "318 000 $"],
            ["Professionnel B", "287 000 $"],
            ["Professionnel C", "254 000 $"],
            ["Professionnels D et E", "401 000 $"],
          ],
        ],
      ]),
    },
    {
      ...{ ...leases, name: "Résumé du bail", audience: "nda" },
      content: write("fr", [
        "Résumé du bail",
        "3050, boulevard de Portland, Sherbrooke",
        [
          "Conditions",
          [
            ["Superficie", "3 300 pi²"],
            ["Durée", "Jusqu’au 31 août 2031, une option de cinq ans"],
            ["Loyer", "5 800 $ par mois, brut"],
            ["Cession", "Avec le consentement du locateur"],
          ],
        ],
      ]),
    },
  ],
};
