import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { nextStatus } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { announceResults } from "../../platform/announce-results.ts";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useFailureWords } from "../../platform/failure-words.ts";
import { isOutdated } from "../../platform/use-changing.ts";
import { useForm } from "../../platform/use-form.ts";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOwnListingChanges } from "./own-listings.api.ts";

interface CloseListingDialogProps {
  open: boolean;
  onClose: () => void;
  /** One listing, or the selected ones; only active ones are closed. */
  listings: readonly OwnListing[];
  /** Called once they are closed or can no longer be; the button that opened the dialog may be gone. */
  onDone: () => void;
}

/** Shows which listings will be closed, asks why, and closes them. */
export function CloseListingDialog({ open, onClose, listings, onDone }: CloseListingDialogProps) {
  const closing = listings.filter(({ status }) => nextStatus(status, "close") !== undefined);
  const others = listings.filter((listing) => !closing.includes(listing));
  return (
    <SmallDialog
      open={open}
      onClose={onClose}
      isDanger
      title={<Plural value={closing.length} one="Close this listing?" other="Close # listings?" />}
      text={
        <>
          <ChangePreview
            changing={closing}
            skipped={others.map(({ id, name }) => ({ id, name, note: <Trans>not active</Trans> }))}
          />
          <p>
            <Plural
              value={closing.length}
              one="It is removed from search now. Unused days are not refunded. This cannot be undone."
              other="They are removed from search now. Unused days are not refunded. This cannot be undone."
            />
          </p>
        </>
      }
    >
      <CloseForm closing={closing} onClose={onClose} onDone={onDone} />
    </SmallDialog>
  );
}

interface CloseFormProps extends Pick<CloseListingDialogProps, "onClose" | "onDone"> {
  closing: readonly OwnListing[];
}

function CloseForm({ closing, onClose, onDone }: CloseFormProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const close = useClose(closing);
  const form = useForm<{ reason: CloseReason | "" }>({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason === "" ? t`Please choose a reason.` : undefined }),
    async submit({ reason }) {
      if (reason === "") return;
      try {
        await close(reason);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        toast.error(failureWords(error));
      }
      onClose();
      onDone();
    },
  });

  return (
    <form {...form.props} className="mt-5">
      <ChoiceCards
        {...form.field("reason")}
        legend={<Plural value={closing.length} one="Why are you closing it?" other="Why are you closing them?" />}
        look="rows"
        columns="sm:grid-cols-3"
        choices={[
          { value: "sold", label: t`Sold` },
          { value: "leased", label: t`Leased` },
          { value: "withdrawn", label: t({ message: "Withdrawn", context: "listing" }) },
        ]}
      />
      {form.failure && (
        <div className="mt-4">
          <Notice tone="danger">{form.failure}</Notice>
        </div>
      )}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger>
        <Plural value={closing.length} one="Close the listing" other="Close the listings" />
      </DialogFormButtons>
    </form>
  );
}

/** Closes one or more listings, and reports the outcome. */
function useClose(closing: readonly OwnListing[]): (reason: CloseReason) => Promise<void> {
  const { t } = useLingui();
  const { close, closeMany } = useOwnListingChanges();
  return async (reason) => {
    const [first] = closing;
    if (first && closing.length === 1) {
      toast.success(await close(first.id, reason));
      return;
    }
    const ids = closing.map(({ id }) => id);
    const results = await closeMany(ids, reason);
    announceResults(results, {
      done: (closed) => t`Listings closed: ${closed}`,
      left: (others) => t`Not closed because they had changed: ${others}`,
    });
  };
}
