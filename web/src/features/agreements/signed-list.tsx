import { Plural, Trans } from "@lingui/react/macro";
import type { SignedAgreement } from "@vestpocket/domain/agreements/agreements.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { useSigned } from "./agreements.api.ts";
import { CertificateButton } from "./certificate-button.tsx";
import { SignatureFacts } from "./signature-facts.tsx";

/** What the signed-in user signed, newest first, with certificates; includes listings that have ended. */
export function SignedList() {
  const localPath = useLocalPath();
  const { page, hrefOf } = useListQuery([]);
  const query = useSigned(page);
  return (
    <ListFrame
      query={query}
      page={page}
      failure={
        <LoadFailure query={query}>
          <Trans>Your agreements could not be loaded.</Trans>
        </LoadFailure>
      }
      empty={<Trans>You have not signed an NDA yet.</Trans>}
      emptyAction={
        <ButtonLink to={localPath(paths.searchResults())}>
          <Trans>Find listings</Trans>
        </ButtonLink>
      }
      hrefOf={hrefOf(localPath(paths.signed()))}
      counted={(total) => <Plural value={total} one="# NDA" other="# NDAs, newest first" />}
    >
      {({ signed }) => (
        <ul className="space-y-4">
          {signed.map((each) => (
            <li key={each.signature.id}>
              <SignedCard {...each} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

function SignedCard({ listing, signature }: SignedAgreement) {
  return (
    <article className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-sans text-18 font-semibold wrap-anywhere">
          {listing.isShown ? (
            <LocalLink to={paths.property(listing.id)} className="text-link underline underline-offset-4">
              {listing.name}
            </LocalLink>
          ) : (
            listing.name
          )}
        </h2>
        {!listing.isShown && (
          <Badge>
            <Trans>No longer offered</Trans>
          </Badge>
        )}
      </div>
      <SignatureFacts signature={signature} />
      <CertificateButton id={listing.id} signature={signature} />
    </article>
  );
}
