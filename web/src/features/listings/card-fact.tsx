import type { FieldGroup, FieldIcon } from "@vestpocket/domain/listings/fields/kinds";
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
import { FIELD_ICONS } from "./field-icons.derived.ts";

const ICONS: Readonly<Record<FieldIcon, LucideIcon>> = {
  bed: BedDouble,
  calendar: CalendarDays,
  door: DoorOpen,
  footprints: Footprints,
  height: MoveVertical,
  parking: SquareParking,
  people: Users,
  power: Zap,
  truck: Truck,
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
  const own = FIELD_ICONS[key];
  const icon = own === undefined ? (ICONS_BY_UNIT[unit ?? ""] ?? ICONS_BY_GROUP[group]) : ICONS[own];
  return <FactLine icon={icon} value={text} label={label} />;
}
