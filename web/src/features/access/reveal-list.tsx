import { Plural, Trans } from "@lingui/react/macro";
import {
  ADMINISTRATOR,
  PLACE_LABELS,
  REPORT_GROUND,
  REVEALED_TO_LABELS,
} from "@vestpocket/domain/access/reveals.labels";
import type { Reveal } from "@vestpocket/domain/access/reveals.schema";
import { findLabel } from "@vestpocket/domain/disclosure/disclosure.fields";
import { paths } from "@vestpocket/domain/shared/paths";
import { Download } from "lucide-react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatAge } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { saveFile } from "../../platform/save-file.ts";
import { useCall } from "../../platform/use-call.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";
import { NameList } from "../../ui/name-list.tsx";
import { Notice } from "../../ui/notice.tsx";
import { fetchReveals, useReveals } from "./access.api.ts";

interface RevealListProps {
  /** Only this listing's; empty for all of the viewer's listings. */
  listing: string;
  page: number;
  hrefOf: (page: number) => string;
}

/** Who read the restricted values of the signed-in user's listings, newest first. */
export function RevealList({ listing, page, hrefOf }: RevealListProps) {
  const query = useReveals({ listing, page });
  return (
    <ListFrame
      query={query}
      page={page}
      failure={
        <LoadFailure query={query}>
          <Trans>The log could not be loaded.</Trans>
        </LoadFailure>
      }
      empty={<Trans>Nobody has viewed your confidential details yet.</Trans>}
      hrefOf={hrefOf}
      counted={(total) => <Plural value={total} one="# entry" other="# entries, newest first" />}
    >
      {({ reveals }) => (
        <>
          <SaveLog listing={listing} />
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {reveals.map((reveal) => (
              <li key={reveal.id} className="p-5">
                <Entry reveal={reveal} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListFrame>
  );
}

function Entry({ reveal }: { reveal: Reveal }) {
  const message = useMessage();
  const language = useLanguage();
  const { reader, as, keys, document, listing, at } = reveal;
  const names = document === null ? keys.map((key) => message(findLabel(key))) : [document];
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-sans text-16 font-semibold wrap-anywhere">
          {reader === null ? message(ADMINISTRATOR) : reader.name}
          {reader?.brokerageName && (
            <span className="block text-14 font-normal text-muted">{reader.brokerageName}</span>
          )}
        </h2>
        <Badge tone={reader === null ? "warning" : "neutral"}>{message(REVEALED_TO_LABELS[as])}</Badge>
      </div>
      <p className="mt-2 wrap-anywhere">
        <NameList names={names} />
      </p>
      {reader === null && <Reason text={reveal.reason === "" ? message(REPORT_GROUND) : reveal.reason} />}
      <p className="mt-1 text-14 text-muted wrap-anywhere">
        <LocalLink to={paths.property(listing.id)} className="font-medium text-link underline underline-offset-4">
          {listing.name}
        </LocalLink>
        {DOT}
        <Place reveal={reveal} />
        {DOT}
        {formatAge(at.seconds, language, Date.now())}
      </p>
    </article>
  );
}

/** Where it was read; a room's own list shows which pages, and for how long. */
function Place({ reveal: { place, listing } }: { reveal: Reveal }) {
  const label = useMessage()(PLACE_LABELS[place]);
  if (place !== "room") return label;
  return (
    <LocalLink to={paths.ownListing(listing.id, "room")} className="font-medium text-link underline underline-offset-4">
      {label}
    </LocalLink>
  );
}

function Reason({ text }: { text: string }) {
  return (
    <p className="mt-1 whitespace-pre-line wrap-anywhere">
      <Trans>Reason: {text}</Trans>
    </p>
  );
}

function SaveLog({ listing }: { listing: string }) {
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  async function save() {
    const content = await run(() => fetchReveals(listing));
    if (content) saveFile(`vestpocket-readers-${new Date().toISOString().slice(0, 10)}.csv`, content);
  }
  return (
    <div className="mb-4 space-y-3 print:hidden">
      <Button
        kind="secondary"
        icon={<Download size={18} aria-hidden="true" />}
        pending={pending}
        onClick={() => void save()}
      >
        <Trans>Export as CSV</Trans>
      </Button>
      {failure !== undefined && <Notice tone="danger">{failureWords(failure)}</Notice>}
    </div>
  );
}
