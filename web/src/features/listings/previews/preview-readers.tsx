import { Trans } from "@lingui/react/macro";
import { AUDIENCES, type Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { useState } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { PreviewTable } from "./preview-table.tsx";
import { useReaderName } from "./reader-name.ts";
import { ReaderPreview } from "./reader-preview.tsx";

/** What a kind of reader gets of a listing: its card and page as they look to that reader, then all readers' details. */
export function PreviewReaders({ previews }: { previews: readonly Preview[] }) {
  const nameOf = useReaderName();
  const [chosen, setChosen] = useState<Audience>("public");
  const preview = previews.find(({ audience }) => audience === chosen);
  return (
    <div className="space-y-10">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-14 text-muted">
          <Trans>See the listing as</Trans>
        </legend>
        {AUDIENCES.map((audience) => (
          <Chip key={audience} pressed={audience === chosen} onClick={() => setChosen(audience)}>
            {nameOf(audience)}
          </Chip>
        ))}
      </fieldset>
      {preview && <ReaderPreview key={chosen} preview={preview} />}
      <PreviewPart heading={<Trans>Detail by detail</Trans>}>
        <PreviewTable previews={previews} chosen={chosen} />
      </PreviewPart>
    </div>
  );
}
