import { Trans, useLingui } from "@lingui/react/macro";
import { FIGURE_DAYS } from "@vestpocket/domain/visits/figures.terms";
import { Download } from "lucide-react";
import { useState } from "react";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { saveFile } from "../../../platform/save-file.ts";
import { useCall } from "../../../platform/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.tsx";
import { fetchListingFigures, useListingFigures } from "./figures.api.ts";
import { FiguresView } from "./figures-view.tsx";
import { FiguresWaiting } from "./figures-waiting.tsx";

/** For a listing's owner: how it does, day by day. */
export function ListingFigures({ id }: { id: string }) {
  const [days, setDays] = useState<(typeof FIGURE_DAYS)[number]>(FIGURE_DAYS[0]);
  const query = useListingFigures(id, days);
  return (
    <QueryFrame
      query={query}
      loading={<FiguresWaiting />}
      failure={
        <LoadFailure query={query}>
          <Trans>The figures could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(figures) => (
        <div aria-busy={query.isPlaceholderData || undefined}>
          <FiguresView figures={figures} days={days} onChoose={setDays} actions={<Export id={id} />} />
        </div>
      )}
    </QueryFrame>
  );
}

function Export({ id }: { id: string }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();

  async function save() {
    const content = await run(
      () => fetchListingFigures(id),
      (failure) => toast.error(failureWords(failure, t`The figures could not be exported.`)),
    );
    if (content) saveFile(`vestpocket-listing-figures-${new Date().toISOString().slice(0, 10)}.csv`, content);
  }

  return (
    <Button
      kind="secondary"
      className="sm:ml-auto"
      icon={<Download size={18} aria-hidden="true" />}
      pending={pending}
      onClick={() => void save()}
    >
      <Trans>Export as CSV</Trans>
    </Button>
  );
}
