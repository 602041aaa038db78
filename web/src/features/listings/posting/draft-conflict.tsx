import { Trans } from "@lingui/react/macro";
import { type Difference, listDifferences } from "@vestpocket/domain/listings/draft-differences.rules";
import { fromContent } from "@vestpocket/domain/listings/posting-values.rules";
import { useState } from "react";
import { useLanguage } from "../../../platform/language.ts";
import { useFieldNames } from "../../../shared/listings/field-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../../../ui/small-dialog.tsx";
import { formatSaved } from "./draft-time.ts";
import type { KeepingState } from "./posting.reducer.ts";
import type { Posting } from "./use-posting.ts";

interface DraftConflictProps extends Omit<Extract<KeepingState, { kind: "changed" }>, "kind"> {
  posting: Posting;
  onReopen: (() => void) | undefined;
}

/** Asks which of two versions of a draft to keep. Put off, it stays as a notice, since nothing is saved until then. */
export function DraftConflict({ mine, theirs, posting, onReopen }: DraftConflictProps) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(true);
  const own = formatSaved(mine, language);
  const other = theirs && formatSaved(theirs.at, language);
  return (
    <>
      <div className="sticky top-2 z-10 shadow-float">
        <Notice tone="warning">
          <p>
            <Trans>Nothing is saved here until you choose a version of this draft.</Trans>
          </p>
          <Button kind="link" onClick={() => setOpen(true)}>
            <Trans>Choose a version…</Trans>
          </Button>
        </Notice>
      </div>
      <SmallDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        isDanger
        title={<Trans>Two versions of this draft</Trans>}
        text={
          <>
            <p>
              <Trans>
                This draft was changed in another tab or on another device. Nothing is saved here until you choose a
                version.
              </Trans>
            </p>
            {other !== undefined && (
              <p>
                <Trans>
                  This version: {own}. The other version: {other}.
                </Trans>
              </p>
            )}
          </>
        }
      >
        {theirs && <Differences differences={listDifferences(posting.values, fromContent(theirs.content))} />}
        <DialogButtons>
          <Button kind="secondary" onClick={onReopen}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button onClick={posting.draft.overwrite}>
            <Trans>Keep this version</Trans>
          </Button>
        </DialogButtons>
      </SmallDialog>
    </>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const nameOf = useFieldNames();
  const named = differences.flatMap(({ name, ...texts }) => {
    const label = nameOf(name);
    return label === undefined ? [] : [{ label, name, ...texts }];
  });
  if (named.length === 0) return null;
  return (
    <table className="mt-4 w-full table-fixed text-left text-13">
      <thead>
        <tr className="border-b border-line align-bottom">
          <td />
          <th scope="col" className="px-2 py-1.5 font-semibold">
            <Trans>This version</Trans>
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            <Trans>The other version</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ name, label, mine, theirs }) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 font-normal text-muted wrap-anywhere">
              {label}
            </th>
            <td className="px-2 py-1.5 wrap-anywhere">
              <Answer text={mine} name={name} />
            </td>
            <td className="py-1.5 wrap-anywhere">
              <Answer text={theirs} name={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Audiences are keys, which nobody reads: that they differ is enough. */
function Answer({ text, name }: { text: string; name: string }) {
  if (name === "levels") return <Trans>Different</Trans>;
  return text === "" ? <Trans>Empty</Trans> : <span className="line-clamp-3">{text}</span>;
}
