import { Trans } from "@lingui/react/macro";
import type { PreviewedForm } from "@vestpocket/domain/listings/form-previews.rules";
import { MiniPreview } from "./mini-preview.tsx";
import { useFormPreviews } from "./use-form-previews.ts";

/** The card and the page that members will see, as they are entered. */
export function LivePreview({ form }: { form: PreviewedForm }) {
  const preview = useFormPreviews(form).find(({ audience }) => audience === "member");
  return (
    <>
      <p className="mb-2 text-13 font-medium text-muted">
        <Trans>Members’ view</Trans>
      </p>
      {preview && <MiniPreview preview={preview} scale="pane" />}
    </>
  );
}
