import { useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { Children, type ReactNode } from "react";
import { CardFact } from "./card-fact.tsx";

const FACTS_MAX = 3;

/** Up to three facts in a row that keeps its height even when empty. */
export function CardFacts({ facts }: { facts: ListingCard["facts"] }) {
  const shown = facts.slice(0, FACTS_MAX);
  return (
    <FactRow>
      {shown.map((fact) => (
        <li key={fact.key} className="max-w-full flex-[1_1_6rem]">
          <CardFact fact={fact} />
        </li>
      ))}
    </FactRow>
  );
}

/** The facts area under a card's hairline; shows as many facts as fit in a row with their longest words. */
export function FactRow({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="mt-auto min-h-19 border-t border-line pt-3">
      {Children.count(children) > 0 && (
        // Facts that wrap to another row are hidden below the visible part of the list, so that no fact is cut in two.
        <ul aria-label={t`Facts`} className="flex max-h-[3.875rem] flex-wrap gap-x-4 gap-y-8 overflow-hidden">
          {children}
        </ul>
      )}
    </div>
  );
}
