import { Trans, useLingui } from "@lingui/react/macro";
import { type PresetList, toPresetQuery } from "@vestpocket/domain/presets/presets.rules";
import { BookmarkPlus } from "lucide-react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { PresetActions } from "./preset-actions.tsx";
import { usePresets } from "./presets.api.ts";

const loadDialog = async () => (await import("./save-preset-dialog.tsx")).SavePresetDialog;

/** A list's saved filters as chips: each sets the URL, which alone determines what the list shows. */
export function SavedFilters({ list }: { list: PresetList }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { data: presets = [], isError } = usePresets(list);
  const dialog = useLazyDialog(loadDialog);
  const query = toPresetQuery(params.toString());
  const current = presets.find((preset) => preset.query === query);
  const choose = (to: string) => setParams(to, { replace: true, preventScrollReset: true });
  return (
    <section aria-label={t`Saved filters`} className="flex flex-wrap items-center gap-2 print:hidden">
      {presets.map((preset) => (
        <Chip
          key={preset.id}
          pressed={preset === current}
          className="max-w-full wrap-anywhere"
          onClick={() => choose(preset === current ? "" : preset.query)}
        >
          {preset.name}
        </Chip>
      ))}
      {current ? (
        <PresetActions preset={current} />
      ) : (
        // Always rendered, so that the fields below do not move while filtering.
        <Button
          kind="ghost"
          icon={<BookmarkPlus size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-disabled={query === ""}
          onClick={dialog.show}
        >
          <Trans>Save these filters</Trans>
        </Button>
      )}
      {isError && (
        <p className="text-13 text-muted">
          <Trans>Your saved filters could not be loaded.</Trans>
        </p>
      )}
      {dialog.render({ list, query })}
    </section>
  );
}
