import { useLingui } from "@lingui/react/macro";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import { useCallback } from "react";
import { useLanguage } from "../../platform/language.ts";
import type { SearchQuery } from "./search-query.ts";

/** A search's price range in words: '$400,000–$600,000', '$1,000,000+', 'Any Price'. */
export function usePriceRangeLabel() {
  const { t } = useLingui();
  const language = useLanguage();
  return useCallback(
    ({ lowerPrice, upperPrice }: Pick<SearchQuery, "lowerPrice" | "upperPrice">): string => {
      if (lowerPrice === undefined && upperPrice === undefined) return t`Any Price`;
      const lower = formatNumber(lowerPrice ?? 0, language);
      if (upperPrice === undefined) return t`$${lower}+`;
      const upper = formatNumber(upperPrice, language);
      return t`$${lower}–$${upper}`;
    },
    [t, language],
  );
}
