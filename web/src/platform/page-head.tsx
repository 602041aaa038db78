import { useLingui } from "@lingui/react/macro";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { useLanguage } from "./language.ts";
import { siteOrigin, usePageAddress } from "./site-address.ts";

interface PageHeadProps {
  /** Without the site's name. */
  title: string;
  description?: string;
  /** The path of a picture for shared links, within the site; by default the site's own. */
  picture?: string | null;
  /** Whether search engines may index it; not for pages behind log-in. */
  isPublic?: boolean;
}

/**
 * A page's title and description. Every page renders one; React moves it to the head. The server adds the URL in the other
 * language.
 */
export function PageHead({ title, description, picture = null, isPublic = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Vestpocket`}</title>
      {description && <meta name="description" content={description} />}
      {isPublic ? (
        <SharedLink title={title} description={description} picture={picture} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

const LOCALES: Readonly<Record<Language, string>> = { en: "en_CA", fr: "fr_CA" };

interface SharedLinkProps {
  title: string;
  description: string | undefined;
  picture: string | null;
}

/** Link preview tags (Open Graph, Twitter card) and the canonical URL. */
function SharedLink({ title, description, picture }: SharedLinkProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const address = usePageAddress();
  const cover = `${siteOrigin()}/og-cover-${language}.png`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vestpocket" />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
      ))}
      {picture === null ? (
        <>
          <meta property="og:image" content={cover} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={t`Vestpocket: Commercial Pocket Listings`} />
        </>
      ) : (
        <>
          <meta property="og:image" content={siteOrigin() + picture} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
