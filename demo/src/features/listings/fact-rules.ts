import type { Random } from "@vestpocket/domain/shared/random";
import { has, hasPlot, plot, SQUARE_FEET_PER_ACRE } from "./acreage.ts";
import type { Draft } from "./draft-shape.ts";
import { niceMoney, roundArea } from "./rounding.ts";

type Fact = (draft: Draft, random: Random) => number | undefined;

const isBusiness = ({ profile }: Draft) => profile.group === "business" || profile.group === "deal";

export function round(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** How each number is drawn. Fields that are missing here stay empty. */
export const FACTS: Readonly<Record<string, Fact>> = {
  totalArea: (draft) => (draft.area > 0 && !has(draft, "home") && !has(draft, "goods") ? draft.area : undefined),
  kitchenArea: (draft, random) => roundArea(draft.area * (0.22 + random.next() * 0.14)),
  ofRetailArea: (_, random) => random.int(11, 19) * 5,
  ofOfficeReception: (_, random) => random.int(2, 9) * 5,
  frontageFeet: (draft, random) => {
    if (draft.acres > 0) return round(Math.sqrt(draft.acres * SQUARE_FEET_PER_ACRE) * (0.6 + random.next() * 0.6), 5);
    return Math.max(8, Math.round(Math.sqrt(draft.area) * (0.35 + random.next() * 0.3)));
  },
  clearHeightFeet: (draft, random) => {
    if (draft.profile.key === "commercial/automotive") return random.int(12, 18);
    if (draft.profile.key === "industrial/distribution") return random.pick([24, 26, 28, 30, 32, 36]);
    if (draft.profile.group === "building" && draft.profile.place === "works") {
      return draft.area > 15_000 ? random.pick([18, 20, 22, 24, 26, 28]) : random.pick([14, 16, 18, 20, 22]);
    }
    return random.pick([12, 14, 16, 18, 22, 24]);
  },
  craneCapacity: (draft, random) => (has(draft, "crane") ? random.pick([3, 5, 10, 15, 20]) : undefined),
  powerAmps: (draft, random) =>
    draft.area < 5_000 ? random.pick([100, 200, 200, 400]) : random.pick([400, 600, 800, 1_200, 1_600, 2_000]),
  truckLevelDoors: (draft, random) => {
    if (draft.profile.key === "industrial/industrial-condo") return has(draft, "truck") ? 1 : undefined;
    const perDoor = draft.profile.key === "industrial/distribution" ? 3_200 : 7_000;
    return Math.max(1, Math.round((draft.area / perDoor) * (0.7 + random.next() * 0.6)));
  },
  gradeLevelDoors: (draft, random) =>
    has(draft, "bays") ? Math.max(2, Math.round(draft.area / 1_300)) : random.int(1, draft.area > 20_000 ? 4 : 2),
  trailerParking: (draft, random) => Math.max(4, Math.round((draft.area / 2_600) * (0.6 + random.next() * 0.9))),
  storeys: (draft, random) => {
    if (has(draft, "low")) return 2;
    const tall =
      draft.profile.group === "investment" ? Math.ceil(draft.area / 9_000) + 1 : Math.ceil(draft.area / 12_000);
    return Math.min(has(draft, "large") ? 12 : 6, Math.max(1, tall + random.int(0, 1)));
  },
  numberOfUnits: (draft, random) => {
    if (draft.profile.driver === "units") return draft.units;
    return Math.max(2, Math.min(60, Math.round((draft.area / 2_300) * (0.8 + random.next() * 0.4))));
  },
  rooms: (draft) => (draft.profile.driver === "rooms" || has(draft, "rooms") ? draft.rooms : undefined),
  bedrooms: (_, random) => random.int(3, 6),
  seats: (draft, random) => {
    if (!has(draft, "seats")) return undefined;
    if (draft.profile.driver === "rooms") return round(random.int(40, 110), 2);
    return Math.max(16, Math.min(260, round((draft.area / 32) * (0.8 + random.next() * 0.4), 2)));
  },
  patioSeats: (draft, random) => (has(draft, "patio") ? random.int(6, 40) * 2 : undefined),
  guestCapacity: (draft, random) => {
    if (draft.profile.key === "commercial/hospitality" && !has(draft, "guests")) return undefined;
    return Math.max(60, Math.min(1_200, round((draft.area / 28) * (0.8 + random.next() * 0.4), 10)));
  },
  privateOffices: (draft) => Math.max(2, Math.round(draft.area / 380)),
  meetingRooms: (draft) => Math.max(1, Math.round(draft.area / 2_200)),
  examRooms: (draft) => Math.max(2, Math.round(draft.area / 310)),
  treatmentRooms: (draft) => (has(draft, "noRooms") ? undefined : Math.max(2, Math.round(draft.area / 330))),
  serviceBays: (draft) => (has(draft, "bays") ? Math.max(2, Math.min(24, Math.round(draft.area / 800))) : undefined),
  fuelPumps: (draft, random) => (has(draft, "fuel") ? random.pick([4, 4, 6, 8, 12]) : undefined),
  fuelVolume: (draft, random) => (has(draft, "fuel") ? random.int(18, 62) * 100_000 : undefined),
  parkingSpots: (draft, random) => {
    if (draft.profile.driver === "rooms") return Math.round(draft.rooms * (1.1 + random.next() * 0.4));
    if (draft.profile.driver === "units") return Math.max(2, Math.round(draft.units * (0.5 + random.next() * 0.6)));
    const perSpot = draft.profile.place === "shop" ? 320 + random.next() * 380 : 700 + random.next() * 700;
    return Math.max(2, Math.round(draft.area / perSpot));
  },
  lotSize: (draft, random) => {
    if (draft.acres > 0) return draft.acres < 10 ? Math.round(draft.acres * SQUARE_FEET_PER_ACRE) : undefined;
    return hasPlot(draft) ? plot(draft, random) : undefined;
  },
  acres: (draft) => draft.acres,
  approvedLots: (draft, random) =>
    has(draft, "lots") ? Math.max(4, Math.round(draft.acres * (3 + random.next() * 4))) : undefined,
  maximumLotCoverage: (_, random) => random.int(7, 12) * 5,
  licensedAcres: (draft, random) =>
    has(draft, "unlicensed") ? undefined : Math.round(draft.acres * (0.55 + random.next() * 0.3)),
  estimatedReserves: (draft, random) => round(draft.acres * (18_000 + random.next() * 22_000), 100_000),
  annualExtractionLimit: (draft, random) =>
    has(draft, "unlicensed") ? undefined : random.pick([75_000, 100_000, 150_000, 200_000, 250_000, 300_000]),
  workableAcres: (draft, random) => {
    const isMixed = draft.profile.key.includes("hobby") || draft.profile.key.includes("livestock");
    return wholeAcres(draft.acres * (isMixed ? 0.35 + random.next() * 0.35 : 0.72 + random.next() * 0.22));
  },
  tileDrainedAcres: (draft, random) =>
    has(draft, "drained") ? wholeAcres(draft.acres * (0.35 + random.next() * 0.3)) : undefined,
  pastureAcres: (draft, random) =>
    has(draft, "barnOnly") ? undefined : wholeAcres(draft.acres * (0.12 + random.next() * 0.13)),
  barnArea: (draft, random) =>
    draft.profile.key.includes("hobby") ? round(random.int(1_200, 5_000), 100) : round(random.int(9_000, 42_000), 500),
  greenhouseArea: (draft, random) =>
    has(draft, "glass") ? round(Math.min(120_000, 9_000 + draft.acres * 900 * random.next()), 500) : undefined,
  quotaKgDay: (draft, random) => Math.max(22, round((draft.value / 62_000) * (0.8 + random.next() * 0.4), 1)),
  milkingStalls: (draft, random) => Math.max(24, round((draft.value / 58_000) * (0.8 + random.next() * 0.4), 2)),
  herdSize: (draft, random) => {
    if (draft.profile.key === "farm/dairy-farms")
      return round(Math.max(40, (draft.value / 34_000) * (0.9 + random.next() * 0.3)), 5);
    return has(draft, "barnOnly") ? undefined : round(random.int(60, 320), 5);
  },
  animalCapacity: (draft, random) => (has(draft, "barnOnly") ? random.int(12, 50) * 100 : random.int(8, 60) * 25),
  grainStorage: (draft, random) => round(Math.max(8_000, draft.acres * (70 + random.next() * 90)), 1_000),
  employees: (draft) =>
    Math.max(2, Math.round(draft.revenue / (draft.profile.key.startsWith("merger/") ? 175_000 : 125_000))),
  yearsInOperation: (draft, random) => {
    if (draft.profile.key.includes("digital")) return random.int(3, 12);
    return random.int(5, draft.profile.key.includes("resale") ? 19 : 46);
  },
  activeClients: (draft, random) => round(Math.max(300, (draft.revenue / 420) * (0.7 + random.next() * 0.8)), 50),
  monthlyVisitors: (draft, random) => round(Math.max(3_000, draft.revenue * (0.03 + random.next() * 0.09)), 1_000),
  dailyFootTraffic: (_, random) => random.int(8, 90) * 100,
  existingLocations: (_, random) => random.int(9, 140),
  franchiseTermYears: (draft, random) =>
    draft.profile.key.includes("resale") ? random.int(4, 9) : random.pick([5, 10, 10, 15]),
  shareOffered: (draft) => draft.share,
  askingPrice: (draft) => draft.price,
  propertyTaxes: (draft, random) => {
    if (draft.listingType === "rent" || isBusiness(draft)) return undefined;
    // Farmland is assessed far below its market price.
    const isFarm = draft.profile.group === "farm" || draft.profile.key === "land/farm-lands";
    return Math.round(draft.value * (isFarm ? 0.003 + random.next() * 0.005 : 0.01 + random.next() * 0.0145));
  },
  monthlyCondoFee: (draft, random) => {
    if (!has(draft, "condo") || draft.listingType === "rent") return undefined;
    return Math.round(draft.area * (0.22 + random.next() * 0.2));
  },
  additionalRent: (draft, random) => (draft.listingType === "sale" ? undefined : round(5 + random.next() * 9, 0.25)),
  premisesRent: (draft, random) =>
    round(Math.max(900, ((draft.area * 19) / 12) * draft.market.price ** 0.7 * (0.8 + random.next() * 0.3)), 50),
  netOperatingIncome: (draft, random) => {
    if (draft.listingType === "rent") return undefined;
    const rate =
      draft.profile.driver === "rooms"
        ? 0.068 + random.next() * 0.03
        : 0.062 + random.next() * 0.018 - draft.market.price * 0.009;
    return round(draft.value * rate, 500);
  },
  occupancyRate: (draft, random) => {
    if (draft.listingType === "rent") return undefined;
    if (draft.profile.driver === "rooms") return random.int(54, 79);
    return has(draft, "full") || random.chance(0.35) ? 100 : random.int(88, 98);
  },
  grossRevenue: (draft, random) => {
    if (draft.listingType === "rent") return undefined;
    if (isBusiness(draft)) return draft.revenue;
    if (draft.profile.driver === "rooms") return niceMoney(draft.rooms * 365 * 0.62 * (105 + random.next() * 80));
    return niceMoney(
      draft.value * (draft.profile.group === "farm" ? 0.09 + random.next() * 0.09 : 0.4 + random.next() * 0.4),
    );
  },
  cashFlow: (draft) => draft.earnings,
  ebitda: (draft) => draft.earnings,
  inventoryValue: (draft, random) => {
    if (has(draft, "goods")) return niceMoney(draft.value * (1.3 + random.next() * 0.8));
    if (draft.profile.key === "merger/distressed-asset-sale") return undefined;
    if (draft.profile.key.includes("digital") && !has(draft, "stock")) return undefined;
    return niceMoney(draft.revenue * (0.02 + random.next() * 0.04));
  },
  outstandingDebt: (draft, random) =>
    niceMoney(
      draft.value * (draft.profile.key.includes("distressed") ? 1.05 + random.next() * 0.5 : 0.2 + random.next() * 0.3),
    ),
  minimumInvestment: (draft) => draft.price,
  franchiseFee: (draft, random) => round(draft.price * (0.25 + random.next() * 0.15), 500),
  transferFee: (_, random) => random.pick([5_000, 7_500, 10_000, 12_500, 15_000]),
  royalty: (_, random) => random.pick([4, 5, 5, 6, 6, 7, 8]),
  marketingFund: (_, random) => random.pick([1, 1.5, 2, 2, 3]),
  monthlyRent: (draft) => (draft.listingType === "both" && draft.monthlyRent > 0 ? draft.monthlyRent : undefined),
};

function wholeAcres(acres: number): number {
  return acres < 10 ? Math.round(acres * 10) / 10 : Math.round(acres);
}
