import { Trans, useLingui } from "@lingui/react/macro";
import { AUDIENCES, type Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { usePreviewRows } from "./preview-rows.ts";
import { useReaderName } from "./reader-name.ts";

interface PreviewTableProps {
  previews: readonly Preview[];
  /** The audience that a narrow window shows. */
  chosen: Audience;
}

/**
 * What each audience can read of a listing, side by side; on a phone the chosen audience, below its name if the text
 * is large.
 */
export function PreviewTable({ previews, chosen }: PreviewTableProps) {
  const { t } = useLingui();
  const rows = usePreviewRows(previews);
  const nameOf = useReaderName();
  /** Narrow windows have room for one. */
  const place = (audience: Audience) => (audience === chosen ? "@max-[18rem]:block" : "max-lg:hidden");
  return (
    <div className="@container">
      <p className="mb-4 text-14 text-muted">
        <VisitorsSee previews={previews} />
      </p>
      <table className="w-full text-left text-14 @max-[18rem]:block @min-[18rem]:table-fixed">
        <thead className="@max-[18rem]:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 align-bottom font-medium">
              <Trans>Detail</Trans>
            </th>
            {AUDIENCES.map((audience) => (
              <th key={audience} scope="col" className={`px-2 py-2 align-bottom font-medium ${place(audience)}`}>
                {nameOf(audience)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[18rem]:block">
          {rows.map(({ key, label, cells, pictures }) => (
            <tr key={key} className="border-b border-line last:border-0 @max-[18rem]:block @max-[18rem]:py-2.5">
              <th
                scope="row"
                className="align-top font-normal text-muted wrap-anywhere hyphens-auto @max-[18rem]:block @min-[18rem]:py-2.5 @min-[18rem]:pr-3"
              >
                {label}
              </th>
              {AUDIENCES.map((audience) => (
                <td
                  key={audience}
                  className={`align-top wrap-anywhere @min-[18rem]:px-2 @min-[18rem]:py-2.5 ${place(audience)}`}
                >
                  <Cell text={cells[audience]} hidden={t`Not shown`} />
                  {cells[audience] !== null && <Pictures urls={pictures?.[audience] ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where visitors see anything of the listing. */
function VisitorsSee({ previews }: { previews: readonly Preview[] }): ReactNode {
  const { page, card } = previews.find(({ audience }) => audience === "public") ?? { page: null, card: null };
  if (page !== null && card !== null) {
    return <Trans>While the listing is live, visitors see its public page and its card on the home page.</Trans>;
  }
  if (page !== null) return <Trans>While the listing is live, visitors see its public page.</Trans>;
  if (card !== null) {
    return <Trans>This listing has no public page. While it is live, visitors see its card on the home page.</Trans>;
  }
  return <Trans>Visitors see nothing of this listing.</Trans>;
}

/** Next to their number, which is in words. */
function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1">
      {urls.map((url) => (
        <img key={url} src={url} alt="" className="picture h-9 w-12 rounded-control object-cover" />
      ))}
    </span>
  );
}

function Cell({ text, hidden }: { text: string | null; hidden: string }) {
  if (text !== null) return <span className="line-clamp-4">{text}</span>;
  return (
    <span className="text-muted">
      <LockKeyhole size={16} className="mt-0.5" aria-hidden="true" />
      <span className="sr-only">{hidden}</span>
    </span>
  );
}
