import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedCard } from "@vestpocket/domain/orders/orders.schema";
import { CreditCard } from "lucide-react";
import type { FormEvent } from "react";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import type { CardFormProps } from "./card-form-props.ts";
import { PayFooter } from "./pay-footer.tsx";
import { isSandboxKey, useSandboxPayment } from "./sandbox-payment.ts";
import { SavedCardName, toExpiry } from "./saved-card-name.tsx";
import type { Confirmation } from "./use-paying.ts";

interface SavedCardFormProps extends CardFormProps {
  card: SavedCard;
  /** Called to pay with another card. */
  onOther: () => void;
}

/** Pays with the saved card: one press, unless its bank asks. */
export function SavedCardForm({ card, onOther, paying, payment, ...footer }: SavedCardFormProps) {
  const confirm = useSavedCardPayment();
  const expiry = toExpiry(card);

  function submit(event: FormEvent) {
    event.preventDefault();
    void paying.pay(() => confirm(payment, card));
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line-strong px-4 py-3">
        <CreditCard size={22} className="shrink-0 text-muted" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-40">
          <span className="block font-medium">
            <SavedCardName card={card} />
          </span>
          <span className="block text-13 text-muted">
            <Trans>Expires {expiry}</Trans>
          </span>
        </p>
        <Button
          kind="ghost"
          onClick={() => {
            if (paying.pending || paying.hasSucceeded) return;
            paying.forget();
            onOther();
          }}
        >
          <Trans>Use another card</Trans>
        </Button>
      </div>
      <PayFooter paying={paying} {...footer} isSaved />
    </form>
  );
}

/** Confirms a payment with a saved card, at the provider or the sandbox. */
function useSavedCardPayment() {
  const { t } = useLingui();
  const language = useLanguage();
  const confirmAtSandbox = useSandboxPayment();
  return async (payment: CardFormProps["payment"], { paymentMethodId }: SavedCard): Promise<Confirmation> => {
    if (isSandboxKey(payment.publishableKey)) return confirmAtSandbox({ ...payment, card: { paymentMethodId } });
    const { confirmWithSavedCard } = await import("./elements-confirmation.ts");
    const unexpected = t`An unexpected error occurred.`;
    return confirmWithSavedCard({ ...payment, paymentMethodId, language, unexpected });
  };
}
