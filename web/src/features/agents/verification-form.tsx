import { Trans, useLingui } from "@lingui/react/macro";
import { REGULATORS } from "@vestpocket/domain/agents/agents.regulators";
import {
  AGENT_MESSAGES,
  LICENCE_NUMBER_MAX,
  type LicenceCheck,
  validateLicenceCheck,
} from "@vestpocket/domain/agents/agents.rules";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface VerificationFormProps {
  province: string;
  onSubmit: (check: LicenceCheck) => Promise<void>;
}

/** What was looked up at the regulator of an agent's province. */
export function VerificationForm({ province, onSubmit }: VerificationFormProps) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { run, pending, failure, forget } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const known = findProvince(province);
  const regulators = known ? REGULATORS[known.name] : [];
  const [today] = useState(toDay);
  const [check, setCheck] = useState<LicenceCheck>({
    regulator: regulators[0]?.code ?? "",
    licenceNumber: "",
    checkedOn: today,
  });
  const [isTried, setIsTried] = useState(false);
  const wrong = {
    ...validateLicenceCheck(check, { province, today }),
    ...(check.checkedOn === "" && { checkedOn: AGENT_MESSAGES.checkedOnRequired }),
  };

  function change(changed: Partial<LicenceCheck>) {
    setCheck((before) => ({ ...before, ...changed }));
    forget();
  }

  function errorOf(field: keyof LicenceCheck) {
    const refusal = wrong[field];
    if (isTried && refusal) return message(refusal);
    return failure?.fields[field];
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    await run(() => onSubmit(check));
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5 border-t border-line pt-5">
      <p className="text-14 text-muted">
        <Trans>Check the licence with the regulator and record it here.</Trans>
      </p>
      <Dropdown
        label={<Trans>Regulator</Trans>}
        placeholder={t`Choose a regulator`}
        required
        options={regulators.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
        value={check.regulator === "" ? null : check.regulator}
        onChange={(regulator) => change({ regulator: regulator ?? "" })}
        error={errorOf("regulator")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={<Trans>Licence number</Trans>}
          name="licenceNumber"
          autoComplete="off"
          required
          maxLength={LICENCE_NUMBER_MAX}
          value={check.licenceNumber}
          onChange={({ target }) => change({ licenceNumber: target.value })}
          error={errorOf("licenceNumber")}
        />
        <TextField
          label={<Trans>Checked on</Trans>}
          name="checkedOn"
          type="date"
          required
          max={today}
          value={check.checkedOn}
          onChange={({ target }) => change({ checkedOn: target.value })}
          error={errorOf("checkedOn")}
        />
      </div>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="danger">{failureWords(failure)}</Notice>}
      <div>
        <Button type="submit" pending={pending}>
          <Trans>Verify the agent</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Today where the reader is: YYYY-MM-DD. */
function toDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
