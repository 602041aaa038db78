import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOTELS_MOTELS_EN: SubtypeTexts = {
  kinds: [
    kind("roadside motel", { noun: "motel", keywords: ["motel"] }),
    kind("limited-service hotel", { noun: "hotel", keywords: ["limited service"] }),
    kind("independent hotel with a restaurant", {
      noun: "hotel",
      keywords: ["restaurant"],
      sets: ["seats"],
      lines: [
        "[+Restaurant on site] The {seats}-seat restaurant is leased to an operator, so the owner runs rooms only.",
      ],
    }),
    kind("extended-stay motel with kitchenettes", {
      noun: "motel",
      keywords: ["extended stay"],
      lines: ["[+Kitchenettes in rooms] Kitchenettes bring in work crews who stay for months at a time."],
    }),
    kind("flagged highway hotel", {
      noun: "hotel",
      keywords: ["flagged"],
      lines: ["The franchise agreement can be assigned or ended."],
    }),
    kind("lakefront motel", { noun: "motel", keywords: ["lakefront"] }),
    kind("downtown hotel", { noun: "hotel", keywords: ["downtown"] }),
  ],
  titles: [
    "{rooms}-room {kind}, {city}",
    "{kind} near {road}",
    "{rooms}-key {kind} at {capRate}",
    "{kind} on {lotSizeAcreage}, {rooms} rooms",
    "{kind} with {grossRevenue} in revenue, {city}",
    "Family-run {kind}, {rooms} rooms",
    "{rooms}-room {kind} with owner's suite",
    "[seats] {kind}, {rooms} rooms and {seats} seats",
    "{kind}, {occupancyRate} occupancy, {city}",
    "Renovated {kind} on {street}",
  ],
  openings: [
    "{aKind} with {rooms} rooms, a short drive from {road}.",
    "{rooms} rooms, {totalArea} and {lotSizeAcreage}: {aKind} with steady year-round trade.",
    "This {kind} {inCity} runs at {occupancyRate} occupancy and has never been on the open market.",
    "Cash-flowing {kind}, owner-operated, with revenue of {grossRevenue}.",
  ],
  details: [
    "Revenue was {grossRevenue} last year on average occupancy of {occupancyRate}.",
    "Net operating income is {netOperatingIncome}, or {capRate} at asking.",
    "[+Manager's suite] A three-bedroom manager's suite is behind the lobby.",
    "[+Swimming pool] The indoor pool was re-tiled and its heating renewed.",
    "Roughly half the nights come from contractors and health-care travellers on repeat rates.",
    "Rooms were renovated in phases, and the last block is finished.",
    "[+Laundry facilities] Laundry is done on site.",
    "The parking lot takes trucks and trailers.",
    "[+Signage] Highway signage is in place.",
    "There is land for another wing or a gas bar, subject to approvals.",
  ],
  keywords: ["hotel", "motel", "rooms", "hospitality", "cash flow"],
  fields: {
    redevelopmentOpportunities: [
      "Conversion to apartments, subject to approvals",
      "Additional wing on surplus land",
      "Supportive housing or student residence",
    ],
  },
};
