import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { X } from "lucide-react";
import { LocalLink } from "../../../platform/local-link.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListingPicture } from "../listing-picture.tsx";
import type { ComparedGroup, ComparedRow } from "./compared-groups.ts";

interface ComparisonTableProps {
  properties: readonly Property[];
  groups: readonly ComparedGroup[];
  onRemove: (property: Property) => void;
}

/** By number of listings. On a phone, the row names and two listings are in view. */
const WIDTHS: readonly string[] = [
  "",
  "min-w-[14rem]",
  "min-w-[22rem] sm:min-w-[35rem]",
  "min-w-[30rem] sm:min-w-[46rem]",
  "min-w-[38rem] sm:min-w-[58rem]",
];
const CELL = "border-b border-line px-2 py-2.5 text-left align-top sm:px-4 print:px-1 print:py-px print:leading-tight";
const ROW_NAME = "sticky left-0 z-10 w-[7.25rem] bg-surface font-normal text-muted max-sm:text-13 sm:w-44";

/** Listings side by side. Their names and the row names stay in view. */
export function ComparisonTable({ properties, groups, onRemove }: ComparisonTableProps) {
  const { t } = useLingui();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      aria-label={t`Comparison`}
      className="relative max-h-[calc(100dvh-2rem)] overflow-auto overscroll-x-contain rounded-card border border-line bg-surface print:max-h-none print:overflow-visible print:border-0"
    >
      <table
        className={`w-full table-fixed border-separate border-spacing-0 text-14 print:min-w-0 print:text-13 ${WIDTHS[properties.length]}`}
      >
        <caption className="sr-only">
          <Plural value={properties.length} one="# listing" other="# listings side by side" />
        </caption>
        <thead>
          <tr>
            <td className={`${CELL} ${ROW_NAME} top-0 z-20 border-line-strong`} />
            {properties.map((property) => (
              <ListingHead key={property.id} property={property} />
            ))}
          </tr>
        </thead>
        <tbody className="print:hidden">
          <tr>
            <th scope="row" className={`${CELL} ${ROW_NAME}`}>
              <Trans>Photo</Trans>
            </th>
            {properties.map((property) => (
              <PictureCell key={property.id} property={property} onRemove={onRemove} />
            ))}
          </tr>
        </tbody>
        {groups.map((group) => (
          <GroupRows key={group.key} group={group} ids={properties.map(({ id }) => id)} />
        ))}
      </table>
    </section>
  );
}

function ListingHead({ property: { id, name, language } }: { property: Property }) {
  return (
    <th scope="col" className={`${CELL} sticky top-0 z-10 border-line-strong bg-surface`}>
      <LocalLink
        to={paths.property(id)}
        lang={language}
        className="line-clamp-3 font-semibold text-link wrap-anywhere underline-offset-4 hover:underline print:line-clamp-none"
      >
        {name}
      </LocalLink>
    </th>
  );
}

function PictureCell({ property, onRemove }: { property: Property; onRemove: (property: Property) => void }) {
  const { t } = useLingui();
  const { name, thumbnailUrl } = property;
  return (
    <td className={`${CELL} relative`}>
      <ListingPicture url={thumbnailUrl} sizes="(min-width: 640px) 280px, 128px" />
      <IconButton
        label={t`Remove from comparison: ${name}`}
        onClick={() => onRemove(property)}
        className="absolute top-2.5 right-2 rounded-full sm:right-4"
      >
        <span className="inline-flex size-9 items-center justify-center rounded-full border border-line bg-raised">
          <X size={18} aria-hidden="true" />
        </span>
      </IconButton>
    </td>
  );
}

function GroupRows({ group: { label, rows }, ids }: { group: ComparedGroup; ids: readonly string[] }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={ids.length + 1}
          className="border-b border-line-strong px-2 pt-6 pb-2 text-left sm:px-4 print:px-1 print:pt-3 print:pb-1"
        >
          <span className="sticky left-2 font-serif text-18 font-semibold sm:left-4 print:static print:text-16">
            {label}
          </span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} ids={ids} />
      ))}
    </tbody>
  );
}

function Row({ row: { label, values }, ids }: { row: ComparedRow; ids: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} ${ROW_NAME}`}>
        {label}
      </th>
      {ids.map((id, at) => (
        <td key={id} className={`${CELL} tabular whitespace-pre-line wrap-anywhere`}>
          {values[at]?.shown ?? (
            <span className="text-muted">
              <Trans>Not stated</Trans>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
