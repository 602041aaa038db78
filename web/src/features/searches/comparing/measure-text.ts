import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { UNIT_LABELS } from "@vestpocket/domain/listings/fields/kinds";
import { METRIC_UNITS } from "@vestpocket/domain/listings/fields/metric-units";
import { formatOf } from "@vestpocket/domain/listings/fields/unit-text";
import { PRICE_WORDS } from "@vestpocket/domain/prices/price-words";
import { type Measure, type MeasureKey, measureOf } from "@vestpocket/domain/searches/measures";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import type { Reader } from "@vestpocket/domain/shared/units";
import { toScale, unitOf } from "../measure-scale.ts";
import type { Range } from "../range-query.ts";

/** In metric units, replaces labels that name a unit. */
const METRIC_LABELS = {
  salePerSqft: msg`Sale price per m²`,
  rentSqftYearGross: msg`Gross rent per m² per year`,
  rentSqftYearNet: msg`Net rent per m² per year`,
};

/** The labels of measures, in the reader's language and units. */
export function toMeasureText({ i18n, reader: { language, units } }: { i18n: I18n; reader: Reader }) {
  const isMetric = units === "metric";
  const say = ({ id, message, values }: Message) => i18n._(id, values, { message });

  /** 'Clear Height': without its unit. */
  function labelOf(key: MeasureKey): string {
    if (isMetric && Object.hasOwn(METRIC_LABELS, key)) return i18n._(METRIC_LABELS[key as keyof typeof METRIC_LABELS]);
    return say(measureOf(key).label);
  }

  /** '1,200 sq ft' for '1,200'. */
  function withUnit(value: string, { unit, count }: { unit: Measure["unit"]; count: number }): string {
    if (unit === "cad-per-sqft-year") return `${value}\u00A0${PRICE_WORDS[language].units[units].sqft_year}`;
    const label = (isMetric ? METRIC_UNITS[unitOf(unit)]?.label : undefined) ?? UNIT_LABELS[unitOf(unit)];
    return say(withValues(label, { value, count }));
  }

  /** '900–1,200 sq ft', 'from 900 sq ft', 'up to 1,200 sq ft'. */
  function rangeOf(key: MeasureKey, { min, max }: Range): string {
    const measure = measureOf(key);
    const { isMoney, toShown } = toScale(measure, units);
    const format = (value: number) => formatOf(unitOf(measure.unit))(toShown(value), language);
    // The labels of prices include their unit.
    const isNamed = isMoney && measure.fields.length === 0;
    const finish = (value: string) =>
      isNamed ? value : withUnit(value, { unit: measure.unit, count: toShown(max ?? min ?? 0) });
    const [lowest, highest] = [format(min ?? 0), format(max ?? 0)];
    if (max === undefined) return i18n._(msg`from ${finish(lowest)}`);
    if (min === undefined) return i18n._(msg`up to ${finish(highest)}`);
    return finish(i18n._(msg`${lowest}–${highest}`));
  }

  return {
    labelOf,
    /** 'sq ft', '%', '$ / month'; empty for plain counts. */
    unitNameOf: (key: MeasureKey) => {
      const { unit } = measureOf(key);
      return withUnit(unit.startsWith("cad") ? "$" : "", { unit, count: 2 }).trim();
    },
    /** The names of a measure's two sort orders. */
    ordersOf: (key: MeasureKey) => {
      const label = labelOf(key);
      return measureOf(key).unit === "year"
        ? { asc: i18n._(msg`Oldest first: ${label}`), desc: i18n._(msg`Newest first: ${label}`) }
        : { asc: i18n._(msg`Lowest first: ${label}`), desc: i18n._(msg`Highest first: ${label}`) };
    },
    /** 'Total Area: 900–1,200 sq ft' */
    describe: (key: MeasureKey, range: Range) => {
      const [label, values] = [labelOf(key), rangeOf(key, range)];
      return i18n._(msg`${label}: ${values}`);
    },
  };
}

export type MeasureText = ReturnType<typeof toMeasureText>;
