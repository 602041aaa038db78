import { localPath } from "@vestpocket/domain/shared/paths";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { usePathInEveryLanguage } from "./language.ts";

interface PageHeadProps {
  /** Without the site's name. */
  title: string;
  description?: string;
  /** The same page in the other languages is announced; not for pages that only a signed-in person sees. */
  isPublic?: boolean;
}

/** A page's title, description and languages. Every page renders one; React puts it into the head. */
export function PageHead({ title, description, isPublic = false }: PageHeadProps) {
  const path = usePathInEveryLanguage();
  return (
    <>
      <title>{`${title} · Vestpocket`}</title>
      {description && <meta name="description" content={description} />}
      {isPublic ? (
        LANGUAGES.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={localPath(language, path)} />
        ))
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
