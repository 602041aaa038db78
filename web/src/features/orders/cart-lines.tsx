import { Plural, Trans } from "@lingui/react/macro";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import type { CartLine } from "./cart-choice.ts";
import { CartLineRow } from "./cart-line-row.tsx";

/** A longer order shows this many listings at first. */
const SHOWN_MAX = 8;

interface CartLinesProps {
  lines: readonly CartLine[];
  /** What the server said about a line, by its place. */
  problems: Readonly<Record<string, string | undefined>>;
  onPlan: (listingId: string, plan: Plan) => void;
  onRemove: (listingId: string) => void;
}

/** The listings in the order: each can have a plan of its own, or be taken out. Those with a problem are always shown. */
export function CartLines({ lines, problems, onPlan, onRemove }: CartLinesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = lines.map((line, at) => ({ line, problem: problems[`lines.${at}`] }));
  // Two more cost less room than the button.
  const isFolded = !isWhole && rows.length > SHOWN_MAX + 2;
  const shown = isFolded ? rows.filter(({ line, problem }, at) => at < SHOWN_MAX || problem || line.problem) : rows;
  return (
    <FormCard title={<Trans>Your listings</Trans>} intro={<Trans>Each keeps its own plan and end date.</Trans>}>
      <ul className="-my-3 divide-y divide-line">
        {shown.map(({ line, problem }) => (
          <CartLineRow
            key={line.listing.id}
            line={line}
            problem={problem}
            isOnly={lines.length === 1}
            onPlan={(plan) => onPlan(line.listing.id, plan)}
            onRemove={() => onRemove(line.listing.id)}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button kind="secondary" className="mt-3" onClick={() => setIsWhole(true)}>
          <Plural value={rows.length} one="Show #" other="Show all #" />
        </Button>
      )}
    </FormCard>
  );
}
