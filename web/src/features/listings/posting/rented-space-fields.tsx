import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/language.ts";
import { AmountField } from "./amount-field.tsx";
import { keepNumber } from "./posting-values.ts";
import type { Posting } from "./use-posting.ts";

/** The space that can be rented, if it is not the whole. */
export function RentedSpaceFields({ posting: { values, changeTerm, errorOf } }: { posting: Posting }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { areaFrom, areaTo } = values.terms;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <AmountField
        label={<Trans>Smallest space</Trans>}
        name="availableArea.from"
        unit={t`sq ft`}
        value={areaFrom}
        onChange={(typed) => changeTerm({ areaFrom: keepNumber(typed, language) }, "availableArea.from")}
        help={<Trans>The space for rent. Leave it empty if it is the total area.</Trans>}
        error={errorOf("availableArea.from")}
      />
      <AmountField
        label={<Trans>Largest space</Trans>}
        name="availableArea.to"
        unit={t`sq ft`}
        value={areaTo}
        onChange={(typed) => changeTerm({ areaTo: keepNumber(typed, language) }, "availableArea.to")}
        help={<Trans>Only if there are spaces of several sizes.</Trans>}
        error={errorOf("availableArea.to")}
      />
    </div>
  );
}
