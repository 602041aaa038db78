import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FOUND_MAX } from "@vestpocket/domain/lookups/lookups.rules";
import type { Found, FoundKind, Lookup } from "@vestpocket/domain/lookups/lookups.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useRef } from "react";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useLookup } from "./lookups.api.ts";

const GROUPS = [
  { kind: "people", label: msg`Users`, list: "users", pathOf: (id: string) => paths.admin(`users/${id}`) },
  { kind: "listings", label: msg`Listings`, list: "listings", pathOf: (id: string) => paths.admin(`listings/${id}`) },
  { kind: "orders", label: msg`Orders`, list: "orders", pathOf: (id: string) => paths.admin(`orders/${id}`) },
  { kind: "tickets", label: msg`Tickets`, list: "tickets", pathOf: (id: string) => paths.admin(`tickets/${id}`) },
] as const satisfies readonly { kind: FoundKind; [more: string]: unknown }[];

interface FoundPanelProps {
  text: string;
  /** Follows the first link as soon as the results for the text are there. */
  opensFirst: boolean;
  /** Called when a link was followed. */
  onFollow: () => void;
}

/** The search results, by kind. */
export function FoundPanel({ text, opensFirst, onFollow }: FoundPanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const query = useLookup(text);
  const { data, isPlaceholderData } = query;
  const isComplete = data !== undefined && !isPlaceholderData;

  useEffect(() => {
    if (opensFirst && isComplete) panel.current?.querySelector("a")?.click();
  }, [opensFirst, isComplete]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the field, which would close the panel before the click
    <div
      ref={panel}
      className="float-in absolute left-0 w-[min(36rem,calc(100vw-2rem))] top-full z-40 mt-2 max-h-[70vh] overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-float"
      onMouseDown={(event) => event.preventDefault()}
    >
      {hasFailed(query) ? (
        <div className="p-2">
          <LoadFailure query={query}>
            <Trans>The search failed.</Trans>
          </LoadFailure>
        </div>
      ) : isComplete ? (
        <Groups found={data} text={text} onFollow={onFollow} />
      ) : (
        <div className="flex justify-center p-4 text-muted">
          <Spinner size={24} label={t`Searching…`} />
        </div>
      )}
    </div>
  );
}

function Groups({ found, text, onFollow }: Omit<FoundPanelProps, "opensFirst"> & { found: Lookup }) {
  const { i18n } = useLingui();
  const total = Object.values(found).reduce((sum, rows) => sum + rows.length, 0);
  return (
    <>
      <p role="status" className={classNames("p-2 text-14 text-muted", total > 0 && "sr-only")}>
        <Plural
          value={total}
          _0="Nothing found. Search matches the beginning of words."
          one="# result"
          other="# results"
        />
      </p>
      {GROUPS.filter(({ kind }) => found[kind].length > 0).map(({ kind, label, list, pathOf }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="pb-2 last:pb-0">
          <p id={`found-${kind}`} className="px-3 py-1.5 text-13 font-medium text-muted">
            {i18n._(label)}
          </p>
          <ul>
            {found[kind].map((row) => (
              <li key={row.id}>
                <FoundLink row={row} to={pathOf(row.id)} onFollow={onFollow} />
              </li>
            ))}
          </ul>
          {found[kind].length === FOUND_MAX && (
            <LocalLink
              to={`${paths.admin(list)}?${new URLSearchParams({ searchQuery: text })}`}
              className={`${ROW} text-14 font-semibold text-link`}
              onClick={onFollow}
            >
              <Trans>Show all</Trans>
            </LocalLink>
          )}
        </section>
      ))}
    </>
  );
}

const ROW = "block rounded-control px-3 py-2 hover:bg-sunken focus-visible:bg-sunken";

function FoundLink({ row: { name, detail }, to, onFollow }: { row: Found; to: string; onFollow: () => void }) {
  return (
    <LocalLink to={to} className={ROW} onClick={onFollow}>
      <span className="block font-medium wrap-anywhere">{name ?? <Trans>Order without a receipt</Trans>}</span>
      {detail !== "" && <span className="block text-13 wrap-anywhere text-muted">{detail}</span>}
    </LocalLink>
  );
}
