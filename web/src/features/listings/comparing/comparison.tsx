import { Plural, Trans } from "@lingui/react/macro";
import type { Compared } from "@vestpocket/domain/listings/comparing.schema";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { Notice } from "../../../ui/notice.tsx";
import { pickRows } from "./compared-groups.ts";
import type { useComparisonState } from "./comparison-state.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { NothingToCompare } from "./nothing-to-compare.tsx";
import { useFactGroups, useIncludesGroup } from "./use-fact-groups.tsx";
import { useKindGroup, usePriceGroup } from "./use-terms-groups.tsx";

interface ComparisonProps {
  compared: readonly Compared[];
  state: ReturnType<typeof useComparisonState>;
}

/** The listings named in the URL side by side, and how many of them no longer exist. */
export function Comparison({ compared, state: { ids, isShort, remove } }: ComparisonProps) {
  const wanted = compared.filter(({ id }) => ids.includes(id));
  const properties = wanted.flatMap(({ property }) => property ?? []);
  const gone = wanted.length - properties.length;
  return (
    <div className="space-y-4">
      {gone > 0 && <Gone count={gone} />}
      {properties.length === 0 ? (
        <NothingToCompare />
      ) : (
        <SideBySide properties={properties} isShort={isShort} onRemove={remove} />
      )}
    </div>
  );
}

interface SideBySideProps {
  properties: readonly Property[];
  isShort: boolean;
  onRemove: (property: Property) => void;
}

function SideBySide({ properties, isShort, onRemove }: SideBySideProps) {
  const price = usePriceGroup(properties);
  const kind = useKindGroup(properties);
  const facts = useFactGroups(properties);
  const includes = useIncludesGroup(properties);
  const isAlone = properties.length === 1;
  const groups = pickRows([price, kind, ...facts, includes], isShort && !isAlone);
  return (
    <>
      {isAlone && (
        <Notice tone="info">
          <Trans>You have selected one listing. Select another one to see them side by side.</Trans>
        </Notice>
      )}
      {groups.length === 0 && (
        <Notice tone="info">
          <Trans>These listings match on everything their owners state.</Trans>
        </Notice>
      )}
      <ComparisonTable properties={properties} groups={groups} onRemove={onRemove} />
    </>
  );
}

function Gone({ count }: { count: number }) {
  return (
    <Notice tone="warning">
      <Plural
        value={count}
        one="# of these listings does not exist or is no longer available."
        other="# of these listings do not exist or are no longer available."
      />
    </Notice>
  );
}
