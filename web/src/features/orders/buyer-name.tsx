import { Trans } from "@lingui/react/macro";
import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import { AdminLink } from "../../shared/administrators/rights.tsx";

/** An order's buyer, with a link to the account. */
export function BuyerName({ buyer: { uid, name } }: { buyer: AdminOrder["buyer"] }) {
  if (name === null) return <Trans>Deleted account</Trans>;
  return <AdminLink page={`users/${uid}`}>{name}</AdminLink>;
}
