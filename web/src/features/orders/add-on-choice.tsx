import { Trans } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.schema";
import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";

const WHAT: Readonly<Record<AddOn, () => ReactNode>> = {
  priority: () => <Trans>First in the default order of the search, with its badge.</Trans>,
  exposure: () => <Trans>Among the featured listings of the home page, with its badge.</Trans>,
};

/** What can be bought beside the plan; what the plan includes is ticked and costs nothing. */
export function AddOnChoice({
  plan,
  value,
  onChange,
}: {
  plan: Plan | undefined;
  value: readonly AddOn[];
  onChange: (addOns: readonly AddOn[]) => void;
}) {
  const message = useMessage();
  const includes = PLAN_PRICES.find((price) => price.plan === plan)?.includes ?? [];
  return (
    <ul className="flex flex-col gap-3">
      {ADD_ON_PRICES.map(({ tag, label, cents }) => {
        const isIncluded = includes.includes(tag);
        return (
          <li key={tag}>
            <label className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong p-4 transition-colors hover:border-text has-checked:border-action has-disabled:cursor-default has-disabled:border-line">
              <span className="relative mt-px flex size-6 shrink-0">
                <input
                  type="checkbox"
                  name={tag}
                  checked={isIncluded || value.includes(tag)}
                  disabled={isIncluded}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...value, tag] : value.filter((each) => each !== tag))
                  }
                  className="peer size-6 cursor-pointer appearance-none rounded-[6px] border border-line-strong bg-raised transition-colors checked:border-action checked:bg-action hover:border-text disabled:cursor-default disabled:opacity-60"
                />
                <Check
                  size={18}
                  strokeWidth={3}
                  className="pointer-events-none absolute inset-0 m-auto hidden text-on-action peer-checked:block"
                  aria-hidden="true"
                />
              </span>
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{message(label)}</span>
                <span className="text-14 font-semibold">
                  {isIncluded ? <Trans>Included</Trans> : <Amount cents={cents} />}
                </span>
                <span className="w-full text-14 text-muted">{WHAT[tag]()}</span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
