import { useLingui } from "@lingui/react/macro";
import { CATEGORY_LABELS, type CategoryType, findCategory } from "@vestpocket/domain/categories/categories.schema";
import type { Market } from "@vestpocket/domain/markets/markets.rules";
import { PROVINCE_CODES, type ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { PLACE_PHRASES } from "./place-phrases.ts";

/** The names of markets in the page's language. */
export function useMarketWords() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const message = useMessage();

  const nameProvince = (province: ProvinceName) => message(PROVINCE_LABELS[PROVINCE_CODES[province]]);
  const nameCategory = (type: CategoryType) => {
    const category = findCategory(type);
    return category === undefined ? type : message(CATEGORY_LABELS[category.slug]);
  };

  /** 'in Toronto, Ontario' */
  function sayWhere({ province, city }: Market): string {
    if (province === undefined || city === undefined) return i18n._(PLACE_PHRASES[province ?? "Canada"]);
    return t`in ${cityLabel(city, language)}, ${nameProvince(province)}`;
  }

  return {
    sayWhere,
    /** 'Office listings in Toronto, Ontario' */
    title(market: Market): string {
      const where = sayWhere(market);
      return market.type === undefined
        ? t`Commercial pocket listings ${where}`
        : t`${nameCategory(market.type)} listings ${where}`;
    },
    /** The narrowest name of a market: 'Office', 'Toronto', 'Ontario', 'Canada'. */
    name({ province, city, type }: Market): string {
      if (type !== undefined) return nameCategory(type);
      if (city !== undefined) return cityLabel(city, language);
      return province === undefined ? t`Canada` : nameProvince(province);
    },
  };
}
