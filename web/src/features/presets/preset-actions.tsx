import { Trans, useLingui } from "@lingui/react/macro";
import { PRESET_MESSAGES, PRESET_NAME_MAX } from "@vestpocket/domain/presets/presets.rules";
import type { Preset } from "@vestpocket/domain/presets/presets.schema";
import { useState } from "react";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { NameDialog } from "../../platform/name-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { usePresetChanges } from "./presets.api.ts";

/** Renames or deletes the saved filters that the list shows. */
export function PresetActions({ preset: { id, name } }: { preset: Preset }) {
  const { t } = useLingui();
  const { rename, remove } = usePresetChanges();
  const [opened, setOpened] = useState<"rename" | "delete">();
  const onClose = () => setOpened(undefined);
  return (
    <>
      <Button kind="ghost" aria-label={t`Rename ${name}`} aria-haspopup="dialog" onClick={() => setOpened("rename")}>
        <Trans>Rename</Trans>
      </Button>
      <Button kind="ghost" aria-label={t`Delete ${name}`} aria-haspopup="dialog" onClick={() => setOpened("delete")}>
        <Trans>Delete</Trans>
      </Button>
      <NameDialog
        open={opened === "rename"}
        onClose={onClose}
        title={<Trans>Rename the saved filters</Trans>}
        text={
          <p>
            <Trans>Only you see the name.</Trans>
          </p>
        }
        before={name}
        max={PRESET_NAME_MAX}
        required={PRESET_MESSAGES.nameRequired}
        onName={async (chosen) => {
          toast.success(await rename(id, chosen));
        }}
      />
      <ConfirmDialog
        open={opened === "delete"}
        onClose={onClose}
        title={<Trans>Delete the saved filters?</Trans>}
        text={
          <p>
            <Trans>“{name}” will be deleted. The list stays as it is now.</Trans>
          </p>
        }
        action={<Trans>Delete</Trans>}
        onConfirm={async () => {
          toast.success(await remove(id));
        }}
      />
    </>
  );
}
