import { Trans } from "@lingui/react/macro";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import { OWNER_BADGES, READER_BADGES } from "@vestpocket/domain/access/states.labels";
import type { AccessStateKind } from "@vestpocket/domain/access/states.terms";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { useStandingText } from "./standing-text.ts";

const TONES: Readonly<Record<AccessStateKind, BadgeTone>> = {
  unasked: "neutral",
  withdrawn: "neutral",
  waiting: "warning",
  questioned: "warning",
  signed: "success",
  approved_unsigned: "warning",
  reading: "success",
  expired: "neutral",
  refused: "danger",
  revoked: "danger",
  superseded: "neutral",
  unlisted: "neutral",
};

/** A person's state in a few words, for the listing's owner or for the person. */
export function RequestState({
  standing,
  asker,
  refusedDomain = null,
}: Pick<AccessRequest, "standing" | "asker"> & Partial<Pick<AccessRequest, "refusedDomain">>) {
  const say = useStandingText(standing);
  const badges = asker === null ? READER_BADGES : OWNER_BADGES;
  const isAutomatic = standing.kind === "refused" && refusedDomain !== null;
  return (
    <Badge tone={TONES[standing.kind]}>
      {isAutomatic ? <Trans>Declined automatically</Trans> : say(badges[standing.kind])}
    </Badge>
  );
}
