import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { describeLease, describeSale, joinQuote } from "@vestpocket/domain/prices/price-text";
import type { Reader } from "@vestpocket/domain/shared/units";
import type { ReactNode } from "react";

/** What the listing asks, as far as the reader knows it. */
export type AskingPrices = Pick<Property, "sale" | "lease">;

/** The asking price, if there is one. */
export function sayPrice({ sale }: AskingPrices, { language }: Reader): ReactNode {
  if (sale === null || sale.kind === "on_request") return undefined;
  const price = joinQuote(describeSale(sale, language));
  return <Trans>Asking price: {price}</Trans>;
}

/** The asking rent, if there is one. */
export function sayRent({ lease }: AskingPrices, reader: Reader): ReactNode {
  if (lease === null || lease.kind === "on_request") return undefined;
  const rent = joinQuote(describeLease(lease, reader));
  return <Trans>Asking rent: {rent}</Trans>;
}
