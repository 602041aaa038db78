import { Plural, Trans } from "@lingui/react/macro";
import type { AccessStateKind } from "@vestpocket/domain/access/states.terms";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import type { ReactNode } from "react";

/** What one decision about access amounts to; null if it only changed what the member waits for. */
const DECISIONS: Readonly<Record<AccessStateKind, (() => ReactNode) | null>> = {
  reading: () => <Trans>You were given access to a listing</Trans>,
  approved_unsigned: () => <Trans>Approved: sign the NDA to open the details</Trans>,
  signed: () => <Trans>Your access to a listing was restored</Trans>,
  questioned: () => <Trans>A question about your access request</Trans>,
  refused: () => <Trans>Your access request was declined</Trans>,
  revoked: () => <Trans>An owner ended your access</Trans>,
  expired: () => <Trans>Your access to a listing ended</Trans>,
  unasked: null,
  withdrawn: null,
  waiting: null,
  superseded: null,
  unlisted: null,
};

/** What owners decided about the member's access. */
export function DecisionText({ waiting, standing }: Todo["decisions"]) {
  const say = waiting === 1 && standing !== null ? DECISIONS[standing] : null;
  return say?.() ?? <Plural value={waiting} one="# decision about your access" other="# decisions about your access" />;
}

/** What owners did about the member's offers. */
export function OutcomeText({ waiting, state }: Todo["outcomes"]) {
  if (waiting === 1 && state === "negotiating") return <Trans>An owner agreed to negotiate your offer</Trans>;
  if (waiting === 1 && state === "declined") return <Trans>Your offer was declined</Trans>;
  return <Plural value={waiting} one="# answer to your offers" other="# answers to your offers" />;
}
