import type { Building } from "../building.ts";
import type { Setting } from "../setting.ts";
import { createUnits } from "./industrial-units.ts";
import { createWarehouse } from "./warehouse.ts";
import { createWorks } from "./works.ts";

/** Warehouses with docks, factories with sawtooth roofs and stacks, rows of small units. */
export function createIndustrial(setting: Setting, subtype: string): Building {
  if (subtype === "manufacturing") return createWorks(setting);
  if (subtype === "industrial-condo") return createUnits(setting);
  return createWarehouse(setting, subtype === "distribution");
}
