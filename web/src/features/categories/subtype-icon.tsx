import { CATEGORIES, findCategory, findSubtype, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import {
  BedDouble,
  Beef,
  Blocks,
  Building,
  Car,
  ChartPie,
  Coffee,
  Cog,
  ConciergeBell,
  Construction,
  Fence,
  Gavel,
  HandCoins,
  Handshake,
  HeartPulse,
  Hotel,
  HousePlus,
  Houses,
  KeyRound,
  LampDesk,
  Laptop,
  type LucideIcon,
  MapPinPlus,
  Milk,
  Pickaxe,
  Repeat,
  Scissors,
  ShoppingBag,
  ShoppingCart,
  Sprout,
  Stethoscope,
  Tag,
  Tent,
  Theater,
  Truck,
  UtensilsCrossed,
  Warehouse,
  Wheat,
  Wrench,
} from "lucide-react";
import { ICON_TONES, type IconTone } from "./icon-tones.ts";

/** By `subtypeKey`; all icons differ, also from those of the categories. Too heavy for the home page. */
export const SUBTYPE_ICONS: Readonly<Record<string, LucideIcon>> = {
  "commercial/retail": ShoppingBag,
  "commercial/shopping-medical-centers": ShoppingCart,
  "commercial/hotels-cottages": BedDouble,
  "commercial/automotive": Car,
  "commercial/hospitality": ConciergeBell,
  "commercial/food-beverage": UtensilsCrossed,
  "commercial/entertainment-event-venues": Theater,
  "office/professional-office": LampDesk,
  "office/medical-dental": Stethoscope,
  "industrial/manufacturing": Cog,
  "industrial/warehousing": Warehouse,
  "industrial/distribution": Truck,
  "industrial/industrial-condo": Blocks,
  "land/farm-lands": Fence,
  "land/residential-lands": HousePlus,
  "land/industrial-lands": Construction,
  "land/quarry-gravel-lands": Pickaxe,
  "investment/multi-family": Houses,
  "investment/income-producing-retail": HandCoins,
  "investment/office-buildings": Building,
  "investment/hotels-motels": Hotel,
  "business/service-industry": Scissors,
  "business/auto-related": Wrench,
  "business/food-beverage": Coffee,
  "business/health-wellness": HeartPulse,
  "farm/dairy-farms": Milk,
  "farm/livestock-farms": Beef,
  "farm/cash-crop-farms": Wheat,
  "farm/hobby-farms-greenhouses": Sprout,
  "merger/full-business-buyout": KeyRound,
  "merger/majority-share-purchase": ChartPie,
  "merger/partnership": Handshake,
  "merger/distressed-asset-sale": Gavel,
  "franchise/new-franchise-territory": MapPinPlus,
  "franchise/franchise-resale": Repeat,
  "franchise/pop-up-seasonal-location": Tent,
  "franchise/remote-digital-business": Laptop,
};

interface SubtypeIconProps {
  /** Spelled as in a listing. */
  type: string;
  subtype: string;
  tone: IconTone;
  size?: number;
}

/** A subtype's icon; decorative, since its name is next to it. */
export function SubtypeIcon({ type, subtype, tone, size = 20 }: SubtypeIconProps) {
  const category = findCategory(type) ?? CATEGORIES[0];
  const found = findSubtype(category, subtype);
  const Icon = (found && SUBTYPE_ICONS[subtypeKey(category, found)]) ?? Tag;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" className={ICON_TONES[tone]} />;
}
