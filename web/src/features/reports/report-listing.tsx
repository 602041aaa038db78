import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { reportListing } from "./reporting.api.ts";

const loadDialog = async () => (await import("../../shared/reports/report-dialog.tsx")).ReportDialog<"listing">;

/** Reports someone else's listing to the administrators; confirms that it was sent. */
export function ReportListing({ id }: { id: string }) {
  const dialog = useLazyDialog(loadDialog);
  const [isReported, setIsReported] = useState(false);
  return (
    <div className="mt-4 print:hidden">
      {/* It stays mounted after use, since the dialog returns the focus to it. */}
      <Button
        kind="ghost"
        icon={<Flag size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-disabled={isReported}
        onClick={isReported ? undefined : dialog.show}
      >
        {isReported ? <Trans>Listing reported</Trans> : <Trans>Report this listing</Trans>}
      </Button>
      <p role="status" className="px-4 text-13 text-muted">
        {isReported && <Trans>An administrator will review it.</Trans>}
      </p>
      {dialog.render({
        subject: "listing",
        title: <Trans>Report this listing?</Trans>,
        text: (
          <p>
            <Trans>
              An administrator will review it and email you our decision. We do not tell the owner who reported it.
            </Trans>
          </p>
        ),
        keepAs: id,
        async onReport(reason, note) {
          const said = await reportListing(id, { reason, note });
          setIsReported(true);
          return said;
        },
      })}
    </div>
  );
}
