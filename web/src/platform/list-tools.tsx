import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { EXPORT_MAX } from "@vestpocket/domain/shared/paging";
import { Download } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { api, type FilePath } from "./api.ts";
import { useFailureWords } from "./failure-words.ts";
import { saveFile } from "./save-file.ts";
import { useCall } from "./use-call.ts";

interface ListToolsProps {
  /** The days that the list is narrowed to. */
  filters: { readonly from: string; readonly to: string };
  choose: (changed: { from?: string; to?: string }) => void;
  file: {
    readonly path: Extract<FilePath, `${string}/export`>;
    /** The list's filters, as the call takes them. */
    readonly query: object;
    /** The file's name, without its date. */
    readonly name: string;
  };
  /** How many rows match, once known. */
  total: number | undefined;
}

/** What every list of the administration offers: a range of days, and a file of what matches. */
export function ListTools({ filters: { from, to }, choose, file, total = 0 }: ListToolsProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  async function save() {
    const content = await run(() => api.file(file.path, { query: file.query as never }));
    if (content) saveFile(`vestpocket-${file.name}-${new Date().toISOString().slice(0, 10)}.csv`, content);
  }

  return (
    <div className="mb-6 space-y-4 print:hidden">
      <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[11rem_11rem_auto] sm:justify-start">
        <TextField
          type="date"
          label={<Trans>From (UTC)</Trans>}
          value={from}
          max={to || undefined}
          onChange={({ target }) => choose({ from: target.value })}
        />
        <TextField
          type="date"
          label={<Trans>Through (UTC)</Trans>}
          value={to}
          min={from || undefined}
          onChange={({ target }) => choose({ to: target.value })}
        />
        <Button
          kind="secondary"
          className="max-sm:col-span-2"
          icon={<Download size={18} aria-hidden="true" />}
          pending={pending}
          onClick={() => void save()}
        >
          <Trans>Export as CSV</Trans>
        </Button>
      </div>
      {total > EXPORT_MAX && (
        <p className="text-13 text-muted">
          <Plural
            value={EXPORT_MAX}
            one="The file holds the newest row. Narrow the list to export the rest."
            other="The file holds the newest # rows. Narrow the list to export the rest."
          />
        </p>
      )}
      {failure && <Notice tone="danger">{failureWords(failure, t`The list could not be exported.`)}</Notice>}
    </div>
  );
}
