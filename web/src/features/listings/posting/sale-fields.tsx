import { Trans, useLingui } from "@lingui/react/macro";
import { readQuotes } from "@vestpocket/domain/listings/posting-choices.rules";
import { NO_TERM_TEXTS } from "@vestpocket/domain/listings/term-texts.rules";
import { describeSale } from "@vestpocket/domain/prices/price-text";
import { useLanguage } from "../../../platform/language.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { AmountField } from "./amount-field.tsx";
import type { Posting } from "./use-posting.ts";

/** The price of a listing for sale: an amount, the lowest of several, a range, or on request. */
export function SaleFields({ posting: { values, change, changeTerm, errorOf } }: { posting: Posting }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { terms } = values;
  const sale = readQuotes(values)?.sale;
  const shown = sale ? describeSale(sale, language).amount : undefined;
  const kinds = [
    { value: "amount", label: t`One price` },
    { value: "from", label: t`Starting at (lowest of several)` },
    { value: "range", label: t`A range` },
    { value: "on_request", label: t`On request` },
  ];
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {terms.saleKind !== "on_request" && (
        <AmountField
          label={terms.saleKind === "range" ? <Trans>Lowest price</Trans> : <Trans>Price</Trans>}
          name="sale.amountCents"
          value={values.price}
          onChange={(price) => change({ price }, ["sale.amountCents"])}
          help={shown ? <Trans>Shown as {shown}</Trans> : <Trans>Whole Canadian dollars.</Trans>}
          isExplained={shown !== undefined}
          error={errorOf("sale.amountCents")}
          required
        />
      )}
      {terms.saleKind === "range" && (
        <AmountField
          label={<Trans>Highest price</Trans>}
          name="sale.toCents"
          value={terms.saleTo}
          onChange={(saleTo) => changeTerm({ saleTo }, "sale.toCents")}
          error={errorOf("sale.toCents")}
          required
        />
      )}
      <Dropdown
        label={<Trans>Price type</Trans>}
        initial={NO_TERM_TEXTS.saleKind}
        options={kinds}
        value={terms.saleKind}
        onChange={(saleKind) => changeTerm({ saleKind }, "sale.kind")}
        error={errorOf("sale.kind")}
      />
    </div>
  );
}
