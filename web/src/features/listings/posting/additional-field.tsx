import { useLingui } from "@lingui/react/macro";
import { SHORT_TEXT_MAX } from "@vestpocket/domain/listings/fields/kinds";
import { type ListingField, listOptions, UNIT_LABELS } from "@vestpocket/domain/listings/listings.fields";
import { withValues } from "@vestpocket/domain/shared/text";
import type { TypedUnit } from "@vestpocket/domain/shared/typed-number";
import type { ReactNode } from "react";
import { useMessage } from "../../../platform/language.ts";
import { useKeptNumber } from "../../../platform/use-kept-number.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FilledMark } from "./filled-mark.tsx";
import { useMetricHint } from "./metric-hint.tsx";
import { anchorOf } from "./posting-anchors.ts";

interface AdditionalFieldProps {
  field: ListingField;
  /** The typed text or the chosen option's value; empty if none. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** To the right of the label. */
  aside: ReactNode;
}

/** One field of the catalogue, rendered by its kind. */
export function AdditionalField(props: AdditionalFieldProps) {
  const { key, kind, maxLength = 0 } = props.field;
  const isLong = kind === "text" && maxLength > SHORT_TEXT_MAX;
  return (
    <div id={anchorOf(`fields.${key}`)} className={isLong ? "min-w-0 sm:col-span-full" : "min-w-0"}>
      {kind === "number" && <NumberField {...props} />}
      {kind === "text" && (isLong ? <LongTextField {...props} /> : <ShortTextField {...props} />)}
      {(kind === "dropdown" || kind === "conditional") && <ChoiceField {...props} />}
      <FilledMark name={`fields.${key}`} value={props.value} />
    </div>
  );
}

function NumberField({ field, value, onChange, error, aside }: AdditionalFieldProps) {
  const message = useMessage();
  const unit = useUnit(field);
  const shown = useKeptNumber({ value, onChange, measures: measuresOf(field), error });
  const help = useMetricHint({ field, value });
  return (
    <TextField
      label={
        <>
          {message(field.label)}
          {unit && <span className="sr-only"> ({unit})</span>}
        </>
      }
      name={`fields.${field.key}`}
      inputMode={field.decimals === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      value={shown.value}
      onChange={(event) => shown.onChange(event.target.value)}
      onBlur={shown.onBlur}
      inputClassName={`tabular ${unit.length > 4 ? "pr-24" : "pr-14"}`}
      end={
        unit && (
          <span aria-hidden="true" className="px-3.5 text-14 text-muted">
            {unit}
          </span>
        )
      }
      help={help}
      echo={shown.echo}
      aside={aside}
      error={shown.error}
    />
  );
}

/** What is typed into the field; undefined for plain counts, years and other units. */
function measuresOf({ unit = "count" }: ListingField): TypedUnit | undefined {
  if (unit.startsWith("cad")) return "money";
  return TYPED_UNITS.find((typed) => typed === unit);
}

const TYPED_UNITS = ["sqft", "acres", "feet", "percent"] as const satisfies readonly TypedUnit[];

/** The unit in the page's language: 'sq ft', '$ / month'; empty for plain counts. */
function useUnit({ unit = "count" }: ListingField): string {
  const message = useMessage();
  return message(withValues(UNIT_LABELS[unit], { value: unit.startsWith("cad") ? "$" : "", count: 2 })).trim();
}

function ShortTextField({ field, value, onChange, error, aside }: AdditionalFieldProps) {
  return (
    <TextField
      label={useMessage()(field.label)}
      aside={aside}
      name={`fields.${field.key}`}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}

function LongTextField({ field, value, onChange, error, aside }: AdditionalFieldProps) {
  return (
    <TextArea
      label={useMessage()(field.label)}
      aside={aside}
      name={`fields.${field.key}`}
      lines={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}

function ChoiceField({ field, value, onChange, error, aside }: AdditionalFieldProps) {
  const { t } = useLingui();
  const message = useMessage();
  const options = listOptions(field, new Date().getUTCFullYear());
  return (
    <Dropdown
      label={message(field.label)}
      aside={aside}
      placeholder={t`Choose`}
      searchable={field.searchable ?? false}
      options={options.map((option) => ({ value: option.value, label: message(option.label) }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
