import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowLeft, ChevronRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { LocalLink } from "../../platform/local-link.tsx";
import { isPlainClick } from "../../platform/plain-click.ts";
import { useResultsBehind } from "./results-link.ts";
import { toSearchQuery } from "./search-query.ts";
import { useSearchWords } from "./search-words.ts";

const LINK = "inline-flex min-h-11 items-center gap-1.5 rounded-control text-14 font-medium text-link hover:underline";

interface ResultsTrailProps {
  /** Undefined while it loads. */
  listing: TrailPlace | undefined;
  /** At the end of the line. */
  children: ReactNode;
}

type TrailPlace = Record<"type" | "province" | "city", string>;

/** A link back to the results, and links to the searches that contain the listing, from wide to narrow. */
export function ResultsTrail({ listing, children }: ResultsTrailProps) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-6 sm:mb-4 print:hidden">
      <BackLink />
      {listing && <Breadcrumb {...listing} />}
      {children}
    </div>
  );
}

function Breadcrumb({ type, province, city }: TrailPlace) {
  const { t } = useLingui();
  const steps: SearchFilter[] = [{ type }, { type, province }, { type, province, city }];
  return (
    <nav aria-label={t`Breadcrumb`} className="max-sm:hidden">
      <ol className="flex flex-wrap items-center">
        {steps.map((step, at) => (
          <li key={Object.keys(step).join()} className="flex items-center">
            {at > 0 && <ChevronRight size={16} className="mx-1 shrink-0 text-muted" aria-hidden="true" />}
            <LocalLink
              to={paths.searchResults(toSearchQuery(step).toString())}
              className="inline-flex min-h-11 items-center text-14 text-muted hover:text-text hover:underline"
            >
              <NarrowestWord filter={step} />
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Only 'Toronto' of 'Office, Ontario, Toronto'. */
function NarrowestWord({ filter }: { filter: SearchFilter }) {
  const narrowest = filter.city ? "city" : filter.province ? "province" : "type";
  return useSearchWords()(filter).find(({ key }) => key === narrowest)?.text;
}

/**
 * Goes back in history to restore the scroll position, unless another page than the listing's results is behind; its href
 * is the results' URL, for opening in a new tab.
 */
function BackLink() {
  const navigate = useNavigate();
  const link = useResultsBehind();
  if (link === undefined) {
    return (
      <LocalLink to={paths.searchResults()} className={LINK}>
        <ArrowLeft size={18} aria-hidden="true" />
        <Trans>All listings</Trans>
      </LocalLink>
    );
  }
  function goBack(event: MouseEvent) {
    if (link?.results !== link?.behind || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <LocalLink to={paths.searchResults(link.results.replace(/^\?/u, ""))} onClick={goBack} className={LINK}>
      <ArrowLeft size={18} aria-hidden="true" />
      <Trans>Back to results</Trans>
    </LocalLink>
  );
}
