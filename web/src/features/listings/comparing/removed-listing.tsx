import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** The pressed button disappears with its listing. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Shows which listing was removed from the comparison, with a button to add it back. */
export function RemovedListing({ name, onRestore }: { name: string; onRestore: () => void }) {
  return (
    <div className="print:hidden">
      <Notice tone="info">
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="wrap-anywhere">
            <Trans>Removed from the comparison: {name}</Trans>
          </p>
          <Button kind="link" ref={focus} onClick={onRestore}>
            <Trans>Add it back</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
