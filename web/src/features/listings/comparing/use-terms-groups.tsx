import { Trans } from "@lingui/react/macro";
import { findSalePerArea } from "@vestpocket/domain/calculators/sale-per-area.rules";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { describeArea } from "@vestpocket/domain/prices/area-text";
import {
  describeLease,
  describeMeasure,
  describeSale,
  describeSalePerArea,
  joinQuote,
} from "@vestpocket/domain/prices/price-text";
import { formatDate } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { useReader } from "../../../platform/units.ts";
import { joinUnits } from "../join-units.ts";
import { Offer } from "../listing-badges.tsx";
import { useListingWords } from "../listing-words.ts";
import { type ComparedGroup, type ComparedValue, toValue } from "./compared-groups.ts";

/** What the owners ask, as quoted, followed by the comparable measures: net and gross never share a row. */
export function usePriceGroup(properties: readonly Property[]): ComparedGroup {
  const reader = useReader();
  const say = (describe: (property: Property) => string | null) =>
    // A column may be narrower than a quote: the unit wraps to the next line.
    properties.map((property) => toValue(describe(property)?.replaceAll("\u00A0/", " /")));
  const sayRent = (key: "rentMonthNet" | "rentMonthGross" | "rentSqftYearNet" | "rentSqftYearGross") =>
    say(({ measures: { [key]: cents } }) => {
      const per = key.startsWith("rentMonth") ? "month" : "sqft_year";
      const basis = key.endsWith("Net") ? "net" : "gross";
      return cents === null ? null : describeMeasure({ cents, per, basis }, reader);
    });
  return {
    key: "price",
    label: <Trans>Price and rent</Trans>,
    rows: [
      {
        key: "sale",
        label: <Trans>Asking price</Trans>,
        values: say(({ sale }) => sale && joinQuote(describeSale(sale, reader.language))),
      },
      {
        key: "salePerSqft",
        label: <Trans>Price by area</Trans>,
        values: say(({ type, measures }) => {
          const salePerArea = findSalePerArea(type, measures);
          return salePerArea === null ? null : describeSalePerArea(salePerArea, reader);
        }),
      },
      {
        key: "lease",
        label: <Trans>Rent, as quoted</Trans>,
        values: say(({ lease }) => lease && joinQuote(describeLease(lease, reader))),
      },
      { key: "monthGross", label: <Trans>Gross rent per month</Trans>, values: sayRent("rentMonthGross") },
      { key: "monthNet", label: <Trans>Net rent per month</Trans>, values: sayRent("rentMonthNet") },
      { key: "yearGross", label: <Trans>Gross rent by area</Trans>, values: sayRent("rentSqftYearGross") },
      { key: "yearNet", label: <Trans>Net rent by area</Trans>, values: sayRent("rentSqftYearNet") },
      {
        key: "space",
        label: <Trans>Space for rent</Trans>,
        values: say(
          ({ availableArea }) =>
            availableArea && joinUnits(reader.units, (units) => describeArea(availableArea, { ...reader, units })),
        ),
      },
    ],
  };
}

/** The listings' type and subtype, location and date. */
export function useKindGroup(properties: readonly Property[]): ComparedGroup {
  const language = useLanguage();
  const words = useListingWords();
  const toOffer = ({ listingType }: Property): ComparedValue => ({
    value: listingType,
    shown: <Offer listingType={listingType} />,
  });
  return {
    key: "kind",
    label: <Trans>Listing</Trans>,
    rows: [
      { key: "offer", label: <Trans>Offered</Trans>, values: properties.map(toOffer) },
      { key: "place", label: <Trans>Location</Trans>, values: properties.map((each) => toValue(words(each).place)) },
      { key: "kind", label: <Trans>Type</Trans>, values: properties.map((each) => toValue(words(each).kind)) },
      {
        key: "added",
        label: <Trans>Added</Trans>,
        values: properties.map(({ createdAt }) => toValue(formatDate(createdAt.seconds, language))),
      },
    ],
  };
}
