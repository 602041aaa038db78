import { Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import { X } from "lucide-react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { CartLine } from "./cart-choice.ts";

interface CartLinesProps {
  lines: readonly CartLine[];
  /** What the server said about a line, by its place. */
  problems: Readonly<Record<string, string | undefined>>;
  onPlan: (listingId: string, plan: Plan) => void;
  onRemove: (listingId: string) => void;
}

/** The listings in the order: each can have a plan of its own, or be taken out. */
export function CartLines({ lines, problems, onPlan, onRemove }: CartLinesProps) {
  const { t } = useLingui();
  const message = useMessage();
  const options = PLAN_PRICES.map(({ plan, label }) => ({ value: plan, label: message(label) }));
  return (
    <FormCard title={<Trans>Your listings</Trans>} intro={<Trans>Each keeps its own plan and end date.</Trans>}>
      <ul className="-my-3 divide-y divide-line">
        {lines.map(({ listing: { id, name }, plan, addOns }, at) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-56 font-medium wrap-anywhere">{name}</span>
            <Dropdown
              label={t`Plan of ${name}`}
              hideLabel
              className="w-44"
              placeholder={t`Plan`}
              options={options}
              value={plan ?? ""}
              onChange={(chosen) => chosen !== "" && onPlan(id, chosen)}
            />
            <span className="w-20 text-right">
              {plan && <Amount cents={quoteOrder({ plan, addOns, hasDiscount: false }).subtotalCents} hasCents />}
            </span>
            <IconButton
              label={t`Take ${name} out of the order`}
              aria-disabled={lines.length === 1}
              onClick={() => onRemove(id)}
            >
              <X size={18} aria-hidden="true" />
            </IconButton>
            {problems[`lines.${at}`] && (
              <p className="basis-full text-13 font-medium text-danger">{problems[`lines.${at}`]}</p>
            )}
          </li>
        ))}
      </ul>
    </FormCard>
  );
}
