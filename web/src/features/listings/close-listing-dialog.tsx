import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../../ui/small-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { isOutdated, useCloseListing } from "./own-listings.api.ts";

interface CloseListingDialogProps {
  open: boolean;
  onClose: () => void;
  listing: OwnListing;
  /** Called when the listing is closed or can no longer be; the button that opened the dialog may be gone. */
  onDone: () => void;
}

/** Asks why a listing is closed, and closes it. */
export function CloseListingDialog({ open, ...form }: CloseListingDialogProps) {
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      isDanger
      title={<Trans>Close this listing?</Trans>}
      text={
        <>
          <p className="font-medium text-text wrap-anywhere">{form.listing.name}</p>
          <p>
            <Trans>It is removed from search now. Unused days are not refunded. This cannot be undone.</Trans>
          </p>
        </>
      }
    >
      <CloseForm {...form} />
    </SmallDialog>
  );
}

function CloseForm({ listing, onClose, onDone }: Omit<CloseListingDialogProps, "open">) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const close = useCloseListing();
  const form = useForm<{ reason: CloseReason | "" }>({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason === "" ? t`Please choose a reason.` : undefined }),
    async submit({ reason }) {
      if (reason === "") return;
      try {
        toast.success(await close(listing.id, reason));
      } catch (error) {
        if (!(error instanceof ApiFailure) || !isOutdated(error)) throw error;
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
        legend={<Trans>Why are you closing it?</Trans>}
        look="rows"
        columns="sm:grid-cols-3"
        choices={[
          { value: "sold", label: t`Sold` },
          { value: "leased", label: t`Leased` },
          { value: "withdrawn", label: t`Withdrawn` },
        ]}
      />
      {form.failure && (
        <div className="mt-4">
          <Notice tone="danger">{form.failure}</Notice>
        </div>
      )}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="danger" pending={form.pending}>
          <Trans>Close the listing</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
