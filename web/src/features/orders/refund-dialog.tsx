import { Trans, useLingui } from "@lingui/react/macro";
import { type RefundReason, refundableCents } from "@vestpocket/domain/orders/order-administration.rules";
import type { AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import { type FormEvent, useState } from "react";
import { Amount, useAmountFormat } from "../../platform/amount.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLanguage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { readCents, writeCents } from "./cents.ts";
import { useRefund } from "./order-administration.api.ts";
import { useRefundReasons } from "./refund-reasons.ts";

interface RefundDialogProps {
  open: boolean;
  onClose: () => void;
  order: AdminOrderDetails;
  onRefunded: () => void;
}

/** Asks how much goes back and why, and sends it. */
export function RefundDialog({ open, ...form }: RefundDialogProps) {
  const { order, onClose } = form;
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      isDanger
      title={<Trans>Refund this order?</Trans>}
      text={
        <p>
          {order.kind === "membership" ? (
            <Trans>The refund goes to the card. A full refund ends the membership. This cannot be undone.</Trans>
          ) : (
            <Trans>The refund goes to the card. A full refund expires the listing. This cannot be undone.</Trans>
          )}
        </p>
      }
    >
      <RefundForm {...form} />
    </SmallDialog>
  );
}

function RefundForm({ order, onClose, onRefunded }: Omit<RefundDialogProps, "open">) {
  const { t } = useLingui();
  const language = useLanguage();
  const formatAmount = useAmountFormat();
  const failureWords = useFailureWords();
  const reasons = useRefundReasons();
  const refund = useRefund(order.id);
  const { run, pending, failure, forget } = useCall();
  const left = refundableCents(order);
  const [typed, setTyped] = useState(() => writeCents(left, language));
  const [reason, setReason] = useState<RefundReason>("requested_by_customer");
  const [wrong, setWrong] = useState<string>();
  const refusal = failure?.fields.amountCents;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const cents = readCents(typed);
    if (cents === undefined || cents === 0) {
      setWrong(t`Please enter an amount, such as 12.50.`);
      return;
    }
    if (cents > left) {
      setWrong(t`You can refund up to ${formatAmount(left)}.`);
      return;
    }
    const after = await run(() => refund({ amountCents: cents, reason }));
    if (after === undefined) return;
    toast.success(t`${formatAmount(cents)} was refunded to the buyer.`);
    onClose();
    onRefunded();
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 space-y-5">
      <TextField
        label={<Trans>Amount</Trans>}
        help={
          <Trans>
            <Amount cents={left} /> can still be refunded.
          </Trans>
        }
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        inputClassName="tabular pr-14"
        end={<span className="mr-3 text-14 text-muted">CAD</span>}
        maxLength={12}
        required
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(undefined);
          forget();
        }}
        error={wrong ?? refusal}
      />
      <ChoiceCards
        legend={<Trans>Reason</Trans>}
        name="reason"
        look="rows"
        columns="sm:grid-cols-3"
        choices={reasons}
        value={reason}
        onChange={(value) => setReason(value as RefundReason)}
      />
      {failure && refusal === undefined && <Notice tone="danger">{failureWords(failure)}</Notice>}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="danger" pending={pending}>
          <Trans>Refund</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
