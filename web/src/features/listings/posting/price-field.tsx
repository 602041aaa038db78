import { Trans } from "@lingui/react/macro";
import { formatPrice } from "@vestpocket/domain/shared/amounts";
import { useLanguage } from "../../../platform/language.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { keepDigits, type PostingValues } from "./posting-values.ts";

interface PriceFieldProps {
  values: PostingValues;
  onChange: (price: string) => void;
  error: string | undefined;
}

/** Whole dollars, with the formatted price below the field. */
export function PriceField({ values, onChange, error }: PriceFieldProps) {
  const { price, listingType } = values;
  const isRent = listingType === "rent";
  const amount = formatPrice(Number(price), useLanguage());
  const shown = isRent ? <Trans>Shown as {amount} / month</Trans> : <Trans>Shown as {amount}</Trans>;
  return (
    <TextField
      label={<Trans>Price</Trans>}
      name="price"
      inputMode="numeric"
      autoComplete="off"
      required
      value={price}
      onChange={(event) => onChange(keepDigits(event.target.value))}
      inputClassName={isRent ? "pr-28 tabular" : "pr-12 tabular"}
      end={
        <span aria-hidden="true" className="px-3.5 text-14 text-muted">
          {isRent ? <Trans>$ / month</Trans> : "$"}
        </span>
      }
      help={price === "" ? <Trans>In whole Canadian dollars.</Trans> : shown}
      error={error}
    />
  );
}
