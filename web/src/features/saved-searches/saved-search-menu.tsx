import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedSearch } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { CirclePause, CirclePlay, PencilLine, SlidersHorizontal, Target, Trash2 } from "lucide-react";
import { LocalLink } from "../../platform/local-link.tsx";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";

export interface SavedSearchMenuProps {
  search: SavedSearch;
  /** The page of its results, where its filters are changed. */
  results: string;
  /** The page where a mandate is described from it. */
  describing: string;
  onRename: () => void;
  onPause: (isPaused: boolean) => void;
  onDelete: () => void;
}

/** What can be done with a saved search besides opening it. */
export function SavedSearchMenu({ search, results, describing, onRename, onPause, onDelete }: SavedSearchMenuProps) {
  const { t } = useLingui();
  const { name, isPaused } = search;
  const PauseIcon = isPaused ? CirclePlay : CirclePause;
  return (
    <ActionMenu label={t`More actions for ${name}`}>
      <LocalLink to={results} className={ACTION_CLASS}>
        <SlidersHorizontal size={18} className="shrink-0 text-muted" aria-hidden="true" />
        <Trans>Change filters</Trans>
      </LocalLink>
      <LocalLink to={describing} className={ACTION_CLASS}>
        <Target size={18} className="shrink-0 text-muted" aria-hidden="true" />
        <Trans>Describe what you want</Trans>
      </LocalLink>
      <button type="button" aria-haspopup="dialog" onClick={onRename} className={ACTION_CLASS}>
        <PencilLine size={18} className="shrink-0 text-muted" aria-hidden="true" />
        <Trans>Rename</Trans>
      </button>
      <button type="button" onClick={() => onPause(!isPaused)} className={ACTION_CLASS}>
        <PauseIcon size={18} className="shrink-0 text-muted" aria-hidden="true" />
        {isPaused ? <Trans>Resume emails</Trans> : <Trans>Pause emails</Trans>}
      </button>
      <button type="button" onClick={onDelete} className={`${ACTION_CLASS} text-danger`}>
        <Trash2 size={18} className="shrink-0" aria-hidden="true" />
        <Trans>Delete</Trans>
      </button>
    </ActionMenu>
  );
}
