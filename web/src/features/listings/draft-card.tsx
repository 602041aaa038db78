import { Trans, useLingui } from "@lingui/react/macro";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { Copy, Trash2 } from "lucide-react";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ACTION_CLASS, ActionMenu } from "../../ui/action-menu.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ListingPicture } from "./listing-picture.tsx";

interface DraftCardProps {
  draft: Draft;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** An unfinished listing in its owner's list. */
export function DraftCard({ draft: { id, content, files, updatedAt }, onDuplicate, onDelete }: DraftCardProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const name = toLine(content.title) || t`Untitled draft`;
  const when = formatMoment(updatedAt.seconds, useLanguage());
  const cover = files.find(({ field }) => field === "thumbnail") ?? files.find(({ field }) => field === "images");
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
      <ListingPicture url={cover?.url ?? null} sizes="80px" isFirst className="rounded-control" />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-16 leading-[1.5rem] wrap-anywhere">{name}</h3>
        <p className="text-13 text-muted wrap-anywhere">
          <Trans>Last updated: {when}</Trans>
        </p>
      </div>
      <div className="flex gap-2 max-sm:col-span-2">
        <ButtonLink
          kind="secondary"
          to={localPath(paths.continueDraft(id))}
          aria-label={t`Continue ${name}`}
          className="max-sm:grow"
        >
          <Trans>Continue</Trans>
        </ButtonLink>
        <ActionMenu label={t`More actions for ${name}`}>
          <button type="button" onClick={onDuplicate} className={ACTION_CLASS}>
            <Copy size={18} className="shrink-0 text-muted" aria-hidden="true" />
            <Trans>Duplicate</Trans>
          </button>
          <button type="button" onClick={onDelete} className={`${ACTION_CLASS} text-danger`}>
            <Trash2 size={18} className="shrink-0" aria-hidden="true" />
            <Trans>Delete draft</Trans>
          </button>
        </ActionMenu>
      </div>
    </article>
  );
}
