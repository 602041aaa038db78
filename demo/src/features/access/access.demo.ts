import type { AskForAccess } from "@vestpocket/domain/access/access.schema";
import type { DemoPerson } from "../accounts/accounts.demo.ts";
import type { PocketName } from "../listings/pocket-listings.ts";

interface Step {
  readonly daysAgo: number;
  readonly listing: PocketName;
  readonly reader: DemoPerson;
}

/** What readers and owners do about access. Owners approve, ask, decline and revoke; all else readers do. */
export type AccessStep =
  | (Step & { readonly does: "ask"; readonly form: AskForAccess })
  | (Step & { readonly does: "approve"; readonly days: number })
  | (Step & { readonly does: "inquire"; readonly question: string })
  | (Step & { readonly does: "reply"; readonly answer: string })
  | (Step & { readonly does: "refuse"; readonly note: string })
  | (Step & { readonly does: "revoke"; readonly reason: string })
  /** For a company; without one for themselves. */
  | (Step & { readonly does: "sign"; readonly company?: string })
  /** Reads the listing, and for so long the first documents that they may open. */
  | (Step & { readonly does: "read"; readonly seconds: readonly number[] });

const PRAIRIE_TABLE = "Prairie Table Holdings";
const NORTHGATE = "Northgate Capital";
const HARBOURVIEW = "Harbourview Dental Group";
const LAURIER = "Groupe Laurier";
const RIVAGE = "Fonds Rivage";

const toBuy = (company: string, message: string): AskForAccess =>
  company === ""
    ? { purpose: "buy", capacity: "self", company, message }
    : { purpose: "buy", capacity: "company", company, message };

export const ACCESS_STEPS: readonly AccessStep[] = [
  ...readBistro(),
  ...readDentalClinic(),
  ...readOfficeBuilding(),
  ...readOtherAlberta(),
  ...readQuebec(),
  ...readElsewhere(),
];

/** One with an accepted offer, one declined, one approved who has not signed, and one who waits. */
function readBistro(): AccessStep[] {
  const listing = "bistro";
  const okonkwo = { listing, reader: "okonkwo" } as const;
  return [
    {
      ...{ ...okonkwo, daysAgo: 30, does: "ask" },
      form: toBuy(
        PRAIRIE_TABLE,
        "We run four restaurants in Calgary and Edmonton and would keep the team and the menu.",
      ),
    },
    { ...okonkwo, daysAgo: 29.6, does: "approve", days: 90 },
    { ...okonkwo, daysAgo: 29.2, does: "sign", company: PRAIRIE_TABLE },
    { ...okonkwo, daysAgo: 28.9, does: "read", seconds: [40, 170] },
    {
      ...{ listing, reader: "tanguay", daysAgo: 12, does: "ask" },
      form: toBuy(LAURIER, "We look at restaurants in several provinces."),
    },
    {
      ...{ listing, reader: "tanguay", daysAgo: 11.5, does: "refuse" },
      note: "The seller prefers an operator from Alberta. Thank you for your interest.",
    },
    {
      ...{ listing, reader: "buyer", daysAgo: 6, does: "ask" },
      form: toBuy("", "I managed a restaurant of this size for six years and have my financing approved."),
    },
    { listing, reader: "buyer", daysAgo: 5.2, does: "approve", days: 60 },
    {
      ...{ listing, reader: "gill", daysAgo: 1.2, does: "ask" },
      form: toBuy(NORTHGATE, "For a client who owns two pubs in Calgary and wants a third place with a patio."),
    },
  ];
}

/** One with an open offer, one whose access was revoked, and one who waits. */
function readDentalClinic(): AccessStep[] {
  const listing = "dentalClinic";
  const [chen, gill] = [{ listing, reader: "chen" } as const, { listing, reader: "gill" } as const];
  return [
    {
      ...{ ...chen, daysAgo: 18, does: "ask" },
      form: toBuy(HARBOURVIEW, "We own three practices in Vancouver and are looking for our first in Alberta."),
    },
    { ...chen, daysAgo: 17.4, does: "approve", days: 60 },
    { ...chen, daysAgo: 17.1, does: "sign", company: HARBOURVIEW },
    { ...chen, daysAgo: 16.8, does: "read", seconds: [150, 55] },
    { ...gill, daysAgo: 14, does: "ask", form: toBuy(NORTHGATE, "We finance dental groups.") },
    { ...gill, daysAgo: 13.6, does: "inquire", question: "Which dental groups have you financed in Alberta?" },
    { ...gill, daysAgo: 13.2, does: "reply", answer: "One in Red Deer and one in Medicine Hat. Both may be called." },
    { ...gill, daysAgo: 12.5, does: "approve", days: 30 },
    { ...gill, daysAgo: 12.2, does: "sign", company: NORTHGATE },
    { ...gill, daysAgo: 12.1, does: "read", seconds: [35] },
    {
      ...{ ...gill, daysAgo: 5, does: "revoke" },
      reason: "The staff was contacted before we agreed to it.",
    },
    {
      ...{ listing, reader: "morin", daysAgo: 0.8, does: "ask" },
      form: toBuy(RIVAGE, "We invest in clinics whose team stays, and could visit next week."),
    },
  ];
}

