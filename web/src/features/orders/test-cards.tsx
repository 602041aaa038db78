import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { formatCardNumber } from "./card-format.ts";

const CARDS: readonly (readonly [number: string, what: () => ReactNode])[] = [
  ["4242424242424242", () => <Trans>succeeds</Trans>],
  ["4000000000000002", () => <Trans>is declined</Trans>],
  ["4000000000009995", () => <Trans>has insufficient funds</Trans>],
  ["4000002500003155", () => <Trans>requires 3-D Secure</Trans>],
];

/** The test cards and their outcomes. Clicking one fills it in. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <details className="group rounded-control border border-line bg-sunken text-14">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <Trans>Test cards</Trans>
        <ChevronDown
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {CARDS.map(([number, what]) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-left hover:bg-raised"
            >
              <span className="font-medium text-link tabular">{formatCardNumber(number)}</span>
              <span className="text-muted">{what()}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
