import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { findCategory } from "@vestpocket/domain/categories/categories.schema";
import type { Market } from "@vestpocket/domain/markets/markets.rules";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { useLanguage } from "../../platform/language.ts";
import { PageHead } from "../../platform/page-head.tsx";
import { usePageAddress } from "../../platform/site-address.ts";
import { StructuredData } from "../../platform/structured-data.tsx";
import { PageContainer } from "../../ui/page-container.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";
import { MarketEntry } from "./market-entry.tsx";
import { MarketFigures } from "./market-figures.tsx";
import { MarketIntroduction } from "./market-introduction.tsx";
import { MarketLinks } from "./market-links.tsx";
import { MarketSave } from "./market-save.tsx";
import { MarketTrail } from "./market-trail.tsx";
import { useMarketWords } from "./market-words.ts";

interface MarketViewProps {
  market: Market;
  facts: MarketFacts;
  /** The search for the market's listings, without its language. */
  search: string;
}

/** A market's page: its figures, a link to its listings, and the markets below it. */
export function MarketView({ market, facts, search }: MarketViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const address = usePageAddress();
  const { title: toTitle } = useMarketWords();
  const { listings, introduction } = facts;
  const title = toTitle(market);
  const description = t`${title}: number of listings, median asking price and locations. Commercial real estate, businesses and franchises that are not publicly advertised.`;
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead isPublic={listings > 0} title={title} description={description} />
      <StructuredData
        type="CollectionPage"
        name={title}
        description={description}
        url={address}
        inLanguage={`${language}-CA`}
      />
      <MarketTrail market={market} />
      <h1 className="text-36 sm:text-48">{title}</h1>
      <StitchedDivider className="mt-4 text-muted" />
      <p className="mt-5 mb-8 max-w-[40rem] text-18 text-muted">
        {listings === 0 ? (
          <Trans>No listings here right now.</Trans>
        ) : (
          <Plural value={listings} one="# off-market listing right now." other="# off-market listings right now." />
        )}
      </p>
      <MarketFigures facts={facts} />
      <div className="mt-10 flex flex-col gap-12">
        {introduction && <MarketIntroduction {...introduction} />}
        {listings > 0 ? (
          <MarketEntry listings={listings} search={search} />
        ) : (
          <div>
            <MarketSave search={search} listings={0} />
          </div>
        )}
        <MarketsBelow market={market} facts={facts} />
      </div>
    </PageContainer>
  );
}

function MarketsBelow({ market, facts }: Pick<MarketViewProps, "market" | "facts">) {
  const { province, city, type } = market;
  const places = facts.places.flatMap(({ name, listings }) => {
    const below = province === undefined ? findProvince(name)?.name : undefined;
    const place = below === undefined ? { ...market, city: name } : { province: below };
    return [{ market: place, listings }];
  });
  const here: Market = { ...(province && { province }), ...(city && { city }) };
  const categories = facts.categories.flatMap(({ name, listings }) => {
    const category = findCategory(name);
    return category === undefined || category.type === type
      ? []
      : [{ market: { ...here, type: category.type }, listings }];
  });
  return (
    <>
      {places.length > 0 && (
        <MarketLinks
          id="places"
          title={province === undefined ? <Trans>By province</Trans> : <Trans>By city</Trans>}
          markets={places}
        />
      )}
      {province !== undefined && (
        <MarketLinks
          id="categories"
          title={type === undefined ? <Trans>By category</Trans> : <Trans>Other categories</Trans>}
          markets={categories}
        />
      )}
    </>
  );
}
