import { Trans } from "@lingui/react/macro";
import { OFFER_NOTE_MAX, validateOfferText } from "@vestpocket/domain/offers/offers.rules";
import type { Offer } from "@vestpocket/domain/offers/offers.schema";
import type { ReactNode } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { NonBinding } from "./non-binding.tsx";
import { type Decision, useOfferChanges } from "./offers.api.ts";

const WORDS: Readonly<Record<Decision, { title: () => ReactNode; text: () => ReactNode; action: () => ReactNode }>> = {
  accept: {
    title: () => <Trans>Agree to negotiate?</Trans>,
    text: () => (
      <Trans>
        This tells the other side that you want to negotiate on these terms. It is not a signature, and there is no
        agreement of purchase and sale and no lease until you have both signed one.
      </Trans>
    ),
    action: () => <Trans>Agree to negotiate</Trans>,
  },
  decline: {
    title: () => <Trans>Decline this offer?</Trans>,
    text: () => <Trans>The offer ends. The other side can make another one.</Trans>,
    action: () => <Trans>Decline</Trans>,
  },
  withdraw: {
    title: () => <Trans>Withdraw your offer?</Trans>,
    text: () => <Trans>The offer ends. You can make another one while you have access.</Trans>,
    action: () => <Trans>Withdraw</Trans>,
  },
};

interface DecisionDialogProps {
  /** As the reader read it. */
  offer: Offer;
  /** Whether the other side has changed it since. */
  isChanged: boolean;
  /** Undefined while there is no decision to make. */
  decision: Decision | undefined;
  onClose: () => void;
}

/** Confirms accepting an offer for negotiation or ending it, with a note to the other side. */
export function DecisionDialog({ offer, isChanged, decision, onClose }: DecisionDialogProps) {
  const words = decision && WORDS[decision];
  return (
    <SmallDialog
      open={decision !== undefined}
      onClose={onClose}
      title={words?.title()}
      text={words?.text()}
      isDanger={decision !== "accept"}
    >
      {decision && <DecisionForm offer={offer} isChanged={isChanged} decision={decision} onClose={onClose} />}
    </SmallDialog>
  );
}

function DecisionForm({ offer, isChanged, decision, onClose }: DecisionDialogProps & { decision: Decision }) {
  const { id, version } = offer;
  const { decide } = useOfferChanges();
  const form = useKeptForm({
    initial: { note: "" },
    keepAs: `${decision}.${id}`,
    validate: ({ note }) => ({ note: validateOfferText(note, OFFER_NOTE_MAX) }),
    async submit({ note }) {
      toast.success(await decide(decision, { id, version, note }));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <TextArea
        {...form.text("note")}
        label={<Trans>Note (optional)</Trans>}
        help={<Trans>The other side can read it.</Trans>}
        lines={5}
        maxLength={OFFER_NOTE_MAX}
      />
      <NonBinding />
      {isChanged && !form.pending && (
        <Notice tone="warning">
          <Trans>The offer has changed since you opened it. Please cancel and read it again.</Trans>
        </Notice>
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger={decision !== "accept"}>
        {WORDS[decision].action()}
      </DialogFormButtons>
    </form>
  );
}
