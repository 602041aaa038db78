import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { AdminListState } from "./admin-list-filters.ts";
import { api } from "./api.ts";
import { useFailureWords } from "./failure-words.ts";
import { saveFile } from "./save-file.ts";
import { useCall } from "./use-call.ts";

interface ListToolsProps {
  list: AdminListState;
}

/** The tools of every administration list: a date range, and an export of the matching rows. */
export function ListTools({ list: { name, chosen, readChosen, choose } }: ListToolsProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  async function save() {
    const { sort: _, ...matching } = readChosen();
    const content = await run(() => api.file(`/v1/admin/${name}/export`, { query: matching as never }));
    if (content) saveFile(`vestpocket-${name}-${new Date().toISOString().slice(0, 10)}.csv`, content);
  }

  return (
    <>
      <TextField
        type="date"
        label={<Trans>From (UTC)</Trans>}
        value={chosen.from}
        max={chosen.to || undefined}
        onChange={({ target }) => choose({ from: target.value })}
      />
      <TextField
        type="date"
        label={<Trans>Through (UTC)</Trans>}
        value={chosen.to}
        min={chosen.from || undefined}
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
      {failure && (
        <div className="col-span-full">
          <Notice tone="danger">{failureWords(failure, t`The list could not be exported.`)}</Notice>
        </div>
      )}
    </>
  );
}
