import { Trans, useLingui } from "@lingui/react/macro";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import {
  AGENT_MESSAGES,
  LICENCE_NUMBER_MAX,
  type LicenceCheck,
  validateLicenceCheck,
} from "@vestpocket/domain/agents/agents.rules";
import type { SeenAgent } from "@vestpocket/domain/agents/agents.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { useState } from "react";
import { useForm } from "../../platform/use-form.ts";
import { useLicenceClassOptions } from "../../shared/agents/licence-classes.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface VerificationFormProps {
  agent: SeenAgent;
  /** The licence as the agent states it. */
  stated: Partial<Readonly<Record<"licenceNumber" | "licenceClass", string | null>>>;
  onSubmit: (check: LicenceCheck, seen: SeenAgent) => Promise<void>;
}

/** Records the details from the register of the province's regulator. */
export function VerificationForm({ agent, stated, onSubmit }: VerificationFormProps) {
  const { t } = useLingui();
  // The check is for what was shown when it began, even if the details are loaded again meanwhile.
  const [seen] = useState(agent);
  const { province } = seen;
  const known = findProvince(province);
  const regulators = known ? REGULATORS[known.name] : [];
  const [today] = useState(toDay);
  const form = useForm<LicenceCheck>({
    initial: {
      regulator: regulators[0]?.code ?? "",
      licenceNumber: stated.licenceNumber ?? "",
      licenceClass: stated.licenceClass ?? "",
      checkedOn: today,
      expiresOn: "",
    },
    validate: (check) => ({
      ...validateLicenceCheck(check, { province, today }),
      ...(check.checkedOn === "" && { checkedOn: AGENT_MESSAGES.checkedOnRequired }),
    }),
    submit: (check) => onSubmit(check, seen),
  });

  const classes = useLicenceClassOptions(province);
  const chosen = regulators.find(({ code }) => code === form.values.regulator);
  return (
    <form {...form.props} className="flex flex-col gap-5 border-t border-line pt-5">
      <p className="text-14 text-muted">
        <Trans>Check the licence with the regulator and record it here.</Trans>
      </p>
      <Dropdown
        {...form.field("regulator")}
        label={<Trans>Regulator</Trans>}
        placeholder={t`Choose a regulator`}
        options={regulators.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
      />
      {chosen?.site !== undefined && <RegulatorLink name={chosen.name} site={chosen.site} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.text("licenceNumber")}
          label={<Trans>Licence number</Trans>}
          autoComplete="off"
          required
          maxLength={LICENCE_NUMBER_MAX}
        />
        <Dropdown
          {...form.field("licenceClass")}
          label={<Trans>Class of licence</Trans>}
          placeholder={t`Choose a class`}
          options={[...classes]}
        />
        <TextField {...form.text("checkedOn")} label={<Trans>Checked on</Trans>} type="date" required max={today} />
        <TextField
          {...form.text("expiresOn")}
          label={<Trans>Licence expires on (optional)</Trans>}
          type="date"
          min={today}
        />
      </div>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div>
        <Button type="submit" pending={form.pending}>
          <Trans>Verify the agent</Trans>
        </Button>
      </div>
    </form>
  );
}

function RegulatorLink({ name, site }: { name: string; site: string }) {
  return (
    <p className="text-14">
      <a href={site} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
        <Trans>Open the site of {name} (new tab)</Trans>
      </a>
    </p>
  );
}

/** Today's local date: YYYY-MM-DD. */
function toDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
