import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { announceResults } from "../../platform/announce-results.ts";
import type { BatchDialogProps } from "../../platform/batch-table.tsx";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { useCloseTickets } from "./tickets.api.ts";

/** Shows which tickets will be closed, asks for a reason, and closes them. */
export function CloseTicketsDialog({ open, onClose, changing, skipped, onDone }: BatchDialogProps<TicketRow>) {
  const { t } = useLingui();
  const close = useCloseTickets();
  return (
    <CloseDialog
      open={open}
      onClose={onClose}
      title={<Plural value={changing.length} one="Close # ticket?" other="Close # tickets?" />}
      text={
        <>
          <ChangePreview
            changing={changing.map(({ id, subject, number }) => ({ id, name: subject, note: number }))}
            skipped={skipped.map(({ id, subject }) => ({ id, name: subject, note: <Trans>already closed</Trans> }))}
          />
          <p>
            <Plural
              value={changing.length}
              one="The person who submitted it is not notified. You can reopen it later."
              other="The people who submitted them are not notified. You can reopen each of them later."
            />
          </p>
        </>
      }
      action={<Plural value={changing.length} one="Close the ticket" other="Close the tickets" />}
      keepAs={`close.${changing.map(({ id }) => id)}`}
      onConfirm={async (reason) => {
        const ids = changing.map(({ id }) => id);
        announceResults(await close(ids, reason), {
          done: (count) => t`Tickets closed: ${count}`,
          left: (count) => t`Not closed because they had changed: ${count}`,
        });
        onDone();
      }}
    />
  );
}
