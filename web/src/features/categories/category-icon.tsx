import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import {
  BriefcaseBusiness,
  BuildingComplex,
  ChartNoAxesCombined,
  Factory,
  LandPlot,
  type LucideIcon,
  Merge,
  Network,
  Store,
  Tractor,
} from "lucide-react";
import { ICON_TONES, type IconTone } from "./icon-tones.ts";

export const CATEGORY_ICONS: Readonly<Record<CategorySlug, LucideIcon>> = {
  commercial: Store,
  office: BuildingComplex,
  industrial: Factory,
  land: LandPlot,
  investment: ChartNoAxesCombined,
  business: BriefcaseBusiness,
  farm: Tractor,
  merger: Merge,
  franchise: Network,
};

interface CategoryIconProps {
  slug: CategorySlug;
  tone: IconTone;
  size?: number;
}

/** A category's icon; decorative, since its name is next to it. */
export function CategoryIcon({ slug, tone, size = 24 }: CategoryIconProps) {
  const Icon = CATEGORY_ICONS[slug];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" className={ICON_TONES[tone]} />;
}
