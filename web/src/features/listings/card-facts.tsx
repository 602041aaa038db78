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
        <li key={fact.key} className="min-w-0">
          <CardFact fact={fact} />
        </li>
      ))}
    </FactRow>
  );
}

/** The facts area under a card's hairline: three columns, without icons where they would take a value's space. */
export function FactRow({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="@container mt-auto min-h-19 border-t border-line pt-3">
      {Children.count(children) > 0 && (
        <ul
          aria-label={t`Facts`}
          className="grid grid-cols-[repeat(3,auto)] gap-x-2 @max-[17rem]:grid-cols-2 @max-[13rem]:grid-cols-1 @min-[22rem]:gap-x-4 @max-[20rem]:**:text-13 @max-[24rem]:[&_svg]:hidden"
        >
          {children}
        </ul>
      )}
    </div>
  );
}
