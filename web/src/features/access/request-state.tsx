import { Trans } from "@lingui/react/macro";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import type { ReactNode } from "react";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Badge } from "../../ui/badge.tsx";

/** A request's state, in a few words. Only its owner sees who asks. */
export function RequestState({ request: { state, awaitsSignature, grant, asker } }: { request: AccessRequest }) {
  const language = useLanguage();
  if (grant !== null) {
    const end = formatDate(grant.untilAt.seconds, language);
    if (grant.state === "revoked") {
      return (
        <Badge tone="danger">
          <Trans>Access revoked</Trans>
        </Badge>
      );
    }
    return grant.state === "live" ? (
      <Badge tone="success">
        <Trans>Access until {end}</Trans>
      </Badge>
    ) : (
      <Badge>
        <Trans>Access ended on {end}</Trans>
      </Badge>
    );
  }
  if (awaitsSignature && state === "open") {
    return <Todo words={asker === null ? <Trans>Waiting for your signature</Trans> : <Trans>Not signed yet</Trans>} />;
  }
  if (asker !== null && state === "open") return <Todo words={<Trans>Waiting for your decision</Trans>} />;
  if (asker === null && state === "questioned") return <Todo words={<Trans>Waiting for your answer</Trans>} />;
  return STATES[state]();
}

const Todo = ({ words }: { words: ReactNode }) => <Badge tone="warning">{words}</Badge>;

const STATES = {
  open: () => (
    <Badge tone="warning">
      <Trans>Waiting for the owner</Trans>
    </Badge>
  ),
  questioned: () => (
    <Badge tone="warning">
      <Trans>Waiting for an answer</Trans>
    </Badge>
  ),
  approved: () => (
    <Badge>
      <Trans>Approved earlier</Trans>
    </Badge>
  ),
  refused: () => (
    <Badge tone="danger">
      <Trans>Declined</Trans>
    </Badge>
  ),
  withdrawn: () => (
    <Badge>
      <Trans>Withdrawn</Trans>
    </Badge>
  ),
};
