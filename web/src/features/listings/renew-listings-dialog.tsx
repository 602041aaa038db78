import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { paths } from "@vestpocket/domain/shared/paths";
import { useAmountFormat } from "../../platform/amount.tsx";
import { useLocalPath } from "../../platform/language.ts";
import { toExtendPath } from "../../shared/orders/extend-path.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { PayListingLink } from "./pay-listing-link.tsx";

const CHEAPEST = PLAN_PRICES.reduce((cheapest, each) => (each.cents < cheapest.cents ? each : cheapest));

interface RenewListingsDialogProps {
  open: boolean;
  onClose: () => void;
  listings: readonly OwnListing[];
}

/** Shows what renewing the selected listings costs, with a link to each payment. */
export function RenewListingsDialog({ open, onClose, listings }: RenewListingsDialogProps) {
  const { t } = useLingui();
  const format = useAmountFormat();
  const localPath = useLocalPath();
  const payable = listings.filter(({ status }) => nextStatus(status, "publish") !== undefined);
  const others = listings.length - payable.length;
  const hasLive = listings.some(({ status }) => status === "active" || status === "paused");
  const from = format(CHEAPEST.cents);
  const sum = format(CHEAPEST.cents * payable.length);
  const { days } = CHEAPEST;
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      title={<Plural value={payable.length} one="Renew # listing" other="Renew # listings" />}
      text={
        <>
          <p>
            <Trans>
              Each listing has a plan of your choice: from {from} for {days} days, before taxes. Pay for all of them at
              once, or for one. Nothing is charged before you confirm the payment.
            </Trans>
          </p>
          {payable.length > 1 && (
            <p>
              <Plural value={payable.length} one={`Together: from ${sum}.`} other={`All # together: from ${sum}.`} />
            </p>
          )}
          {others > 0 && (
            <p>
              <Plural
                value={others}
                one="# of the selected listings needs no payment."
                other="# of the selected listings need no payment."
              />
            </p>
          )}
        </>
      }
    >
      <ul aria-label={t`Listings to renew`} className="mt-4 divide-y divide-line border-y border-line">
        {payable.map((listing) => (
          <li key={listing.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-40 text-14 font-medium wrap-anywhere">{listing.name}</span>
            <PayListingLink listing={listing} />
          </li>
        ))}
      </ul>
      {hasLive && (
        <p className="mt-3">
          <ButtonLink kind="link" to={localPath(toExtendPath(listings.map(({ id }) => id).join(",")))}>
            <Trans>Add time to the live ones, too</Trans>
          </ButtonLink>
        </p>
      )}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {payable.length > 1 && (
          <ButtonLink to={localPath(paths.choosePlan(payable.map(({ id }) => id).join(",")))}>
            <Trans>Pay for all at once</Trans>
          </ButtonLink>
        )}
      </DialogButtons>
    </SmallDialog>
  );
}
