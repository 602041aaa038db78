import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const HOTELS_COTTAGES_EN: SubtypeTexts = {
  kinds: [
    kind("lakeside cottage resort", {
      noun: "resort",
      keywords: ["resort", "waterfront"],
      sets: ["cottages"],
      lines: ["[+Waterfront] The shoreline is shallow and sandy, with a dock for guests' boats."],
    }),
    kind("boutique inn", { noun: "inn", keywords: ["boutique inn"], sets: ["inn"] }),
    kind("small hotel with a dining room", {
      noun: "hotel",
      keywords: ["hotel", "dining room"],
      sets: ["seats"],
      lines: ["[+Restaurant on site] The dining room has {seats} seats and a following among local people."],
    }),
    kind("cluster of housekeeping cottages", { noun: "property", keywords: ["cottages"], sets: ["cottages"] }),
    kind("heritage bed and breakfast", { noun: "inn", keywords: ["bed and breakfast"], sets: ["inn"] }),
    kind("family-run lodge", {
      noun: "lodge",
      keywords: ["lodge"],
      lines: ["Guests come back year after year for the fishing, the snowmobile trails and the quiet."],
    }),
    kind("four-season retreat", { noun: "property", keywords: ["four season", "retreat"] }),
  ],
  titles: [
    "{rooms}-room {kind}, {city}",
    "{kind} {outOf}",
    "{kind} with {rooms} rooms and owner's quarters",
    "{kind} on {lotSizeAcreage}",
    "Turnkey {kind} near {city}",
    "[inn] Guest house with {rooms} rooms {inArea}",
    "[cottages] {rooms} rental cottages and a manager's house",
    "{kind}, {grossRevenue} in annual revenue",
    "Retirement sale: {kind} near {city}",
    "[seats] {kind}, {seats} seats and {rooms} rooms",
  ],
  openings: [
    "{aKind} {outOf}, with {rooms} rooms on {lotSizeAcreage}.",
    "This {kind} has welcomed guests for decades and remains a lifestyle business with real income.",
    "{rooms} well-kept rooms, {totalArea} of buildings and a setting that sells itself.",
    "A turnkey {kind} near {city}, offered furnished and fully equipped.",
  ],
  details: [
    "Revenue was {grossRevenue} last year on an average occupancy of {occupancyRate}.",
    "[+Furnished] All furniture, linens and equipment are included in the price.",
    "[+Manager's suite] The owner's suite has its own entrance and a private terrace.",
    "[+High-speed internet] Fibre internet reaches every room, and bookings run through an established online system.",
    "Bookings for the coming season are already well ahead of last year.",
    "The heating plant, roof and septic bed have each been renewed in the past ten years.",
    "[+Laundry facilities] An on-site laundry keeps operating costs down.",
    "There is room to add units, subject to approvals.",
    "[cottages] Half of the cottages are winterized, which leaves room to lengthen the season.",
    "[inn] Original woodwork, fireplaces and wide verandas give the house its character.",
  ],
  keywords: ["hospitality", "turnkey", "lifestyle", "tourism", "rooms"],
  fields: {
    improvementsIfAny: [
      "New roof and windows",
      "Renovated guest bathrooms",
      "New dock, roof and boiler",
      "Rooms redecorated in rotation",
    ],
  },
};
