import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { CloseReason } from "@vestpocket/domain/listings/listings.terms";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
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
  /** It is closed, or could not be any more: what was pressed to get here may be gone. */
  onDone: () => void;
}

/** Asks what became of a listing, and closes it. */
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
  const { run, pending, failure } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<CloseReason>();
  const [isMissing, setIsMissing] = useState(false);

  function finish() {
    onClose();
    onDone();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason === undefined) {
      setIsMissing(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    const sentence = await run(
      () => close(listing.id, reason),
      (refusal) => {
        if (!isOutdated(refusal)) return;
        toast.error(failureWords(refusal));
        finish();
      },
    );
    if (sentence === undefined) return;
    toast.success(sentence);
    finish();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5">
      <ChoiceCards
        legend={<Trans>Why are you closing it?</Trans>}
        name="reason"
        look="rows"
        columns="sm:grid-cols-3"
        choices={[
          { value: "sold", label: t`Sold` },
          { value: "leased", label: t`Leased` },
          { value: "withdrawn", label: t`Withdrawn` },
        ]}
        value={reason ?? ""}
        onChange={(value) => {
          setReason(value as CloseReason);
          setIsMissing(false);
        }}
        error={isMissing && <Trans>Please choose a reason.</Trans>}
      />
      {failure && (
        <div className="mt-4">
          <Notice tone="danger">{failureWords(failure)}</Notice>
        </div>
      )}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="danger" pending={pending}>
          <Trans>Close the listing</Trans>
        </Button>
      </DialogButtons>
    </form>
  );
}
