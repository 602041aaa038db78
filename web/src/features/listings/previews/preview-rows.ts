import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  DOCUMENT_KEY,
  findLabel,
  LEVELED_KEYS,
  POSTER_KEY,
  PRICE_KEY,
} from "@vestpocket/domain/disclosure/disclosure.fields";
import { AUDIENCES, type Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import { hasTerms } from "@vestpocket/domain/disclosure/splitting.rules";
import { findField } from "@vestpocket/domain/listings/listings.fields";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { describeArea } from "@vestpocket/domain/prices/area-text";
import { describeLease, describeSale, joinQuote } from "@vestpocket/domain/prices/price-text";
import { useMessage } from "../../../platform/language.ts";
import { useReader } from "../../../platform/units.ts";
import { useBandText } from "../band-text.ts";
import { useFactText } from "../fact-text.ts";

interface Row {
  readonly key: string;
  readonly label: string;
  /** What each audience can read; null for nothing. */
  readonly cells: Readonly<Record<Audience, string | null>>;
  /** The pictures that each audience sees, next to the words. */
  readonly pictures?: Readonly<Partial<Record<Audience, readonly string[]>>>;
}

interface Previewed {
  readonly previews: readonly Preview[];
  readonly hasTeaser: boolean;
}

/** What each audience can read of each of the listing's values. */
export function usePreviewRows({ previews, hasTeaser }: Previewed): Row[] {
  const { t } = useLingui();
  const message = useMessage();
  const say = useValueText();
  const cellsOf = (tell: (preview: Preview) => string | null) =>
    Object.fromEntries(
      previews.map((preview) => [preview.audience, preview.audience === "public" && !hasTeaser ? null : tell(preview)]),
    ) as Row["cells"];
  const [whole] = previews.filter(({ audience }) => audience === AUDIENCES.at(-1));
  const keys = LEVELED_KEYS.filter((key) => whole !== undefined && say(key, whole) !== null);
  return [
    { key: "title", label: t`Title, category, city`, cells: cellsOf(() => t`Shown`) },
    {
      key: "description",
      label: t`Description`,
      cells: cellsOf(({ audience }) => (audience === "public" ? null : t`Shown`)),
    },
    ...(whole !== undefined && whole.pictureUrls.length > 0
      ? [
          {
            key: "pictures",
            label: t`Photos`,
            cells: cellsOf(({ pictureUrls: { length } }) =>
              length === 0 ? null : t`${plural(length, { one: "# photo", other: "# photos" })}`,
            ),
            pictures: Object.fromEntries(previews.map(({ audience, pictureUrls }) => [audience, pictureUrls])),
          },
        ]
      : []),
    ...keys.map((key) => ({
      key,
      label: message(findLabel(key)),
      cells: cellsOf((preview) => say(key, preview)),
    })),
  ];
}

/** Describes a value as one audience sees it: the value, its range, or null. */
function useValueText(): (key: string, preview: Preview) => string | null {
  const { t } = useLingui();
  const reader = useReader();
  const sayFact = useFactText();
  const sayBand = useBandText();
  return (key, { sale, lease, availableArea, features, confidential, withheld, bands, document }) => {
    if (withheld.some((each) => each.key === key)) return bands[key] === undefined ? null : sayBand(bands[key]);
    if (key === POSTER_KEY) return t`Your name`;
    if (key === DOCUMENT_KEY) return document === null ? null : document.name;
    if (key === PRICE_KEY) {
      if (!hasTerms({ sale, lease, availableArea })) return null;
      const quotes = [sale && describeSale(sale, reader.language), lease && describeLease(lease, reader)];
      const space = availableArea && describeArea(availableArea, reader);
      return [
        ...quotes.flatMap((quote) => (quote ? [joinQuote(quote)] : [])),
        ...(space ? [t`${space} available`] : []),
      ].join(", ");
    }
    const value = features[key];
    if (typeof value === "string" || typeof value === "number") return sayFact({ field: findField(key), value });
    return confidential[key] ?? null;
  };
}
