import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { DOT } from "../../ui/dot.ts";
import { InOneLanguage } from "./listing-languages.tsx";

/** Shows which language a listing lacks, with a link to add it. */
export function OwnLanguages({ listing: { id, name, titles, language, status } }: { listing: OwnListing }) {
  const { t } = useLingui();
  if (titles.en !== undefined && titles.fr !== undefined) return null;
  const isEnglish = language === "en";
  return (
    <p className="text-13 text-muted">
      <InOneLanguage language={language} />
      {nextStatus(status, "edit") !== undefined && (
        <>
          {DOT}
          <LocalLink
            to={paths.editListing(id)}
            aria-label={isEnglish ? t`Add French to ${name}` : t`Add English to ${name}`}
            className="font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {isEnglish ? <Trans>Add French</Trans> : <Trans>Add English</Trans>}
          </LocalLink>
        </>
      )}
    </p>
  );
}
