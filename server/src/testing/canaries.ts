import type { Answer } from "./test-app.ts";

/** A text or number that occurs nowhere else, by who may read it. */
const CANARIES = {
  verified: ["cnry-zoning-verified", "71364917"],
  nda: ["cnry-hours-nda", "83715293"],
  granted: ["cnry-address-granted", "cnry-name-granted", "cnry-story-granted", "96473821", "47.913846", "58291647"],
} as const;

export const [ZONING, AREA] = CANARIES.verified;
export const [USES, INCOME] = CANARIES.nda;
const STORY = CANARIES.granted[2];
export const [ADDRESS, NAME, , PRICE] = CANARIES.granted;
const LATITUDE = CANARIES.granted[4];
export const SPACE = CANARIES.granted[5];

/** In the text of the listing's document, for signers. */
export const PLAN = "cnry-plan-nda";
/** The first name of who posted the listing, for signers. */
export const POSTER = "cnry-poster-nda";

/** The listing's value that each canary is in, as its owner's log names it. */
export const KEYS: Readonly<Record<string, string>> = {
  ...{ [ZONING]: "zoning", [AREA]: "totalArea", [USES]: "parkingArrangements", [INCOME]: "netOperatingIncome" },
  ...{ [ADDRESS]: "streetAddress", [NAME]: "buildingName", [STORY]: "confidentialDescription", [PRICE]: "price" },
  ...{ [LATITUDE]: "exactLocation", [SPACE]: "price", [PLAN]: "document" },
};

/** What readers of each audience may find. */
export const READABLE = {
  member: [],
  verified: [...CANARIES.verified],
  nda: [...CANARIES.verified, ...CANARIES.nda],
  granted: [...CANARIES.verified, ...CANARIES.nda, ...CANARIES.granted],
} as const satisfies Record<string, readonly string[]>;

/** In the text of a room document, for signers. */
export const LEASE = "cnry-lease-nda";
/** The name of that document and an answer in the room, for signers. */
export const FILED = "cnry-filed-nda";
export const ANSWER = "cnry-answer-nda";
/** The last name of a document that was withdrawn, and a note that declines a question, for the owner and the asker. */
export const WITHDRAWN = "cnry-withdrawn-owner";
export const NOTE = "cnry-note-asker";

/** A listing made of canaries, as its owner posts it. */
export const CANARY_FORM = {
  type: "Investment Properties",
  subtype: "Multi-Family",
  listingType: "both",
  price: PRICE,
  lease: JSON.stringify({ kind: "amount", amountCents: 24_00, per: "sqft_year", basis: "gross", additional: null }),
  availableArea: JSON.stringify({ from: Number(SPACE) * 100, to: null }),
  fields: JSON.stringify({
    ...{ zoning: ZONING, totalArea: Number(AREA) },
    ...{ parkingArrangements: USES, netOperatingIncome: Number(INCOME) },
  }),
  levels: JSON.stringify({
    ...{ zoning: "verified", totalArea: "verified", price: "granted", poster: "nda", document: "nda" },
    ...{ parkingArrangements: "nda", netOperatingIncome: "nda" },
  }),
  banded: JSON.stringify(["netOperatingIncome", "price"]),
  confidential: JSON.stringify({
    ...{ streetAddress: ADDRESS, buildingName: NAME, confidentialDescription: STORY },
    exactLocation: `${LATITUDE}, -79.358217`,
  }),
  teaser: "picture",
  wayIn: "signing",
};

/** The area of another listing, for signers; and its rent for a month in dollars, at twelve dollars a year. */
export const RENTED_AREA = "58213947";

/** A listing whose open rent takes a secret area, as its owner posts it. */
export const RENTED_FORM = {
  listingType: "rent",
  price: undefined,
  lease: JSON.stringify({ kind: "amount", amountCents: 12_00, per: "sqft_year", basis: "gross", additional: null }),
  fields: JSON.stringify({ totalArea: Number(RENTED_AREA) }),
  levels: JSON.stringify({ totalArea: "nda", poster: "nda" }),
  teaser: "picture",
  wayIn: "signing",
};

/** The canaries found in a text. */
export const findCanaries = (text: string): string[] =>
  [...READABLE.granted, PLAN, LEASE, FILED, ANSWER, WITHDRAWN, NOTE, RENTED_AREA].filter((canary) =>
    text.includes(canary),
  );

/** What members find in another listing whose owner restricted nothing, and visitors do not: who posted it, and its full text. */
export const OPEN_POSTER = "Cnry-Agent-Open";
export const OPEN_BROKERAGE = "Cnry-Brokerage-Open";
export const OPEN_TEXT = "cnry-text-open";

/** Those of them that a text contains. */
export const findOpenCanaries = (text: string): string[] =>
  [OPEN_POSTER, OPEN_BROKERAGE, OPEN_TEXT].filter((canary) => text.includes(canary));

/** The full content of a response. */
export const toSaid = ({ text, headers }: Answer): string => `${text} ${JSON.stringify(headers)}`;