/** Everyone who signs is let in. */
function readOfficeBuilding(): AccessStep[] {
  const listing = "officeBuilding";
  return [
    { listing, reader: "gill", daysAgo: 22, does: "sign", company: NORTHGATE },
    { listing, reader: "gill", daysAgo: 21.9, does: "read", seconds: [165, 90] },
    { listing, reader: "buyer", daysAgo: 20, does: "sign" },
    { listing, reader: "buyer", daysAgo: 19.8, does: "read", seconds: [110] },
  ];
}

/** One whose access has expired, and one whose offer was declined. */
function readOtherAlberta(): AccessStep[] {
  const [gill, okonkwo] = [
    { listing: "hvacContractor", reader: "gill" } as const,
    { listing: "franchise", reader: "okonkwo" } as const,
  ];
  return [
    { ...gill, daysAgo: 40.2, does: "sign", company: NORTHGATE },
    {
      ...{ ...gill, daysAgo: 40, does: "ask" },
      form: toBuy(NORTHGATE, "We represent a mechanical group that wants to grow between Edmonton and Calgary."),
    },
    { ...gill, daysAgo: 39.5, does: "approve", days: 20 },
    { ...gill, daysAgo: 39, does: "read", seconds: [175] },
    {
      ...{ ...okonkwo, daysAgo: 10, does: "ask" },
      form: toBuy(PRAIRIE_TABLE, "We already hold a franchise of another brand and know the work."),
    },
    { ...okonkwo, daysAgo: 9.6, does: "approve", days: 45 },
    { ...okonkwo, daysAgo: 9, does: "sign", company: PRAIRIE_TABLE },
    { ...okonkwo, daysAgo: 8.5, does: "read", seconds: [115] },
  ];
}

function readQuebec(): AccessStep[] {
  const tanguay = { listing: "boulangerie", reader: "tanguay" } as const;
  return [
    {
      ...{ ...tanguay, daysAgo: 25, does: "ask" },
      form: toBuy(LAURIER, "Nous exploitons trois boulangeries à Montréal et garderions toute l’équipe."),
    },
    { ...tanguay, daysAgo: 24.5, does: "approve", days: 90 },
    { ...tanguay, daysAgo: 24, does: "sign", company: LAURIER },
    { ...tanguay, daysAgo: 23.7, does: "read", seconds: [120, 80] },
    {
      ...{ listing: "boulangerie", reader: "morin", daysAgo: 4, does: "ask" },
      form: toBuy(RIVAGE, "Nous cherchons un commerce alimentaire avec une clientèle de restaurants."),
    },
    { listing: "boulangerie", reader: "morin", daysAgo: 3.4, does: "approve", days: 30 },
    {
      ...{ listing: "boulangerie", reader: "okonkwo", daysAgo: 1, does: "ask" },
      form: toBuy(PRAIRIE_TABLE, "We would like to open in Montreal. Could the owner stay for six months?"),
    },
    { listing: "usine", reader: "morin", daysAgo: 15, does: "sign", company: RIVAGE },
    { listing: "usine", reader: "morin", daysAgo: 14.8, does: "read", seconds: [140] },
    {
      ...{ listing: "bureaux", reader: "tanguay", daysAgo: 8.4, does: "ask" },
      form: {
        ...{ purpose: "lease", capacity: "company", company: LAURIER },
        message: "Nous déménageons notre siège de Québec au printemps.",
      },
    },
    { listing: "bureaux", reader: "tanguay", daysAgo: 8, does: "sign", company: LAURIER },
    {
      ...{ listing: "physio", reader: "morin", daysAgo: 2, does: "ask" },
      form: toBuy(RIVAGE, "Nous avons investi dans deux cliniques en Estrie."),
    },
  ];
}

function readElsewhere(): AccessStep[] {
  return [
    { listing: "motel", reader: "buyer", daysAgo: 12.6, does: "sign" },
    { listing: "motel", reader: "buyer", daysAgo: 12.4, does: "read", seconds: [95] },
    {
      ...{ listing: "carWash", reader: "gill", daysAgo: 7, does: "ask" },
      form: toBuy(NORTHGATE, "For an operator of eleven washes in southern Ontario."),
    },
    { listing: "carWash", reader: "gill", daysAgo: 6.4, does: "approve", days: 30 },
    {
      ...{ listing: "warehouseLeaseback", reader: "gill", daysAgo: 3, does: "ask" },
      form: toBuy(NORTHGATE, "We buy single-tenant industrial buildings in Atlantic Canada."),
    },
  ];
}
