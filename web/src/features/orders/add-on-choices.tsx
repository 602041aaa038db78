import { Trans } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import { type ReactNode, useId } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";
import { CheckBox } from "../../ui/check-box.tsx";

interface AddOnChoicesProps {
  plan: Plan | undefined;
  addOns: readonly AddOn[];
  onChange: (addOns: readonly AddOn[]) => void;
}

/** The add-ons; those included in the plan are checked, locked and free. */
export function AddOnChoices({ plan, addOns, onChange }: AddOnChoicesProps) {
  const message = useMessage();
  const id = useId();
  const included = PLAN_PRICES.find((price) => price.plan === plan)?.includes ?? [];
  return (
    <ul className="-my-3.5 divide-y divide-line">
      {ADD_ON_PRICES.map(({ tag, label, cents }) => {
        const isIncluded = included.includes(tag);
        return (
          <li key={tag}>
            <label
              htmlFor={`${id}-${tag}-box`}
              className={`flex items-start gap-3 py-3.5 ${isIncluded ? "cursor-default" : "cursor-pointer"}`}
            >
              <CheckBox
                id={`${id}-${tag}-box`}
                name="addOns"
                value={tag}
                checked={isIncluded || addOns.includes(tag)}
                disabled={isIncluded}
                aria-describedby={`${id}-${tag}`}
                onChange={({ target }) =>
                  onChange(target.checked ? [...addOns, tag] : addOns.filter((each) => each !== tag))
                }
              />
              <span className="flex min-w-0 flex-1 items-baseline justify-between gap-4">
                <span className="min-w-0 font-medium">{message(label)}</span>
                <span className="shrink-0 font-medium">
                  {isIncluded ? (
                    <span className="text-success">
                      <Trans>Included</Trans>
                    </span>
                  ) : (
                    <Amount cents={cents} />
                  )}
                </span>
              </span>
            </label>
            <p id={`${id}-${tag}`} className="-mt-3 pb-3.5 pl-9 text-14 text-muted">
              {WHAT[tag]()}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const WHAT: Readonly<Record<AddOn, () => ReactNode>> = {
  priority: () => (
    <Trans>Your listing appears ahead of listings without Priority in the default search order, with a badge.</Trans>
  ),
  exposure: () => <Trans>Your listing joins the featured listings that rotate on the home page, with a badge.</Trans>,
};
