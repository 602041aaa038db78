import { Plural, Trans } from "@lingui/react/macro";
import { ENDING_DAYS } from "@vestpocket/domain/listings/listings.rules";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import { Ban, CircleCheck, CirclePause, Clock, Lock, type LucideIcon, PencilLine, TimerOff } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { daysLeft } from "./days-left.ts";

/** A listing's status as its owner sees it; for an active one, the days left. */
export function ListingStatus({ listing }: { listing: Pick<OwnListing, "status" | "expiresAt"> }) {
  switch (listing.status) {
    case "draft":
      return (
        <Pill icon={PencilLine}>
          <Trans>Unpaid</Trans>
        </Pill>
      );
    case "active":
      return <ActivePill expiresAt={listing.expiresAt} />;
    case "paused":
      return (
        <Pill icon={CirclePause}>
          <Trans>Paused</Trans>
        </Pill>
      );
    case "expired":
      return (
        <Pill tone="warning" icon={TimerOff}>
          <Trans>Expired</Trans>
        </Pill>
      );
    case "closed":
      return (
        <Pill icon={Lock}>
          <Trans>Closed</Trans>
        </Pill>
      );
    case "removed":
      return (
        <Pill tone="danger" icon={Ban}>
          <Trans>Removed</Trans>
        </Pill>
      );
  }
}

function ActivePill({ expiresAt }: Pick<OwnListing, "expiresAt">) {
  if (expiresAt === null) {
    return (
      <Pill tone="success" icon={CircleCheck}>
        <Trans>Active</Trans>
      </Pill>
    );
  }
  const days = daysLeft(expiresAt.seconds, Date.now() / 1000);
  const isEnding = days <= ENDING_DAYS;
  return (
    <Pill tone={isEnding ? "warning" : "success"} icon={isEnding ? Clock : CircleCheck}>
      <Plural value={days} one="Active, # day left" other="Active, # days left" />
    </Pill>
  );
}

function Pill({ tone, icon: Icon, children }: { tone?: BadgeTone; icon: LucideIcon; children: ReactNode }) {
  return (
    <Badge tone={tone} icon={<Icon size={14} className="shrink-0" aria-hidden="true" />}>
      {children}
    </Badge>
  );
}
