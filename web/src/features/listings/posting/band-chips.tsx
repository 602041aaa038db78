import { Trans } from "@lingui/react/macro";
import { listBandable } from "@vestpocket/domain/listings/leveled-values.rules";
import { useMessage } from "../../../platform/language.ts";
import { CheckChips } from "../../../ui/check-chips.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** The restricted amounts that may have a public range; renders nothing if there are none. */
export function BandChips({ posting: { values, change } }: { posting: Posting }) {
  const message = useMessage();
  const bandable = listBandable(values);
  if (bandable.length === 0) return null;
  const label = <Trans>Show everyone the range, such as CA$100,000–CA$250,000</Trans>;
  return (
    <div id={anchorOf("banded")}>
      <p aria-hidden="true" className="mb-2 text-14 font-medium">
        {label}
      </p>
      <CheckChips
        label={label}
        name="banded"
        choices={bandable.map(({ key, label }) => ({ value: key, label: message(label) }))}
        chosen={values.banded}
        onChange={(banded) => change({ banded }, ["banded"])}
      />
    </div>
  );
}
