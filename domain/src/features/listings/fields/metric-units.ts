import type { Message } from "../../../shared/text.ts";
import {
  fromCentsPerSquareMetre,
  fromHectares,
  fromMetres,
  fromSquareMetres,
  toCentsPerSquareMetre,
  toHectares,
  toMetres,
  toSquareMetres,
} from "../../../shared/units.ts";
import type { Unit } from "./kinds.ts";

interface MetricUnit {
  readonly label: Message;
  /** Converts from the unit that the field is stored in. */
  readonly convert: (value: number) => number;
  /** Converts to the unit that the field is stored in. */
  readonly revert: (value: number) => number;
}

/** Turns a conversion of whole cents into one of dollars. */
const inCents = (convert: (cents: number) => number) => (dollars: number) => convert(Math.round(dollars * 100)) / 100;

/** Units that are converted for readers of metric units; all others are the same for everyone. */
export const METRIC_UNITS: Readonly<Partial<Record<Unit, MetricUnit>>> = {
  sqft: {
    label: /*i18n*/ { id: "listings.unit.sqm", message: "{value}\u00A0m²" },
    convert: toSquareMetres,
    revert: fromSquareMetres,
  },
  acres: {
    label: /*i18n*/ { id: "listings.unit.hectares", message: "{value}\u00A0ha" },
    convert: toHectares,
    revert: fromHectares,
  },
  feet: {
    label: /*i18n*/ { id: "listings.unit.metres", message: "{value}\u00A0m" },
    convert: toMetres,
    revert: fromMetres,
  },
  "cad-per-sqft": {
    label: /*i18n*/ { id: "listings.unit.cad-per-sqm", message: "{value}\u00A0/\u00A0m²" },
    convert: inCents(toCentsPerSquareMetre),
    revert: inCents(fromCentsPerSquareMetre),
  },
  "per-1000-sqft": {
    label: /*i18n*/ { id: "listings.unit.per-100-sqm", message: "{value}\u00A0per\u00A0100\u00A0m²" },
    convert: (ratio) => Math.round(inCents(toCentsPerSquareMetre)(ratio) * 10) / 100,
    revert: (ratio) => inCents(fromCentsPerSquareMetre)(ratio * 10),
  },
};
