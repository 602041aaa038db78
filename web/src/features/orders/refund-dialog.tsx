import { Trans, useLingui } from "@lingui/react/macro";
import { type RefundReason, refundableCents } from "@vestpocket/domain/orders/order-administration.rules";
import type { AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import { Amount, useAmountFormat } from "../../platform/amount.tsx";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import { useLanguage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { readCents } from "./cents.ts";
import { useRefund } from "./order-administration.api.ts";
import { useRefundReasons } from "./refund-reasons.ts";

interface RefundDialogProps {
  open: boolean;
  onClose: () => void;
  order: AdminOrderDetails;
  onRefunded: () => void;
}

/** Asks for a refund's amount and reason, and refunds. */
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
            <Trans>
              The refund goes to the card. A full refund returns the listing to a draft. This cannot be undone.
            </Trans>
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
  const reasons = useRefundReasons();
  const refund = useRefund(order.id);
  const left = refundableCents(order);
  const lines = order.lines.filter(({ isRefunded }) => !isRefunded);
  const form = useForm<{ amount: string; listingId: string; reason: RefundReason }>({
    initial: { amount: String(left / 100), listingId: "", reason: "requested_by_customer" },
    validate: ({ amount, listingId }) => ({
      amount: listingId === "" ? findProblem(readCents(amount, language) ?? 0) : undefined,
    }),
    async submit({ amount, listingId, reason }) {
      const line = lines.find(({ listing }) => listing.id === listingId);
      const amountCents = line?.totalCents ?? readCents(amount, language) ?? 0;
      await refund({ ...(line ? { listingId } : { amountCents }), refundedCents: order.refundedCents, reason });
      toast.success(t`${formatAmount(amountCents)} was refunded to the buyer.`);
      onClose();
      onRefunded();
    },
    readFieldErrors: ({ amountCents }) => ({ amount: amountCents }),
  });

  function findProblem(cents: number): string | undefined {
    if (cents === 0) return t`Please enter an amount, such as 12.50.`;
    return cents > left ? t`You can refund up to ${formatAmount(left)}.` : undefined;
  }

  return (
    <form {...form.props} className="mt-5 space-y-5">
      {lines.length > 1 && (
        <Dropdown
          {...form.field("listingId")}
          label={<Trans>Listing</Trans>}
          placeholder={t`All, or an amount`}
          help={<Trans>One listing is refunded with its taxes, and ends.</Trans>}
          options={lines.map(({ listing }) => ({ value: listing.id, label: listing.title }))}
        />
      )}
      {form.values.listingId === "" && (
        <KeptNumberField
          {...form.field("amount")}
          measures="money"
          label={<Trans>Amount</Trans>}
          help={
            <Trans>
              <Amount cents={left} /> can still be refunded.
            </Trans>
          }
          unit="CAD"
          required
        />
      )}
      <ChoiceCards
        {...form.field("reason")}
        legend={<Trans>Reason</Trans>}
        look="rows"
        columns="sm:grid-cols-3"
        choices={reasons}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger>
        <Trans>Refund</Trans>
      </DialogFormButtons>
    </form>
  );
}
