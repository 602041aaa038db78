import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { describeLease, describeSale, joinQuote } from "@vestpocket/domain/prices/price-text";
import { isPriced, REPRICE_PERCENT_MAX, reprice } from "@vestpocket/domain/prices/repricing.rules";
import type { Reader } from "@vestpocket/domain/shared/units";
import type { ReactNode } from "react";
import { announceResults } from "../../platform/announce-results.ts";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import { useReader } from "../../platform/units.ts";
import { useForm } from "../../platform/use-form.ts";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { DOT } from "../../ui/dot.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { useOwnListingChanges } from "./own-listings.api.ts";

interface RepriceListingsDialogProps {
  open: boolean;
  onClose: () => void;
  listings: readonly OwnListing[];
  onDone: () => void;
}

/** Changes the prices of the selected listings by a percentage, and shows what each will be. */
export function RepriceListingsDialog({ open, onClose, listings, onDone }: RepriceListingsDialogProps) {
  const changing = listings.filter((listing) => isPriced(listing) && nextStatus(listing.status, "edit") !== undefined);
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      title={<Plural value={changing.length} one="Change # price" other="Change # prices" />}
      text={
        <Trans>
          Prices and rents are rounded to the dollar, rents by area to the cent. People who watch a listing are told of
          its new price.
        </Trans>
      }
    >
      <RepriceForm
        changing={changing}
        others={listings.filter((each) => !changing.includes(each))}
        {...{ onClose, onDone }}
      />
    </SmallDialog>
  );
}

interface RepriceFormProps extends Pick<RepriceListingsDialogProps, "onClose" | "onDone"> {
  changing: readonly OwnListing[];
  others: readonly OwnListing[];
}

function RepriceForm({ changing, others, onClose, onDone }: RepriceFormProps) {
  const { t } = useLingui();
  const reader = useReader();
  const { repriceMany } = useOwnListingChanges();
  const form = useForm<{ way: "lower" | "raise"; percent: string }>({
    initial: { way: "lower", percent: "5" },
    validate: ({ percent }) => ({
      percent:
        readPercent(percent) === undefined
          ? t`Please enter a percentage from 0.1 to ${REPRICE_PERCENT_MAX}.`
          : undefined,
    }),
    async submit(values) {
      const percent = toChange(values);
      if (percent === undefined) return;
      const results = await repriceMany(
        changing.map(({ id }) => id),
        percent,
      );
      announceResults(results, {
        done: (count) => t`Prices changed: ${count}`,
        left: (count) => t`Not changed: ${count}`,
      });
      onClose();
      onDone();
    },
  });
  const percent = toChange(form.values);
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <ChoiceCards
        {...form.field("way")}
        legend={<Trans>Change</Trans>}
        look="rows"
        columns="grid-cols-2"
        choices={[
          { value: "lower", label: t`Lower` },
          { value: "raise", label: t`Raise` },
        ]}
      />
      <KeptNumberField {...form.field("percent")} measures="percent" label={<Trans>By</Trans>} unit="%" required />
      <div className="space-y-2 text-14 text-muted" aria-live="polite">
        <ChangePreview
          changing={changing.map((listing) => ({ ...listing, note: <Change {...{ listing, percent, reader }} /> }))}
          skipped={others.map(({ id, name }) => ({ id, name, note: <Trans>no price here, or not editable</Trans> }))}
        />
      </div>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Plural value={changing.length} one="Change the price" other="Change the prices" />
      </DialogFormButtons>
    </form>
  );
}

/** What a listing asks now, and after the change. */
function Change({
  listing,
  percent = 0,
  reader,
}: {
  listing: OwnListing;
  percent?: number | undefined;
  reader: Reader;
}): ReactNode {
  const before = describe(listing, reader);
  const after = describe(reprice(listing, percent), reader);
  return (
    <span className="tabular">
      {before} → <strong className="font-semibold text-text">{after}</strong>
    </span>
  );
}

function describe({ sale, lease }: Pick<OwnListing, "sale" | "lease">, reader: Reader): string {
  const parts = [
    sale && joinQuote(describeSale(sale, reader.language)),
    lease && joinQuote(describeLease(lease, reader)),
  ];
  return parts.filter((part) => part !== null).join(DOT);
}

/** 0.1 to the highest, in tenths, as the field keeps it; undefined if it is not. */
function readPercent(kept: string): number | undefined {
  const percent = /^\d{1,2}(?:\.\d)?$/u.test(kept) ? Number(kept) : 0;
  return percent > 0 && percent <= REPRICE_PERCENT_MAX ? percent : undefined;
}

function toChange({ way, percent }: { way: "lower" | "raise"; percent: string }): number | undefined {
  const by = readPercent(percent);
  return by === undefined ? undefined : way === "lower" ? -by : by;
}
