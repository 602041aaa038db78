import { Trans } from "@lingui/react/macro";
import { ADD_ON_PRICES, type Boost, PLAN_PRICES, SOCIAL_BOOST_CENTS } from "@vestpocket/domain/orders/orders.prices";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";

const CELL = "px-1.5 py-3 align-top min-[360px]:px-2 sm:px-4";
const HEAD = "px-1.5 py-3 align-bottom min-[360px]:px-2 sm:px-4";

/** The three plans side by side, down to the width of a phone. */
export function PlanTable() {
  const message = useMessage();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <table className="w-full table-fixed text-13 break-words hyphens-auto sm:text-14">
        <caption className="sr-only">
          <Trans>The three plans compared</Trans>
        </caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-left">
            <th scope="col" className={`${HEAD} w-[24%] font-semibold text-muted`}>
              <Trans>Plan</Trans>
            </th>
            {PLAN_PRICES.map(({ plan, label, cents }) => (
              <th key={plan} scope="col" className={`${HEAD} border-l border-line`}>
                <span className="block font-semibold">{message(label)}</span>
                <span className="mt-1 block font-serif text-14 font-semibold min-[360px]:text-16 sm:text-22">
                  <Amount cents={cents} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <tr>
            <RowHead>
              <Trans>Duration</Trans>
            </RowHead>
            {PLAN_PRICES.map(({ plan, days }) => (
              <td key={plan} className={`${CELL} tabular border-l border-line`}>
                <Trans>{days} days</Trans>
              </td>
            ))}
          </tr>
          <BoostRow boost="priority">
            <Trans>Priority</Trans>
          </BoostRow>
          <BoostRow boost="exposure">
            <Trans>Exposure</Trans>
          </BoostRow>
          <BoostRow boost="social">
            <Trans>Social boost</Trans>
          </BoostRow>
        </tbody>
      </table>
    </div>
  );
}

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={`${CELL} text-left font-semibold`}>
      {children}
    </th>
  );
}

function BoostRow({ boost, children }: { boost: Boost; children: ReactNode }) {
  return (
    <tr>
      <RowHead>{children}</RowHead>
      {PLAN_PRICES.map(({ plan, includes }) => (
        <td key={plan} className={`${CELL} border-l border-line`}>
          {includes.includes(boost) ? <Included /> : <Extra boost={boost} />}
        </td>
      ))}
    </tr>
  );
}

function Included() {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 font-medium">
      <Check size={16} className="shrink-0 text-success max-sm:hidden" aria-hidden="true" />
      <Trans>Included</Trans>
    </span>
  );
}

function Extra({ boost }: { boost: Boost }) {
  const addOn = ADD_ON_PRICES.find(({ tag }) => tag === boost);
  return (
    <>
      <Amount cents={addOn?.cents ?? SOCIAL_BOOST_CENTS} />
      <span className="block text-13 text-muted">
        {addOn ? <Trans>add-on</Trans> : <Trans>in Showcase Plus</Trans>}
      </span>
    </>
  );
}
