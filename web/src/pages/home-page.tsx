import { Trans, useLingui } from "@lingui/react/macro";
import type { HomeCard } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, type ReactNode, Suspense } from "react";
import { AgentProBanner } from "../features/agents/agent-pro-banner.tsx";
import { CategoryIcon } from "../features/categories/category-icon.tsx";
import { FeaturedListings } from "../features/listings/featured-listings.tsx";
import { ListingCardSkeleton } from "../features/listings/listing-card-skeleton.tsx";
import { Spotlight } from "../features/listings/spotlight.tsx";
import { CityMosaic } from "../features/places/city-mosaic.tsx";
import { LocationStatus } from "../features/places/location-status.tsx";
import { useVisitorLocation } from "../features/places/visitor-location.ts";
import { ResourcesExplained } from "../features/resources/resources-explained.tsx";
import { SearchCard } from "../features/searches/search-card.tsx";
import { SearchHero } from "../features/searches/search-hero.tsx";
import { RecentRoom } from "../features/visits/recent-room.tsx";
import { useLanguage, useLocalPath } from "../platform/language.ts";
import { lazyBody } from "../platform/lazy-body.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { siteOrigin, usePageAddress } from "../platform/site-address.ts";
import { StructuredData } from "../platform/structured-data.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { PageContainer } from "../ui/page-container.tsx";

const HomeRecent = lazyBody("members", async () => (await import("./home-recent.tsx")).HomeRecent);
const HomeTodo = lazyBody("members", async () => (await import("./home-todo.tsx")).HomeTodo);
const FavouriteHeart = lazy(async () => ({
  default: (await import("../features/favourites/favourite-heart.tsx")).FavouriteHeart,
}));

/** Loaded together with the cards, which load late. */
const heart = (listing: HomeCard) => (
  <Suspense>
    <FavouriteHeart listing={listing} />
  </Suspense>
);

export default function HomePage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { state } = useSession();
  const { location, locate } = useVisitorLocation();
  return (
    <>
      <PageHead
        isPublic
        title={t`Commercial Pocket Listings`}
        description={t`Search commercial real estate, businesses for sale and franchises across Canada that are not advertised openly.`}
      />
      <SiteData />
      <SearchHero
        strip={
          state === "signed-in" && (
            <Suspense>
              <HomeTodo />
            </Suspense>
          )
        }
      >
        <SearchCard categoryIcon={(slug) => <CategoryIcon slug={slug} tone="dark" />} />
      </SearchHero>
      <PageContainer className="mt-16 flex flex-col gap-16 sm:mt-20 sm:gap-20">
        <div>
          <FeaturedListings
            isLocating={location.state === "loading"}
            isReady={location.state === "resting" || location.state === "located"}
            coordinates={location.coordinates}
            heart={heart}
          >
            <LocationStatus location={location} locate={locate} />
          </FeaturedListings>
          <RecentRoom cardSkeleton={<ListingCardSkeleton />}>
            <HomeRecent />
          </RecentRoom>
        </div>
        <section aria-labelledby="cities">
          <SectionTitle id="cities">
            <Trans>Browse By City</Trans>
          </SectionTitle>
          <CityMosaic />
        </section>
        <div className="grid gap-x-6 gap-y-12 lg:grid-cols-2">
          <Spotlight title={<Trans>Our Pick For Montreal</Trans>} city="Montreal" sort="featured" heart={heart} />
          <Spotlight
            title={<Trans>Latest Listing In Mississauga</Trans>}
            city="Mississauga"
            sort="newest"
            heart={heart}
          />
        </div>
        <section aria-labelledby="explained">
          <SectionTitle id="explained">
            <Trans>Commercial Real Estate Explained</Trans>
          </SectionTitle>
          <ResourcesExplained />
        </section>
        <AgentProBanner
          action={
            <ButtonLink kind="secondary" size="large" to={localPath(paths.agentPro())}>
              <Trans>See what Agent Pro includes</Trans>
            </ButtonLink>
          }
        />
      </PageContainer>
    </>
  );
}

/** The organization as structured data for search engines. */
function SiteData() {
  const language = useLanguage();
  const url = `${siteOrigin()}/`;
  const organization = { "@type": "Organization", name: "Vestpocket", url, logo: `${url}icon-512.png` };
  return (
    <StructuredData
      type="WebSite"
      name="Vestpocket"
      url={usePageAddress()}
      inLanguage={`${language}-CA`}
      publisher={organization}
    />
  );
}

function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-6 text-28 sm:text-36">
      {children}
    </h2>
  );
}
