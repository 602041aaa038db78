import type { FieldGroup } from "@vestpocket/domain/listings/fields/kinds";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import {
  BadgePercent,
  BedDouble,
  BriefcaseBusiness,
  Building,
  CalendarDays,
  CircleDollarSign,
  DoorOpen,
  Footprints,
  LandPlot,
  type LucideIcon,
  MoveVertical,
  Ruler,
  SquareParking,
  Tractor,
  Truck,
  Users,
  Zap,
} from "lucide-react";
import { useCardFactText } from "./card-fact-text.ts";
import { FactLine } from "./fact-line.tsx";

const ICONS_BY_KEY: Readonly<Record<string, LucideIcon>> = {
  rooms: BedDouble,
  bedrooms: BedDouble,
  parkingSpots: SquareParking,
  trailerParking: Truck,
  truckLevelDoors: Truck,
  gradeLevelDoors: DoorOpen,
  privateOffices: DoorOpen,
  meetingRooms: Users,
  guestCapacity: Users,
  seats: Users,
  patioSeats: Users,
  employees: Users,
  activeClients: Users,
  dailyFootTraffic: Footprints,
  clearHeightFeet: MoveVertical,
  powerAmps: Zap,
  operatingSeason: CalendarDays,
  yearsInOperation: CalendarDays,
};

const ICONS_BY_UNIT: Readonly<Record<string, LucideIcon>> = {
  sqft: Ruler,
  acres: LandPlot,
  feet: Ruler,
  percent: BadgePercent,
  cad: CircleDollarSign,
  "cad-per-month": CircleDollarSign,
  "cad-per-year": CircleDollarSign,
};

const ICONS_BY_GROUP: Readonly<Record<FieldGroup, LucideIcon>> = {
  building: Building,
  use: DoorOpen,
  access: SquareParking,
  services: Zap,
  land: LandPlot,
  farm: Tractor,
  business: BriefcaseBusiness,
  financial: CircleDollarSign,
};

/** A fact on a listing's card, with its labels. */
export function CardFact({ fact }: { fact: ListingCard["facts"][number] }) {
  const { key, group, unit, label } = fact;
  const text = useCardFactText()(fact);
  const icon = ICONS_BY_KEY[key] ?? ICONS_BY_UNIT[unit ?? ""] ?? ICONS_BY_GROUP[group];
  return <FactLine icon={icon} value={text} label={label} />;
}
