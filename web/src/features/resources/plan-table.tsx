import { Trans } from "@lingui/react/macro";
import { type Boost, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useMessage } from "../../platform/language.ts";
import { BoostName, BoostOfPlan } from "../../shared/orders/boost-words.tsx";

const CELL =
  "px-2 py-3 align-top sm:px-4 @max-[22rem]:flex @max-[22rem]:flex-wrap @max-[22rem]:gap-x-4 @max-[22rem]:py-1.5";
const HEAD = "px-2 py-3 align-bottom sm:px-4";
const ROW = "@max-[22rem]:block @max-[22rem]:py-2";

/** The three plans side by side, also on phones; if that is too narrow, they are stacked within each row. */
export function PlanTable() {
  const message = useMessage();
  return (
    <div className="@container overflow-hidden rounded-card border border-line bg-raised">
      <table className="w-full text-13 @min-[22rem]:table-fixed @max-[22rem]:block sm:text-14">
        <caption className="sr-only">
          <Trans>The three plans compared</Trans>
        </caption>
        <thead className="@max-[22rem]:sr-only">
          <tr className="border-b border-line bg-sunken text-left">
            <th scope="col" className={`${HEAD} w-[24%] font-semibold text-muted`}>
              <Trans>Plan</Trans>
            </th>
            {PLAN_PRICES.map(({ plan, label, cents }) => (
              <th key={plan} scope="col" className={`${HEAD} border-l border-line`}>
                <span className="block font-semibold">{message(label)}</span>
                <span className="mt-1 block font-serif text-16 font-semibold sm:text-22">
                  <Amount cents={cents} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-[22rem]:block">
          <tr className={ROW}>
            <RowHead>
              <Trans>Duration</Trans>
            </RowHead>
            {PLAN_PRICES.map(({ plan, label, days }) => (
              <td key={plan} className={`${CELL} tabular border-line @min-[22rem]:border-l`}>
                <PlanName label={label} />
                <span>
                  <Trans>{days} days</Trans>
                </span>
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

/** The column's header, for stacked cells. */
function PlanName({ label }: Pick<(typeof PLAN_PRICES)[number], "label">) {
  const message = useMessage();
  return (
    <span className="w-32 text-muted @min-[22rem]:hidden" aria-hidden="true">
      {message(label)}
    </span>
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
    <tr className={ROW}>
      <RowHead>
        <BoostName boost={boost} />
      </RowHead>
      {PLAN_PRICES.map(({ plan, label }) => (
        <td key={plan} className={`${CELL} border-line @min-[22rem]:border-l`}>
          <PlanName label={label} />
          <span>
            <BoostOfPlan plan={plan} boost={boost} />
          </span>
        </td>
      ))}
    </tr>
  );
}
