import { Trans } from "@lingui/react/macro";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import { Button } from "../../ui/button.tsx";

export type RequestStep = "approve" | "question" | "refuse" | "extend" | "revoke";

interface RequestActionsProps {
  request: AccessRequest;
  /** Called when a button is pressed that shows a dialog. */
  onStep: (step: RequestStep) => void;
}

/** What the owner can do about a request now. */
export function RequestActions({ request: { state, grant }, onStep }: RequestActionsProps) {
  const isWaiting = state === "open" || state === "questioned";
  const show = (step: RequestStep) => ({ "aria-haspopup": "dialog" as const, onClick: () => onStep(step) });
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
    </div>
  );
}
