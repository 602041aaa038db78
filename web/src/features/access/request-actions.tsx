import { Trans } from "@lingui/react/macro";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import { ownerStepsIn } from "@vestpocket/domain/access/states.rules";
import type { OwnerStep } from "@vestpocket/domain/access/states.terms";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

const LOOKS: Readonly<Record<OwnerStep, { kind: "primary" | "secondary" | "danger"; label: () => ReactNode }>> = {
  approve: { kind: "primary", label: () => <Trans>Approve</Trans> },
  question: { kind: "secondary", label: () => <Trans>Ask a question</Trans> },
  refuse: { kind: "secondary", label: () => <Trans>Decline</Trans> },
  extend: { kind: "secondary", label: () => <Trans>Extend</Trans> },
  revoke: { kind: "danger", label: () => <Trans>Revoke</Trans> },
};

interface RequestActionsProps {
  request: AccessRequest;
  /** Called when a button is pressed that shows a dialog. */
  onStep: (step: OwnerStep) => void;
}

/** What the owner can do about a request now. */
export function RequestActions({ request: { standing }, onStep }: RequestActionsProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
      {ownerStepsIn(standing.kind).map((step) => (
        <Button key={step} kind={LOOKS[step].kind} aria-haspopup="dialog" onClick={() => onStep(step)}>
          {LOOKS[step].label()}
        </Button>
      ))}
    </div>
  );
}
