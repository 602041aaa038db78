import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { PageStep } from "../../ui/pagination.tsx";
import { type Neighbour, useNeighbours } from "./neighbours.api.ts";
import { type ResultsLinkState, useResultsBehind } from "./results-link.ts";

/** '‹ Previous 3 of 148 Next ›' on a listing that was opened from the results; otherwise nothing. */
export function ResultNeighbours({ id }: { id: string }) {
  const link = useResultsBehind();
  return link ? <Neighbours id={id} link={link} /> : null;
}

function Neighbours({ id, link }: { id: string; link: ResultsLinkState }) {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  const neighbours = useNeighbours(id, link);
  if (neighbours === undefined) return null;
  const [position, total] = [i18n.number(link.position), i18n.number(link.total)];
  // Each step replaces the history entry, so that Back leads to the results.
  const toStep = (neighbour: Neighbour | undefined) => ({
    to: neighbour && localPath(paths.property(neighbour.id)),
    state: neighbour?.state,
    replace: true,
  });
  return (
    <nav aria-label={t`Search results`} className="ml-auto flex items-center gap-1 print:hidden">
      <PageStep label={t`Previous listing`} rel="prev" {...toStep(neighbours.previous)}>
        <ChevronLeft size={18} aria-hidden="true" />
        <span className="max-sm:hidden">{t`Previous`}</span>
      </PageStep>
      <p role="status" className="tabular text-14 text-muted">
        <Trans>
          {position} of {total}
        </Trans>
      </p>
      <PageStep label={t`Next listing`} rel="next" {...toStep(neighbours.next)}>
        <span className="max-sm:hidden">{t`Next`}</span>
        <ChevronRight size={18} aria-hidden="true" />
      </PageStep>
    </nav>
  );
}
