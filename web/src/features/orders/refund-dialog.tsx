import { Trans, useLingui } from "@lingui/react/macro";
import {
  needsApproval,
  type RefundReason,
  refundableCents,
} from "@vestpocket/domain/orders/order-administration.rules";
import type { AdminOrderDetails } from "@vestpocket/domain/orders/order-administration.schema";
import { REASON_MAX } from "@vestpocket/domain/shared/reason";
import { Amount, useAmountFormat } from "../../platform/amount.tsx";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import { useLanguage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
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

interface RefundValues {
  readonly amount: string;
  readonly listingId: string;
  readonly reason: RefundReason;
  /** Why, for the second administrator. */
  readonly note: string;
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
  const form = useForm<RefundValues>({
    initial: { amount: String(left / 100), listingId: "", reason: "requested_by_customer", note: "" },
    validate: (values) => ({
      amount: values.listingId === "" ? findProblem(centsOf(values)) : undefined,
      note: takesTwo(values) && values.note.trim() === "" ? t`Please give a reason.` : undefined,
    }),
    async submit(values) {
      const { listingId, reason, note } = values;
      const amountCents = centsOf(values);
      await refund({
        ...(listingId === "" ? { amountCents } : { listingId }),
        ...{ refundedCents: order.refundedCents, reason },
        ...(takesTwo(values) && { note }),
      });
      toast.success(
        takesTwo(values)
          ? t`Another administrator has to approve this. We will tell you what they decide.`
          : t`${formatAmount(amountCents)} was refunded to the buyer.`,
      );
      onClose();
      onRefunded();
    },
    readFieldErrors: ({ amountCents, note }) => ({ amount: amountCents, note }),
  });

  function centsOf({ amount, listingId }: Pick<RefundValues, "amount" | "listingId">): number {
    const line = lines.find(({ listing }) => listing.id === listingId);
    return line?.totalCents ?? readCents(amount, language) ?? 0;
  }

  function takesTwo(values: RefundValues): boolean {
    const { refundedCents, refundsUpToCents: upToCents } = order;
    return needsApproval({ refundedCents, cents: centsOf(values), upToCents });
  }

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
      {takesTwo(form.values) && (
        <TextArea
          {...form.text("note")}
          label={<Trans>Why, for the administrator who approves it</Trans>}
          help={<Trans>A refund of this amount needs a second administrator.</Trans>}
          lines={2}
          maxLength={REASON_MAX}
          required
        />
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger>
        {takesTwo(form.values) ? <Trans>Ask for approval</Trans> : <Trans>Refund</Trans>}
      </DialogFormButtons>
    </form>
  );
}
