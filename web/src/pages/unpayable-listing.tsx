import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { toExtendPath } from "../shared/orders/extend-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyPocket, LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

type Reason = ListingStatus | "missing" | "unnamed";

const Missing = () => <Trans>This listing can’t be promoted.</Trans>;

const SENTENCES: Readonly<Partial<Record<Reason, () => ReactNode>>> = {
  active: () => <Trans>This listing is paid for and live.</Trans>,
  paused: () => <Trans>This listing is paid for. You can resume it under My Listings.</Trans>,
  closed: () => <Trans>You closed this listing. It can no longer be promoted.</Trans>,
  removed: () => <Trans>An administrator removed this listing. It cannot be promoted.</Trans>,
  unnamed: () => <Trans>Choose a listing first: each plan applies to one listing.</Trans>,
};

/** Replaces the plans if the listing cannot be promoted. */
export function UnpayableListing({ status, id }: { status: Reason; id: string }) {
  const { t } = useLingui();
  const Sentence = SENTENCES[status] ?? Missing;
  const localPath = useLocalPath();
  return (
    <>
      <PageHead title={t`Choose your plan`} />
      <EmptyState
        as="h1"
        drawing={status === "missing" ? <LostSign /> : <EmptyPocket />}
        action={
          <>
            <ButtonLink to={localPath(paths.myListings())}>
              <Trans>My Listings</Trans>
            </ButtonLink>
            {(status === "active" || status === "paused") && (
              <ButtonLink kind="secondary" to={localPath(toExtendPath(id))}>
                <Trans>Renew or upgrade</Trans>
              </ButtonLink>
            )}
            {status === "active" && (
              <ButtonLink kind="secondary" to={localPath(paths.property(id))}>
                <Trans>View listing</Trans>
              </ButtonLink>
            )}
          </>
        }
      >
        <Sentence />
      </EmptyState>
    </>
  );
}
