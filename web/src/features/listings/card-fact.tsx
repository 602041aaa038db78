import { CHOICE_FIELDS } from "@vestpocket/domain/listings/fields/dropdowns";
import { type FieldGroup, type ListingField, UNIT_LABELS } from "@vestpocket/domain/listings/fields/kinds";
import { NUMBER_FIELDS } from "@vestpocket/domain/listings/fields/number-fields";
import { TEXT_FIELDS } from "@vestpocket/domain/listings/fields/text-fields";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { withValues } from "@vestpocket/domain/shared/text";
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
import { formatNumber, formatShortAmount } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
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

/** Not `findField`: with it would come every form of every subtype. */
const FIELDS: Readonly<Record<string, ListingField>> = { ...NUMBER_FIELDS, ...TEXT_FIELDS, ...CHOICE_FIELDS };

/** A fact of a listing on its card. Comes later than the card, for the catalogue of fields weighs. */
export function CardFact({ fact: { key, value } }: { fact: ListingCard["facts"][number] }) {
  const message = useMessage();
  const language = useLanguage();
  const field = FIELDS[key];
  const Icon = ICONS_BY_KEY[key] ?? ICONS_BY_UNIT[field?.unit ?? ""] ?? ICONS_BY_GROUP[field?.group ?? "building"];

  function text(): string {
    if (typeof value === "string") {
      const option = field?.options?.find((each) => each.value === value);
      return option ? message(option.label) : value;
    }
    if (!field?.unit) return formatNumber(value, language);
    if (field.unit.startsWith("cad")) return formatShortAmount(value, language);
    return message(withValues(UNIT_LABELS[field.unit], { value: formatNumber(value, language), count: value }));
  }

  // The value carries its unit already.
  const label = field && message(field.label).replace(/\s*\([^)]*\)$/u, "");
  return <FactLine icon={Icon} value={text()} label={label} />;
}
