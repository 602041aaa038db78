import { Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import { X } from "lucide-react";
import { Amount } from "../../platform/amount.tsx";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { CartLine } from "./cart-choice.ts";

interface CartLineRowProps {
  line: CartLine;
  /** What the server said about it. */
  problem: string | undefined;
  /** The last one stays in the order. */
  isOnly: boolean;
  onPlan: (plan: Plan) => void;
  onRemove: () => void;
}

/** A listing of an order for several, with its plan and price. */
export function CartLineRow({ line, problem: said, isOnly, onPlan, onRemove }: CartLineRowProps) {
  const { t } = useLingui();
  const message = useMessage();
  const language = useLanguage();
  const { plan, addOns } = line;
  const { name, run } = line.listing;
  const problem = said ?? (line.problem && message(line.problem));
  const until = run && formatDate(run.expiresAt.getTime() / 1000, language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {until !== undefined && (
          <span className="block text-13 text-muted">
            <Trans>Live until {until}. The plan’s days are added.</Trans>
          </span>
        )}
      </span>
      <Dropdown
        label={t`Plan of ${name}`}
        hideLabel
        className="w-36 sm:w-44"
        placeholder={t`Plan`}
        options={PLAN_PRICES.map((price) => ({ value: price.plan, label: message(price.label) }))}
        value={plan ?? ""}
        onChange={(chosen) => chosen !== "" && onPlan(chosen)}
      />
      <span className="w-20 text-right">
        {plan && <Amount cents={quoteOrder({ plan, addOns, hasDiscount: false }).subtotalCents} hasCents />}
      </span>
      <IconButton label={t`Take ${name} out of the order`} aria-disabled={isOnly} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
      {problem && <p className="basis-full text-13 font-medium text-danger">{problem}</p>}
    </li>
  );
}
