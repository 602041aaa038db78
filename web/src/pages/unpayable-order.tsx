import { Trans, useLingui } from "@lingui/react/macro";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { toPlansPath } from "../shared/orders/extend-path.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Replaces the payment if there is nothing to pay: the order was cancelled or does not exist. */
export function UnpayableOrder({ order: unpayable }: { order: Order | undefined }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const order = unpayable?.kind === "listing" ? unpayable : undefined;
  return (
    <>
      <PageHead title={t`Payment`} />
      <EmptyState
        as="h1"
        drawing={<LostSign />}
        action={
          !order ? (
            <ButtonLink to={localPath(paths.myListings())}>
              <Trans>My Listings</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={localPath(toPlansPath(order))}>
              <Trans>Choose your plan</Trans>
            </ButtonLink>
          )
        }
      >
        {!order ? (
          <Trans>There is nothing to pay here.</Trans>
        ) : (
          <Trans>This order was cancelled and you were not charged. Choose a plan to start over.</Trans>
        )}
      </EmptyState>
    </>
  );
}
