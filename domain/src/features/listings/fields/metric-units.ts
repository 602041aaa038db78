import type { Message } from "../../../shared/text.ts";
import { toCentsPerSquareMetre, toHectares, toMetres, toSquareMetres } from "../../../shared/units.ts";
import type { Unit } from "./kinds.ts";

interface MetricUnit {
  readonly label: Message;
  /** From the unit that the field is stored in. */
  readonly convert: (value: number) => number;
}

/** What units are shown as to those who read metric units; all others mean the same to everyone. */
export const METRIC_UNITS: Readonly<Partial<Record<Unit, MetricUnit>>> = {
  sqft: { label: /*i18n*/ { id: "listings.unit.sqm", message: "{value} m²" }, convert: toSquareMetres },
  acres: { label: /*i18n*/ { id: "listings.unit.hectares", message: "{value} ha" }, convert: toHectares },
  feet: { label: /*i18n*/ { id: "listings.unit.metres", message: "{value} m" }, convert: toMetres },
  "cad-per-sqft": {
    label: /*i18n*/ { id: "listings.unit.cad-per-sqm", message: "{value} / m²" },
    convert: (dollars) => toCentsPerSquareMetre(Math.round(dollars * 100)) / 100,
  },
};
