import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { fetchOwnListings, type OwnListFilters } from "./own-listings.api.ts";

/** Saves the listings that the filters leave as a file. */
export function ExportOwnListings({ filters }: { filters: OwnListFilters }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending } = useCall();

  async function save() {
    const content = await run(
      () => fetchOwnListings(filters),
      (failure) => toast.error(failureWords(failure, t`The list could not be exported.`)),
    );
    if (content) saveFile(`vestpocket-my-listings-${new Date().toISOString().slice(0, 10)}.csv`, content);
  }

  return (
    <Button
      kind="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      pending={pending}
      onClick={() => void save()}
    >
      <Trans>Export as CSV</Trans>
    </Button>
  );
}
