import { Trans } from "@lingui/react/macro";
import { ACCESS_MESSAGES } from "@vestpocket/domain/access/access.rules";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import type { AccessStateKind, OwnerStep } from "@vestpocket/domain/access/states.terms";
import type { ReactNode } from "react";
import { useDecisions } from "./access.api.ts";
import { DaysDialog } from "./days-dialog.tsx";
import { WriteDialog } from "./write-dialog.tsx";

interface RequestDialogsProps {
  request: AccessRequest;
  /** The step whose dialog is open. */
  step: OwnerStep | undefined;
  onClose: () => void;
}

/** The dialogs of what the owner can do about a request. */
export function RequestDialogs(props: RequestDialogsProps) {
  return (
    <>
      <DecisionDialogs {...props} />
      <GrantDialogs {...props} />
    </>
  );
}

/** What the asker sees once the owner approves the request, by where that leaves them. */
const APPROVED: Readonly<Partial<Record<AccessStateKind, (name: string) => ReactNode>>> = {
  reading: (name) => (
    <Trans>
      {name} will be able to see all confidential details of this listing. You can revoke access at any time.
    </Trans>
  ),
  approved_unsigned: (name) => (
    <Trans>
      {name} has not signed the NDA. All confidential details stay hidden from them until they do. You can revoke your
      approval at any time.
    </Trans>
  ),
  unlisted: (name) => (
    <Trans>
      Nobody else can see this listing right now. {name} will be able to see the confidential details once it is active
      again. You can revoke access at any time.
    </Trans>
  ),
};

function DecisionDialogs({ request: { id, asker, ifApproved }, step, onClose }: RequestDialogsProps) {
  const { approve, question, refuse } = useDecisions();
  const name = asker?.name ?? "";
  return (
    <>
      <DaysDialog
        open={step === "approve"}
        onClose={onClose}
        title={<Trans>Approve this request?</Trans>}
        text={APPROVED[ifApproved]?.(name)}
        action={<Trans>Approve</Trans>}
        onSend={(days) => approve(id, days)}
      />
      <WriteDialog
        open={step === "question"}
        onClose={onClose}
        title={<Trans>Ask {name} a question</Trans>}
        text={<Trans>The request stays open until they answer. This replaces any earlier question.</Trans>}
        label={<Trans>Your question</Trans>}
        required={ACCESS_MESSAGES.questionRequired}
        action={<Trans>Send the question</Trans>}
        keepAs={`question.${id}`}
        onSend={(text) => question(id, text)}
      />
      <WriteDialog
        open={step === "refuse"}
        onClose={onClose}
        title={<Trans>Decline this request?</Trans>}
        text={<Trans>{name} gets an email with your note, if you write one.</Trans>}
        label={<Trans>Note (optional)</Trans>}
        action={<Trans>Decline</Trans>}
        isDanger
        keepAs={`refuse.${id}`}
        onSend={(text) => refuse(id, text)}
      />
    </>
  );
}

function GrantDialogs({ request: { grant, asker }, step, onClose }: RequestDialogsProps) {
  const { extend, revoke } = useDecisions();
  const name = asker?.name ?? "";
  const id = grant?.id ?? "";
  return (
    <>
      <DaysDialog
        open={step === "extend"}
        onClose={onClose}
        title={<Trans>Extend access?</Trans>}
        text={<Trans>The days are added to the current end date, or start now if access has ended.</Trans>}
        action={<Trans>Extend</Trans>}
        onSend={(days) => extend(id, days)}
      />
      <WriteDialog
        open={step === "revoke"}
        onClose={onClose}
        title={<Trans>Revoke access?</Trans>}
        text={
          <Trans>
            {name} will lose access to your confidential details the next time they load a page. You cannot take back
            what they have already seen.
          </Trans>
        }
        label={<Trans>Reason (they get it by email)</Trans>}
        required={ACCESS_MESSAGES.reasonRequired}
        action={<Trans>Revoke</Trans>}
        isDanger
        keepAs={`revoke.${id}`}
        onSend={(text) => revoke(id, text)}
      />
    </>
  );
}
