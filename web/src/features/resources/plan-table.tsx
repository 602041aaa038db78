import { Trans } from "@lingui/react/macro";
import { type Boost, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";
import { BoostName, BoostOfPlan } from "../../shared/orders/boost-words.tsx";

const CELL = "px-1.5 py-3 align-top min-[360px]:px-2 sm:px-4";
const HEAD = "px-1.5 py-3 align-bottom min-[360px]:px-2 sm:px-4";

/** The three plans side by side, on phones too. */
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
          <BoostRow boost="priority" />
          <BoostRow boost="exposure" />
          <BoostRow boost="social" />
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

function BoostRow({ boost }: { boost: Boost }) {
  return (
    <tr>
      <RowHead>
        <BoostName boost={boost} />
      </RowHead>
      {PLAN_PRICES.map(({ plan }) => (
        <td key={plan} className={`${CELL} border-l border-line`}>
          <BoostOfPlan plan={plan} boost={boost} />
        </td>
      ))}
    </tr>
  );
}
