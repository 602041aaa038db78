import { Trans } from "@lingui/react/macro";
import { PRESET_MESSAGES, PRESET_NAME_MAX, type PresetList } from "@vestpocket/domain/presets/presets.rules";
import { NameDialog } from "../../platform/name-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePresetChanges } from "./presets.api.ts";

interface SavePresetDialogProps {
  open: boolean;
  onClose: () => void;
  list: PresetList;
  query: string;
}

/** Saves a list's filters under a name. */
export function SavePresetDialog({ list, query, ...dialog }: SavePresetDialogProps) {
  const { save } = usePresetChanges();
  return (
    <NameDialog
      {...dialog}
      title={<Trans>Save these filters</Trans>}
      text={
        <p>
          <Trans>Only you see them. A date range is saved with its current dates.</Trans>
        </p>
      }
      before=""
      max={PRESET_NAME_MAX}
      required={PRESET_MESSAGES.nameRequired}
      onName={async (name) => {
        toast.success(await save({ list, name, query }));
      }}
    />
  );
}
