import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/notice.tsx";

/** Explains that offers are not binding, above every action on one. */
export function NonBinding() {
  return (
    <Notice tone="info">
      <Trans>
        A non-binding offer says what you have in mind. It is not an agreement of purchase and sale or a lease, and
        neither side owes the other anything until both have signed such an agreement. Have a lawyer or notary prepare
        the binding agreement.
      </Trans>
    </Notice>
  );
}
