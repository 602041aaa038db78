import { Trans, useLingui } from "@lingui/react/macro";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import { AUDIENCES, type Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { useMessage } from "../../../platform/language.ts";
import { Chip } from "../../../ui/chip.tsx";
import { usePreviewRows } from "./preview-rows.ts";

interface PreviewTableProps {
  previews: readonly Preview[];
  /** Whether visitors see a public page of the listing. */
  hasTeaser: boolean;
}

/**
 * What each audience can read of a listing, side by side; on a phone one audience at a time, below its name if the text
 * is large.
 */
export function PreviewTable({ previews, hasTeaser }: PreviewTableProps) {
  const { t } = useLingui();
  const message = useMessage();
  const [chosen, setChosen] = useState<Audience>("member");
  const rows = usePreviewRows({ previews, hasTeaser });
  const nameOf = (audience: Audience) => (audience === "public" ? t`Visitors` : message(AUDIENCE_LABELS[audience]));
  /** Narrow windows have room for one. */
  const place = (audience: Audience) => (audience === chosen ? "@max-[18rem]:block" : "max-lg:hidden");
  return (
    <div className="@container">
      <fieldset className="mb-4 flex flex-wrap gap-2 lg:hidden">
        <legend className="sr-only">
          <Trans>Reader</Trans>
        </legend>
        {AUDIENCES.map((audience) => (
          <Chip key={audience} pressed={audience === chosen} onClick={() => setChosen(audience)}>
            {nameOf(audience)}
          </Chip>
        ))}
      </fieldset>
      {!hasTeaser && (
        <p className="mb-4 text-14 text-muted">
          <Trans>
            This listing has no public page. While it is live, the home page can show visitors its card: title,
            category, city, the beginning of the description, and the photo, price and facts that every member may see.
          </Trans>
        </p>
      )}
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
