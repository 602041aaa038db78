import { Plural, Trans } from "@lingui/react/macro";
import type { Agreement } from "@vestpocket/domain/agreements/agreements.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocation } from "react-router";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOwnTexts, useSignatures } from "./agreements.api.ts";
import { CertificateButton } from "./certificate-button.tsx";
import { ChoiceForm, type ListingOfChoice } from "./choice-form.tsx";
import { SignatureFacts } from "./signature-facts.tsx";

/** For a listing's owner: what its readers sign, and who has. */
export function OwnAgreement({ listing, agreement }: { listing: ListingOfChoice; agreement: Agreement }) {
  const { id } = listing;
  const texts = useOwnTexts(id, agreement);
  if (hasFailed(texts)) {
    return (
      <LoadFailure query={texts}>
        <Trans>The agreement could not be loaded.</Trans>
      </LoadFailure>
    );
  }
  if (texts.data === undefined) {
    return (
      <Loading>
        <Skeleton className="h-112" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ChoiceForm key={agreement.version} listing={listing} agreement={agreement} texts={texts.data} />
      <Signatures id={id} />
    </div>
  );
}

function Signatures({ id }: { id: string }) {
  const { pathname } = useLocation();
  const { page, hrefOf } = useListQuery(["tab"]);
  const query = useSignatures(id, page);
  return (
    <FormCard title={<Trans>Signatures</Trans>}>
      {query.data !== undefined && query.data.totalResults > 0 && (
        <LocalLink
          to={paths.accessSigners(id)}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          <Trans>Who has access by signing, and how to revoke it</Trans>
        </LocalLink>
      )}
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The signatures could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>Nobody has signed yet.</Trans>}
        hrefOf={hrefOf(pathname)}
        counted={(total) => <Plural value={total} one="# signature" other="# signatures, newest first" />}
      >
        {({ signatures }) => (
          <ul className="divide-y divide-line">
            {signatures.map((signature) => (
              <li key={signature.id} className="py-3">
                <SignatureFacts signature={signature} />
                <CertificateButton id={id} signature={signature} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </FormCard>
  );
}
