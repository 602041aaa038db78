import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingFigures } from "@vestpocket/domain/visits/figures.schema";
import { FIGURE_DAYS, FIGURES, type Figure, type FigureDays } from "@vestpocket/domain/visits/figures.terms";
import { type ReactNode, useState } from "react";
import { formatDate } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { FigureChart } from "./figure-chart.tsx";
import { useFigureNames, usePeriodNames } from "./figure-names.ts";
import { FigureTotalsTable } from "./figure-totals.tsx";
import { Funnel } from "./funnel.tsx";

interface FiguresViewProps {
  figures: ListingFigures;
  days: FigureDays;
  onChoose: (days: FigureDays) => void;
  /** Beside the period. */
  actions?: ReactNode;
}

/** How a listing does: one figure day by day, its funnel and all totals. */
export function FiguresView({ figures, days, onChoose, actions }: FiguresViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useFigureNames();
  const periods = usePeriodNames();
  const [figure, setFigure] = useState<Figure>("opened");
  const { points, run, before, runSince, medians } = figures;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Dropdown
          label={t`Figure`}
          value={figure}
          options={FIGURES.map((value) => ({ value, label: names[value] }))}
          onChange={setFigure}
          initial="opened"
          className="w-full sm:w-72"
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Period</Trans>
          </legend>
          {FIGURE_DAYS.map((each) => (
            <Chip key={each} pressed={each === days} onClick={() => onChoose(each)}>
              {periods[each]}
            </Chip>
          ))}
        </fieldset>
        {actions}
      </div>
      <FigureChart figure={figure} points={points} period={periods[days]} />
      <div className="grid gap-4 xl:grid-cols-2">
        <Funnel totals={run} medians={medians} />
        <FigureTotalsTable
          run={run}
          before={before}
          since={runSince === null ? undefined : formatDate(runSince.seconds, language)}
        />
      </div>
    </div>
  );
}
