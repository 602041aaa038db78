import { Trans } from "@lingui/react/macro";
import type { Confirmation } from "@vestpocket/domain/confirmations/confirmations.schema";
import { type SubmitEvent, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface SnoozeFormProps {
  days: NonNullable<Confirmation["snooze"]>;
  onSnooze: (until: string) => Promise<void>;
}

/** For an owner who is away: the day from which they may be asked again. */
export function SnoozeForm({ days: { from, to }, onSnooze }: SnoozeFormProps) {
  const toWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const [until, setUntil] = useState(to);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => onSnooze(until));
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        type="date"
        name="until"
        label={<Trans>Ask me again on</Trans>}
        min={from}
        max={to}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        error={failure && (failure.fields.until ?? toWords(failure))}
        className="min-w-0 flex-1 basis-44"
        required
      />
      <Button type="submit" kind="secondary" pending={pending}>
        <Trans>Ask later</Trans>
      </Button>
    </form>
  );
}
