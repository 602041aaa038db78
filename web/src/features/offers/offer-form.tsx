import { Trans, useLingui } from "@lingui/react/macro";
import { OFFER_KIND_LABELS } from "@vestpocket/domain/offers/offers.labels";
import { CONDITIONS_MAX, OFFER_DAYS_MAX, validateOffer } from "@vestpocket/domain/offers/offers.rules";
import type { OfferForm as Sent } from "@vestpocket/domain/offers/offers.schema";
import type { OfferKind, Party } from "@vestpocket/domain/offers/offers.terms";
import { type ReactNode, useState } from "react";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import { useMessage } from "../../platform/language.ts";
import { useReader } from "../../platform/units.ts";
import type { Form } from "../../platform/use-form.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type AskingPrices, sayPrice, sayRent } from "./asked.tsx";
import { NonBinding } from "./non-binding.tsx";
import { type OfferValues, readValues, toDay, toOfferForm } from "./offer-values.ts";
import { RentFields } from "./rent-fields.tsx";

interface OfferFormProps {
  title: ReactNode;
  action: ReactNode;
  kinds: readonly OfferKind[];
  /** Who fills it in. */
  by: Party;
  initial: OfferValues;
  asked: AskingPrices;
  /** What is offered on or answered, as in `useForm`. */
  keepAs: string;
  /** Next to the button that sends. */
  aside?: ReactNode;
  /** Throws ApiFailure. */
  onSend: (form: Sent) => Promise<void>;
}

/** Makes or counters a non-binding offer. */
export function OfferForm({ title, action, kinds, by, initial, asked, keepAs, aside, onSend }: OfferFormProps) {
  const { t } = useLingui();
  const message = useMessage();
  const [now] = useState(() => new Date());
  const form = useKeptForm<OfferValues>({
    initial,
    keepAs: `offer.${keepAs}`,
    validate: (values) => validateOffer(readValues(values), { kinds, now }),
    submit: (values) => onSend(toOfferForm(values)),
  });
  return (
    <form {...form.props}>
      <FormCard title={title}>
        <NonBinding />
        {kinds.length > 1 && (
          <ChoiceCards
            {...form.field("kind")}
            legend={<Trans>Purpose</Trans>}
            look="rows"
            columns="grid-cols-1 sm:grid-cols-2"
            choices={kinds.map((value) => ({ value, label: message(OFFER_KIND_LABELS[value]) }))}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <AmountField form={form} asked={asked} />
          {form.values.kind === "lease" && <RentFields form={form} />}
          <Days form={form} now={now} />
        </div>
        <fieldset className="min-w-0 space-y-1">
          <legend className="text-14 font-medium">
            <Trans>Conditions</Trans>
          </legend>
          <Check
            form={form}
            name="hasFinancing"
            label={
              by === "buyer" ? (
                <Trans>It is conditional on my financing.</Trans>
              ) : (
                <Trans>It is conditional on the buyer’s financing.</Trans>
              )
            }
          />
          <Check form={form} name="hasInspection" label={<Trans>It is conditional on an inspection.</Trans>} />
        </fieldset>
        <KeptNumberField
          {...form.field("dueDiligenceDays")}
          measures="days"
          label={<Trans>Days of due diligence</Trans>}
          help={<Trans>0 for none.</Trans>}
          unit={t`days`}
        />
        <TextArea
          {...form.text("conditions")}
          label={<Trans>Other conditions (optional)</Trans>}
          lines={5}
          maxLength={CONDITIONS_MAX}
        />
        <Check
          form={form}
          name="understood"
          label={<Trans>I understand that this offer is not binding on either side.</Trans>}
        />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" pending={form.pending}>
            {action}
          </Button>
          {aside}
        </div>
      </FormCard>
    </form>
  );
}

function AmountField({ form, asked }: { form: Form<OfferValues>; asked: AskingPrices }) {
  const reader = useReader();
  const isLease = form.values.kind === "lease";
  return (
    <KeptNumberField
      {...form.field("amountCents")}
      measures="money"
      label={isLease ? <Trans>Rent</Trans> : <Trans>Price</Trans>}
      help={isLease ? sayRent(asked, reader) : sayPrice(asked, reader)}
      required
    />
  );
}

function Days({ form, now }: { form: Form<OfferValues>; now: Date }) {
  return (
    <>
      <TextField
        {...form.text("closesOn")}
        type="date"
        min={toDay(now)}
        label={form.values.kind === "lease" ? <Trans>Possession</Trans> : <Trans>Closing</Trans>}
        required
      />
      <TextField
        {...form.text("expiresAt")}
        type="date"
        min={toDay(now)}
        max={toDay(now, OFFER_DAYS_MAX)}
        label={<Trans>Expires at the end of</Trans>}
        help={<Trans>In your time zone, within 90 days.</Trans>}
        required
      />
    </>
  );
}

interface CheckProps {
  form: Form<OfferValues>;
  name: "hasFinancing" | "hasInspection" | "understood";
  label: ReactNode;
}

function Check({ form, name, label }: CheckProps) {
  return (
    <CheckField
      name={name}
      label={label}
      checked={form.values[name]}
      onChange={(checked) => form.change({ [name]: checked })}
      error={form.errors[name]}
    />
  );
}
