import { Trans, useLingui } from "@lingui/react/macro";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import { DESIGNATION_MAX, LICENCE_NUMBER_MAX } from "@vestpocket/domain/agents/agents.rules";
import type { OwnEntry } from "@vestpocket/domain/agents/agents.schema";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { type ReactNode, useId } from "react";
import { LocalLink } from "../../platform/local-link.tsx";
import { useForm } from "../../platform/use-form.ts";
import { useLicenceClassOptions } from "../../shared/agents/licence-classes.ts";
import { Button } from "../../ui/button.tsx";
import { CheckBox } from "../../ui/check-box.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useContactChoice } from "./agents.api.ts";

interface ContactChoiceProps {
  profile: { uid: string; email: string; phoneNumber: string | null; phoneVerified: boolean };
  entry: OwnEntry;
  /** Called once the choice is stored. */
  onSaved: () => Promise<unknown>;
}

/** Lets an agent choose which contact details their profile in the directory shows. */
export function ContactChoice({ profile, entry, onSaved }: ContactChoiceProps) {
  const { uid, email, phoneNumber, phoneVerified } = profile;
  const save = useContactChoice(uid);
  const form = useForm({
    initial: {
      showsEmail: entry.showsEmail,
      showsPhone: entry.showsPhone,
      designation: entry.designation,
      licenceNumber: entry.licenceNumber,
      licenceClass: entry.licenceClass,
    },
    async submit(choice) {
      toast.success(await save(choice));
      await onSaved();
      form.reset();
    },
  });
  const { showsEmail, showsPhone } = form.values;
  const { t } = useLingui();
  const classes = useLicenceClassOptions(entry.province);
  const province = findProvince(entry.province)?.name;
  const regulator = province && REGULATORS[province][0]?.name;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="text-14">
        {entry.isListed ? (
          <Trans>
            You are in the directory. Only people who are logged in see{" "}
            <LocalLink to={paths.agent(uid)} className="text-link underline underline-offset-4">
              your profile
            </LocalLink>
            .
          </Trans>
        ) : (
          <Trans>You are not in the directory at the moment. Your choice takes effect once you are.</Trans>
        )}
      </p>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-14 font-semibold">
          <Trans>My profile shows</Trans>
        </legend>
        <Choice
          name="showsEmail"
          checked={showsEmail}
          label={<Trans>My email</Trans>}
          value={email}
          onChange={(checked) => form.change({ showsEmail: checked })}
        />
        <Choice
          name="showsPhone"
          checked={showsPhone}
          label={<Trans>My phone number</Trans>}
          value={
            phoneNumber !== null && phoneVerified ? (
              formatPhone(phoneNumber)
            ) : (
              <Trans>Not shown until it is confirmed</Trans>
            )
          }
          onChange={(checked) => form.change({ showsPhone: checked })}
        />
      </fieldset>
      <TextField
        {...form.text("designation")}
        label={<Trans>Designation</Trans>}
        maxLength={DESIGNATION_MAX}
        autoComplete="organization-title"
        help={
          <Trans>
            As registered with your regulator, such as Broker or Salesperson. It is shown with your listings; some
            provinces require it by law.
          </Trans>
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.text("licenceNumber")}
          label={<Trans>Licence number (optional)</Trans>}
          maxLength={LICENCE_NUMBER_MAX}
          help={regulator && <Trans>With {regulator}.</Trans>}
        />
        <Dropdown
          {...form.field("licenceClass")}
          label={<Trans>Class of licence</Trans>}
          placeholder={t({ context: "license class", message: "Not stated" })}
          options={classes}
        />
      </div>
      <p className="text-14 text-muted">
        <Trans>
          Your profile and your listings say “Licence not checked” until we have checked the licence with the regulator.
          A check counts for a year.
        </Trans>
      </p>
      {!showsEmail && !showsPhone && (
        <Notice tone="info">
          <Trans>People can then reach you only through the form on one of your listings.</Trans>
        </Notice>
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" pending={form.pending} className="sm:self-start">
        {form.pending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  label: ReactNode;
  /** What would be shown. */
  value: ReactNode;
  onChange: (checked: boolean) => void;
}

function Choice({ name, checked, label, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3 py-2.5">
      <CheckBox
        id={id}
        name={name}
        checked={checked}
        aria-describedby={`${id}-value`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        <p id={`${id}-value`} className="text-14 text-muted wrap-anywhere">
          {value}
        </p>
      </div>
    </div>
  );
}
