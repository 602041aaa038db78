import { Trans, useLingui } from "@lingui/react/macro";
import { AUDIENCES, type Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { useState } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { PreviewTable } from "./preview-table.tsx";
import { useReaderName } from "./reader-name.ts";
import { ReaderPreview } from "./reader-preview.tsx";

/** What each kind of reader gets of a listing: side by side, or one at a time as its card and page look to them. */
export function PreviewReaders({ previews }: { previews: readonly Preview[] }) {
  const { t } = useLingui();
  const nameOf = useReaderName();
  const [chosen, setChosen] = useState<Audience>();
  const preview = previews.find(({ audience }) => audience === chosen);
  return (
    <>
      <fieldset className="mb-6 flex flex-wrap gap-2">
        <legend className="mb-2 text-14 text-muted">
          <Trans>See the listing as</Trans>
        </legend>
        <Chip pressed={chosen === undefined} onClick={() => setChosen(undefined)}>
          {t`All side by side`}
        </Chip>
        {AUDIENCES.map((audience) => (
          <Chip key={audience} pressed={audience === chosen} onClick={() => setChosen(audience)}>
            {nameOf(audience)}
          </Chip>
        ))}
      </fieldset>
      {preview === undefined ? (
        <PreviewTable previews={previews} />
      ) : (
        <ReaderPreview key={preview.audience} preview={preview} />
      )}
    </>
  );
}
