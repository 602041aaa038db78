import { Trans } from "@lingui/react/macro";
import { ACCESS_MESSAGES } from "@vestpocket/domain/access/access.rules";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useDecisions } from "./access.api.ts";
import { DaysDialog } from "./days-dialog.tsx";
import { WriteDialog } from "./write-dialog.tsx";

type Step = "approve" | "question" | "refuse" | "extend" | "revoke";

/** What the owner can do about a request now, with its dialogs. */
export function RequestActions({ request }: { request: AccessRequest }) {
  const [step, setStep] = useState<Step>();
  const { state, grant } = request;
  const isWaiting = state === "open" || state === "questioned";
  const show = (next: Step) => ({ "aria-haspopup": "dialog" as const, onClick: () => setStep(next) });
  return (
    <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {isWaiting && (
        <>
          <Button {...show("approve")}>
            <Trans>Approve</Trans>
          </Button>
          <Button kind="secondary" {...show("question")}>
            <Trans>Ask a question</Trans>
          </Button>
          <Button kind="secondary" {...show("refuse")}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
      {grant !== null && grant.state !== "revoked" && (
        <Button kind="secondary" {...show("extend")}>
          <Trans>Extend</Trans>
        </Button>
      )}
      {grant?.state === "live" && (
        <Button kind="danger" {...show("revoke")}>
          <Trans>Revoke</Trans>
        </Button>
      )}
      <DecisionDialogs request={request} step={step} onClose={() => setStep(undefined)} />
      <GrantDialogs request={request} step={step} onClose={() => setStep(undefined)} />
    </div>
  );
}

interface DialogsProps {
  request: AccessRequest;
  step: Step | undefined;
  onClose: () => void;
}

function DecisionDialogs({ request: { id, asker }, step, onClose }: DialogsProps) {
  const { approve, question, refuse } = useDecisions();
  const name = asker?.name ?? "";
  return (
    <>
      <DaysDialog
        open={step === "approve"}
        onClose={onClose}
        title={<Trans>Approve this request?</Trans>}
        text={
          <Trans>
            {name} will be able to read everything you keep confidential about this listing. You can revoke access at
            any time.
          </Trans>
        }
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
        onSend={(text) => refuse(id, text)}
      />
    </>
  );
}

function GrantDialogs({ request: { grant, asker }, step, onClose }: DialogsProps) {
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
            {name} will lose access to what you keep confidential, starting with their next click. You cannot take back
            what they have already read.
          </Trans>
        }
        label={<Trans>Reason</Trans>}
        required={ACCESS_MESSAGES.reasonRequired}
        action={<Trans>Revoke</Trans>}
        isDanger
        onSend={(text) => revoke(id, text)}
      />
    </>
  );
}
