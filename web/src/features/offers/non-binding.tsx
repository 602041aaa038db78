import { Trans } from "@lingui/react/macro";
import { NON_BINDING } from "@vestpocket/domain/offers/non-binding";
import { useLanguage } from "../../platform/language.ts";
import { Notice } from "../../ui/notice.tsx";

/** What both sides acknowledge with every step, in the words that are sealed with it, above every action on an offer. */
export function NonBinding() {
  return (
    <Notice tone="info">
      <p>{NON_BINDING[useLanguage()]}</p>
      <p className="mt-2">
        <Trans>Have a lawyer or notary prepare the binding contract.</Trans>
      </p>
    </Notice>
  );
}
