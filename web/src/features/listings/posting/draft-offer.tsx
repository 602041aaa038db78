import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { useLanguage, useLocalPath } from "../../../platform/language.ts";
import { LocalLink } from "../../../platform/local-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DOT } from "../../../ui/dot.ts";
import { useDrafts } from "../drafts.api.ts";
import { formatSaved } from "./draft-time.ts";

/** Over an empty form: the listing that was left unfinished last, on whatever device. */
export function DraftOffer() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { data: drafts = [] } = useDrafts();
  const [last] = drafts;
  if (last === undefined) return null;
  const name = toLine(last.content.title) || t`Untitled draft`;
  const when = formatSaved(last.updatedAt.seconds * 1000, language);
  return (
    <section
      aria-label={t`Unfinished listing`}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised px-5 py-3 sm:px-8"
    >
      <div className="min-w-0 text-14">
        <p className="font-medium wrap-anywhere">
          <Trans>You have an unfinished listing: {name}</Trans>
        </p>
        <p className="text-13 text-muted">
          <Trans>Last changed: {when}</Trans>
          {drafts.length > 1 && (
            <>
              {DOT}
              <LocalLink to={paths.myListings()} className="text-link underline underline-offset-4">
                <Plural value={drafts.length} one="# unfinished listing" other="All # unfinished listings" />
              </LocalLink>
            </>
          )}
        </p>
      </div>
      <ButtonLink kind="secondary" to={localPath(paths.continueDraft(last.id))}>
        <Trans>Continue it</Trans>
      </ButtonLink>
    </section>
  );
}
