import { useLingui } from "@lingui/react/macro";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { PreviewedForm } from "@vestpocket/domain/listings/form-previews.rules";
import { useReaderName } from "../previews/reader-name.ts";
import { MiniPreview } from "./mini-preview.tsx";
import { useFormPreviews } from "./use-form-previews.ts";

/** Four kinds of readers; verified members read what members read, unless something is for them. */
const COLUMNS: readonly Audience[] = ["public", "member", "nda", "granted"];

/** The listing's card and page as each kind of reader gets them, side by side; a narrow screen scrolls through them. */
export function AudienceColumns({ form }: { form: PreviewedForm }) {
  const { t } = useLingui();
  const nameOf = useReaderName();
  const isForVerified = Object.values(form.values.levels).includes("verified");
  const shown = useFormPreviews(form).filter(
    ({ audience }) => COLUMNS.includes(audience) || (audience === "verified" && isForVerified),
  );
  return (
    <section
      aria-label={t`Your listing as each reader sees it`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by key
      tabIndex={0}
      className="flex h-76 snap-x scroll-px-4 gap-4 overflow-auto rounded-card bg-sunken p-4"
    >
      {shown.map((preview) => (
        <div key={preview.audience} className="w-64 shrink-0 snap-start lg:w-auto lg:min-w-0 lg:flex-1">
          <h3 className="mb-2 font-sans text-14 font-semibold tracking-normal">{nameOf(preview.audience)}</h3>
          <MiniPreview preview={preview} scale="column" />
        </div>
      ))}
    </section>
  );
}
