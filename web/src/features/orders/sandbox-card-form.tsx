import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { CardFormProps, CardOutcome } from "./card-form.ts";
import { type CardAnswer, confirmAtSandbox, formatCardNumber, formatExpiry, type TypedCard } from "./sandbox-card.ts";
import { TestCards } from "./test-cards.tsx";

const EMPTY: TypedCard = { number: "", expiry: "", cvc: "" };

/** The card's fields of the payment sandbox. With the provider's own keys its fields stand here instead. */
export function SandboxCardForm(props: CardFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [card, setCard] = useState(EMPTY);
  const [isPaying, setIsPaying] = useState(false);
  const [refusal, setRefusal] = useState<{ words: string; field: keyof TypedCard | undefined }>();
  const form = useRef<HTMLFormElement>(null);
  const errorOf = (field: keyof TypedCard) => (refusal?.field === field ? refusal.words : undefined);
  const change = (part: Partial<TypedCard>) => setCard((standing) => ({ ...standing, ...part }));

  async function ask(): Promise<CardOutcome> {
    const { publishableKey, clientSecret, returnUrl } = props;
    try {
      return toOutcome(await confirmAtSandbox({ publishableKey, clientSecret, returnUrl, card, language }));
    } catch {
      return { kind: "refused", words: t`Vestpocket cannot be reached. Check your connection.`, param: undefined };
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPaying) return;
    setIsPaying(true);
    setRefusal(undefined);
    const outcome: CardOutcome = (await props.mayCharge())
      ? await ask()
      : { kind: "refused", words: t`The order has changed. Please look at it again.`, param: undefined };
    if (outcome.kind === "paid") return props.onPaid();
    if (outcome.kind === "sent-on") return location.assign(outcome.url);
    setIsPaying(false);
    const field = toField(outcome.param);
    setRefusal({ words: outcome.words ?? t`An unexpected error occurred.`, field });
    form.current?.querySelector<HTMLInputElement>(`[name="${field ?? "number"}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label={<Trans>Card number</Trans>}
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        inputClassName="tabular"
        value={card.number}
        onChange={(event) => change({ number: formatCardNumber(event.target.value) })}
        error={errorOf("number")}
      />
      <div className="grid grid-cols-2 gap-5">
        <TextField
          label={<Trans>Expiry</Trans>}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t`MM / YY`}
          inputClassName="tabular"
          value={card.expiry}
          onChange={(event) => change({ expiry: formatExpiry(event.target.value) })}
          error={errorOf("expiry")}
        />
        <TextField
          label={<Trans>Security code</Trans>}
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder="CVC"
          inputClassName="tabular"
          value={card.cvc}
          onChange={(event) => change({ cvc: event.target.value.replace(/\D/gu, "") })}
          error={errorOf("cvc")}
        />
      </div>
      {refusal && refusal.field === undefined && <Notice tone="danger">{refusal.words}</Notice>}
      <Button
        type="submit"
        size="large"
        pending={isPaying}
        icon={<Lock size={18} aria-hidden="true" />}
        className="w-full"
      >
        <Trans>
          Pay <Amount cents={props.totalCents} />
        </Trans>
      </Button>
      <TestCards />
    </form>
  );
}

function toOutcome({ status, next_action, error }: CardAnswer): CardOutcome {
  if (status === "succeeded") return { kind: "paid" };
  const url = next_action?.redirect_to_url?.url;
  if (url) return { kind: "sent-on", url };
  return { kind: "refused", words: error?.message, param: error?.code === "incorrect_cvc" ? "cvc" : error?.param };
}

function toField(param: string | undefined): keyof TypedCard | undefined {
  if (param === "number" || param === "cvc") return param;
  return param?.startsWith("exp_") ? "expiry" : undefined;
}
