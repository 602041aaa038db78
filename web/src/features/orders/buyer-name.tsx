import { Trans } from "@lingui/react/macro";
import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";

/** An order's buyer, with a link to the account. */
export function BuyerName({ buyer: { uid, name } }: { buyer: AdminOrder["buyer"] }) {
  if (name === null) return <Trans>Deleted account</Trans>;
  return (
    <LocalLink to={paths.admin(`users/${uid}`)} className="text-link underline underline-offset-4">
      {name}
    </LocalLink>
  );
}
