import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  DOCUMENT_KEY,
  findLabel,
  LEVELED_KEYS,
  POSTER_KEY,
  PRICE_KEY,
} from "@vestpocket/domain/disclosure/disclosure.fields";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import { hasTerms } from "@vestpocket/domain/disclosure/splitting.rules";
import { findField } from "@vestpocket/domain/listings/listings.fields";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import type { QuotedTerms } from "@vestpocket/domain/listings/quoted-terms.rules";
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

/** What each audience can read of each of the listing's values, on its page or on its card. */
export function usePreviewRows(previews: readonly Preview[]): Row[] {
  const { t } = useLingui();
  const message = useMessage();
  const say = useValueText();
  const sayPublic = usePublicText();
  const cellsOf = (tell: (preview: Preview) => string | null) =>
    Object.fromEntries(previews.map((preview) => [preview.audience, tell(preview)])) as Row["cells"];
  const sayTo = (key: string) => (preview: Preview) =>
    preview.audience === "public" ? sayPublic(key, preview) : say(key, preview.page);
  const whole = previews.find((preview): preview is MemberPreview => preview.audience === "granted");
  const keys = LEVELED_KEYS.filter((key) => whole !== undefined && say(key, whole.page) !== null);
  const hasPictures = previews.some((preview) => listPictureUrls(preview).length > 0);
  const count = ({ length }: readonly string[]) =>
    length === 0 ? null : t`${plural(length, { one: "# photo", other: "# photos" })}`;
  const pictures = {
    ...{ key: "pictures", label: t`Photos`, cells: cellsOf((preview) => count(listPictureUrls(preview))) },
    pictures: Object.fromEntries(previews.map((preview) => [preview.audience, listPictureUrls(preview)])),
  };
  return [
    {
      key: "title",
      label: t`Title, category, city`,
      cells: cellsOf(({ page, card }) => (page === null && card === null ? null : t`Shown`)),
    },
    {
      key: "description",
      label: t`Description`,
      cells: cellsOf(({ audience }) => (audience === "public" ? null : t`Shown`)),
    },
    ...(hasPictures ? [pictures] : []),
    ...keys.map((key) => ({ key, label: message(findLabel(key)), cells: cellsOf(sayTo(key)) })),
  ];
}

type PublicPreview = Extract<Preview, { audience: "public" }>;
type MemberPreview = Exclude<Preview, PublicPreview>;

/** The pictures of the page, and of the card if the page has none. */
function listPictureUrls(preview: Preview): string[] {
  const { page, card } = preview;
  if (preview.audience === "public") {
    const shown = [preview.page?.pictureUrl, card?.thumbnailUrl].filter((url) => typeof url === "string");
    return [...new Set(shown)];
  }
  const { thumbnailUrl, imageUrls } = page as MemberPreview["page"];
  return [...new Set([...(thumbnailUrl === null ? [] : [thumbnailUrl]), ...imageUrls])];
}

/** Describes a value as visitors see it on the public page or on the card: the value, its range, or null. */
function usePublicText(): (key: string, preview: PublicPreview) => string | null {
  const { language, units } = useReader();
  const sayTerms = useTermsText();
  const sayBand = useBandText();
  return (key, { page, card }) => {
    const band = page?.withheld.find((each) => each.key === key)?.band ?? null;
    if (key === POSTER_KEY) return page?.brokerageName ?? null;
    if (key === PRICE_KEY) {
      const range = band ?? card?.hiddenPrice?.band ?? null;
      if (range !== null) return sayBand(range);
      const [onPage, onCard] = [page && sayTerms(page), card && sayTerms({ ...card, availableArea: null })];
      return onPage ?? onCard;
    }
    const said = page?.facts.find((fact) => fact.key === key);
    if (said !== undefined) return (units === "metric" ? said.metricText : said.text)[language];
    if (band !== null) return sayBand(band);
    const fact = card?.facts.find((each) => each.key === key);
    return fact === undefined ? null : units === "metric" ? (fact.metricText ?? fact.text) : fact.text;
  };
}

/** Describes a value as one audience of members sees it: the value, its range, or null. */
function useValueText(): (key: string, page: MemberPreview["page"]) => string | null {
  const { t } = useLingui();
  const sayTerms = useTermsText();
  const sayFact = useFactText();
  const sayBand = useBandText();
  return (key, page) => {
    const { features, confidential, withheld, bands, document } = page;
    if (withheld.some((each) => each.key === key)) return bands[key] === undefined ? null : sayBand(bands[key]);
    if (key === POSTER_KEY) return t`Your name`;
    if (key === DOCUMENT_KEY) return document === null ? null : document.name;
    if (key === PRICE_KEY) return sayTerms(page);
    const value = features[key];
    if (typeof value === "string" || typeof value === "number") return sayFact({ field: findField(key), value });
    return confidential[key] ?? null;
  };
}

/** Describes the price, the rent and the space for rent; null if there is nothing to say. */
function useTermsText(): (terms: QuotedTerms) => string | null {
  const { t } = useLingui();
  const reader = useReader();
  return ({ sale, lease, availableArea }) => {
    if (!hasTerms({ sale, lease, availableArea })) return null;
    const quotes = [sale && describeSale(sale, reader.language), lease && describeLease(lease, reader)];
    const space = availableArea && describeArea(availableArea, reader);
    return [
      ...quotes.flatMap((quote) => (quote ? [joinQuote(quote)] : [])),
      ...(space ? [t`${space} available`] : []),
    ].join(", ");
  };
}
