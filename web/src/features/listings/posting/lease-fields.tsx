import { Trans, useLingui } from "@lingui/react/macro";
import { readQuotes } from "@vestpocket/domain/listings/posting-choices.rules";
import { NO_TERM_TEXTS } from "@vestpocket/domain/listings/term-texts.rules";
import { describeLease, joinQuote } from "@vestpocket/domain/prices/price-text";
import { useReader } from "../../../platform/units.ts";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { joinUnits } from "../join-units.ts";
import { AmountField } from "./amount-field.tsx";
import { Fold } from "./fold.tsx";
import { RentCheck } from "./rent-check.tsx";
import { useRentUnits } from "./rent-units.ts";
import { RentedSpaceFields } from "./rented-space-fields.tsx";
import type { Posting } from "./use-posting.ts";

/** A listing's rent, with what it covers and what is added to it. */
export function LeaseFields({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const reader = useReader();
  const units = useRentUnits();
  const { values, changeTerm, errorOf } = posting;
  const { terms } = values;
  const lease = readQuotes(values)?.lease;
  const shown = lease && joinUnits(reader.units, (units) => joinQuote(describeLease(lease, { ...reader, units })));
  const kinds = [
    { value: "amount", label: t`One rent` },
    { value: "range", label: t`A range` },
    { value: "on_request", label: t`On request` },
  ];
  const bases = [
    { value: "net", label: t`Net: taxes, maintenance and insurance are extra` },
    { value: "semi_gross", label: t`Semi-gross: some of these are included` },
    { value: "gross", label: t`Gross: everything is included` },
  ];
  const isNeeded = values.listingType === "rent";
  const isGross = terms.rentBasis === "gross";
  const isOnRequest = terms.rentKind === "on_request";
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {!isOnRequest && (
          <AmountField
            label={terms.rentKind === "range" ? <Trans>Lowest rent</Trans> : <Trans>Rent</Trans>}
            name="lease.amountCents"
            value={terms.rent}
            onChange={(rent) => changeTerm({ rent }, "lease.amountCents")}
            help={
              shown ? (
                <Trans>Shown as {shown}</Trans>
              ) : (
                !isNeeded && <Trans>Leave it empty to show the sale price only.</Trans>
              )
            }
            isExplained={shown !== undefined}
            error={errorOf("lease.amountCents")}
            required={isNeeded}
          />
        )}
        {terms.rentKind === "range" && (
          <AmountField
            label={<Trans>Highest rent</Trans>}
            name="lease.toCents"
            value={terms.rentTo}
            onChange={(rentTo) => changeTerm({ rentTo }, "lease.toCents")}
            error={errorOf("lease.toCents")}
            required={isNeeded}
          />
        )}
        {!isOnRequest && (
          <Dropdown
            label={<Trans>Rent per</Trans>}
            initial={NO_TERM_TEXTS.rentPer}
            options={units}
            value={terms.rentPer}
            onChange={(rentPer) => changeTerm({ rentPer }, "lease.per")}
            error={errorOf("lease.per")}
          />
        )}
        {!isOnRequest && (
          <div
            className={
              terms.rentKind === "range"
                ? "min-w-0 sm:col-span-2 lg:col-span-full"
                : "min-w-0 sm:col-span-2 lg:col-span-1"
            }
          >
            <Dropdown
              label={<Trans>What the rent covers</Trans>}
              initial={NO_TERM_TEXTS.rentBasis}
              options={bases}
              value={terms.rentBasis}
              onChange={(rentBasis) => changeTerm({ rentBasis }, "lease.basis")}
              error={errorOf("lease.basis")}
            />
          </div>
        )}
      </div>
      <RentCheck values={values} />
      <Fold
        title={<Trans>More about the rent</Trans>}
        opens={
          terms.rentKind !== "amount" ||
          ADDED.some((key) => terms[key] !== "") ||
          ADDED_FIELDS.some((name) => errorOf(name) !== undefined)
        }
      >
        <Dropdown
          label={<Trans>Rent type</Trans>}
          initial={NO_TERM_TEXTS.rentKind}
          options={kinds}
          value={terms.rentKind}
          onChange={(rentKind) => changeTerm({ rentKind }, "lease.kind")}
          error={errorOf("lease.kind")}
        />
        {!isOnRequest && (
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <AmountField
              label={isGross ? <Trans>Additional rent included</Trans> : <Trans>Additional rent</Trans>}
              name="lease.additional.amountCents"
              value={terms.additional}
              onChange={(additional) => changeTerm({ additional }, "lease.additional.amountCents")}
              help={<Trans>Taxes, maintenance and insurance (TMI).</Trans>}
              error={errorOf("lease.additional.amountCents")}
            />
            <Dropdown
              label={<Trans>Additional rent per</Trans>}
              initial={NO_TERM_TEXTS.additionalPer}
              options={units}
              value={terms.additionalPer}
              onChange={(additionalPer) => changeTerm({ additionalPer }, "lease.additional.per")}
            />
          </div>
        )}
        <RentedSpaceFields posting={posting} />
      </Fold>
    </>
  );
}

/** What most rents do not need. */
const ADDED = ["additional", "areaFrom", "areaTo"] as const;
const ADDED_FIELDS = ["lease.additional.amountCents", "availableArea.from", "availableArea.to"];
