import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const DISTRIBUTION_EN: SubtypeTexts = {
  kinds: [
    kind("cross-dock terminal", {
      noun: "terminal",
      keywords: ["cross-dock", "LTL"],
      lines: ["[+Cross-dock] Doors on both long sides make this a true cross-dock."],
    }),
    kind("regional distribution centre", { noun: "centre", keywords: ["distribution centre"] }),
    kind("last-mile delivery station", {
      noun: "station",
      keywords: ["last mile", "e-commerce"],
      lines: ["A deep van court and staging lanes suit a parcel carrier."],
    }),
    kind("truck terminal with repair bays", { noun: "terminal", keywords: ["truck terminal"] }),
    kind("refrigerated distribution building", { noun: "building", keywords: ["refrigerated"] }),
    kind("[forRent] distribution bay in a newer park", { noun: "bay", keywords: ["logistics park"] }),
    kind("food distribution facility", { noun: "facility", keywords: ["food distribution"] }),
  ],
  titles: [
    "{kind} near {road}",
    "{kind} {inArea}",
    "{totalArea} {kind}, {city}",
    "{kind}, {docks}",
    "{kind} with parking for {trailerParking} trailers",
    "[rent] Distribution space for lease {inArea}",
    "{kind} on {lotSizeAcreage}, {city}",
    "{kind}, {clearHeightFeet} clear {inArea}",
    "[tenanted,forSale] Leased {kind} near {road}",
    "[vacant] {kind}, immediate possession",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea}, {docks} and quick access to {road}.",
    "{totalArea} of modern logistics space on {lotSizeAcreage}.",
    "Trucks reach {road} from this {kind} without passing a traffic light.",
    "A hard-working {kind} {inArea}, offered off-market on behalf of its operator.",
  ],
  details: [
    "Shipping is by {docks} and {drives}, with levellers throughout.",
    "The truck court is deep enough for 53-foot trailers, and {trailerParking} trailer stalls are marked.",
    "Clear height is {clearHeightFeet}, and the slab is laser-levelled for reach trucks.",
    "Offices of {officeSqFt} hold dispatch, a drivers' lounge and management.",
    "[+Sprinklers] An ESFR sprinkler system allows storage to the full height.",
    "[+Fenced yard,+Security system] The yard is fenced, gated and covered by cameras.",
    "[+EV charging] Conduit is in the ground for charging an electric van fleet.",
    "[rent,~net] Additional rent is estimated at {additionalRent}.",
    "[+Racking included] Selective racking can stay for the next occupant.",
    "[big,~transit] The labour pool is deep, and the bus stops at the driveway.",
  ],
  keywords: ["distribution", "logistics", "trailer parking", "truck level", "highway access"],
  fields: {},
};
