import { useLingui } from "@lingui/react/macro";
import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { toMarketPath } from "@vestpocket/domain/markets/markets.rules";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { BreadcrumbData } from "../../../platform/breadcrumb-data.tsx";
import { useLanguage } from "../../../platform/language.ts";
import { PageHead } from "../../../platform/page-head.tsx";
import { siteOrigin, usePageAddress } from "../../../platform/site-address.ts";
import { StructuredData } from "../../../platform/structured-data.tsx";
import { useListingWords } from "../listing-words.ts";
import { useTeaserTitle } from "./teaser-title.ts";

/** What search engines and shared links show of a listing's public page: nothing that is not on it. */
export function TeaserHead({ teaser }: { teaser: Teaser }) {
  const { t } = useLingui();
  const language = useLanguage();
  const address = usePageAddress();
  const { place, kind: words } = useListingWords()(teaser);
  const kind = words.replace(" | ", ", ");
  const { text: title } = useTeaserTitle()(teaser);
  const { city, province, pictureUrl } = teaser;
  const found = findProvince(province);
  const description = t`${kind} in ${place}. A pocket listing: members see more, and its owner decides who sees the rest.`;
  return (
    <>
      <PageHead isPublic title={title} description={description} picture={pictureUrl} />
      <StructuredData
        type="RealEstateListing"
        name={title}
        description={description}
        url={address}
        inLanguage={`${language}-CA`}
        {...(pictureUrl !== null && { image: siteOrigin() + pictureUrl })}
        contentLocation={{
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressLocality: city,
            addressRegion: found && PROVINCE_CODES[found.name],
            addressCountry: "CA",
          },
        }}
      />
      <BreadcrumbData
        title={title}
        above={found ? [{ title: place, path: toMarketPath({ province: found.name, city }) }] : []}
      />
    </>
  );
}
