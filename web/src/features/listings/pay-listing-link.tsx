import { Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface PayListingLinkProps {
  className?: string;
  listing: { readonly id: string; readonly name: string; readonly status: ListingStatus };
}

/** Links to the payment that makes a listing live or renews it; renders nothing if no payment is due. */
export function PayListingLink({ listing: { id, name, status }, className = "" }: PayListingLinkProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  if (nextStatus(status, "publish") === undefined) return null;
  const isFirst = status === "draft";
  return (
    <ButtonLink
      to={localPath(paths.choosePlan(id))}
      className={className}
      aria-label={isFirst ? t`Complete payment for ${name}` : t`Renew ${name}`}
    >
      {isFirst ? <Trans>Complete payment</Trans> : <Trans>Renew</Trans>}
    </ButtonLink>
  );
}
