import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const PROFESSIONAL_OFFICE_EN: SubtypeTexts = {
  kinds: [
    kind("[sale] professional office condo", { noun: "suite", keywords: ["office condo"], sets: ["condo"] }),
    kind("[!rent] converted Victorian office house", {
      noun: "house",
      keywords: ["heritage office"],
      lines: ["Tall windows, plaster mouldings and two working fireplaces set the tone for client meetings."],
    }),
    kind("[!rent] two-storey office building", { noun: "building", keywords: ["office building"] }),
    kind("[forRent] furnished corner suite", {
      noun: "suite",
      keywords: ["furnished"],
      lines: ["[+Furnished] Workstations, boardroom table and private-office furniture stay."],
    }),
    kind("[forRent] second-floor professional suite", { noun: "suite", keywords: ["professional suite"] }),
    kind("brick-and-beam office", {
      noun: "office",
      keywords: ["brick and beam", "loft"],
      lines: ["Exposed brick, timber posts and refinished floors run throughout."],
    }),
    kind("[forRent] full-floor office", { noun: "floor", keywords: ["full floor"] }),
    kind("ground-floor office with its own entrance", { noun: "office", keywords: ["private entrance"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} on {street}",
    "{totalArea} {kind}, {city}",
    "Professional office {inArea}, {privateOffices} private offices",
    "[rent] Office for lease on {street}, {totalArea}",
    "{kind} with {parkingSpots} parking spaces",
    "[sale] Own your office {inArea}",
    "[vacant] Move-in-ready {kind} {inArea}",
    "{kind} near {road}, {totalArea}",
    "[rent] {kind} with {meetingRooms} meeting rooms",
    "[forSale] Owner-user office on {street}",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea}, with {privateOffices} private offices and a bright reception.",
    "{totalArea} of well-finished office on {street}, suited to lawyers, accountants or a growing firm.",
    "[sale] Stop renting: {aKind} {inArea} that a firm of ten to twenty people could move into without construction.",
    "[rent] Quiet, professional space {inArea}, available for the first time in years.",
    "This {kind} on {street} has housed the same professional firm for most of its life.",
  ],
  details: [
    "The plan balances {privateOffices} closed offices with open workspace and a file room.",
    "[+Kitchenette] A kitchenette and two washrooms are inside the premises.",
    "[+Boardroom] The boardroom seats twelve and is wired for video.",
    "[+High-speed internet] Fibre is in the building, and the server closet has its own cooling.",
    "[+Elevator] An elevator and a barrier-free entrance serve all floors.",
    "Parking comes with {parkingSpots} spaces, a luxury in this part of {city}.",
    "Carpets, lighting and paint were all renewed recently.",
    "[condo] The condominium corporation is well run, with a healthy reserve fund; the fee is {monthlyCondoFee} a month.",
    "[rent,~net] Additional rent is estimated at {additionalRent} for the current year, utilities included.",
    "[big,+Near public transit,~transit] Frequent transit stops at the door, and there are restaurants and banks within a short walk.",
  ],
  keywords: ["office", "professional", "boardroom", "private offices", "parking"],
  fields: {
    officesTypes: [
      "Private offices, open area and reception",
      "Perimeter offices with central support area",
      "Mostly open plan with two closed offices",
    ],
  },
};
