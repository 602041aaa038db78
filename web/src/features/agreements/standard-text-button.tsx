import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";

const loadStandardText = async () => (await import("./standard-text-dialog.tsx")).StandardTextDialog;

/** Opens the standard agreement's text for listings of a category, in both languages. */
export function StandardTextButton({ type }: { type: string }) {
  const standardText = useLazyDialog(loadStandardText);
  return (
    <>
      <Button kind="secondary" className="sm:self-start" onClick={standardText.show}>
        <Trans>Read the standard text</Trans>
      </Button>
      {standardText.render({ type })}
    </>
  );
}
