import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownLicence } from "@vestpocket/domain/agents/agents.rules";
import type { Owner } from "@vestpocket/domain/agents/agents.schema";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { BadgeCheck, LockKeyhole } from "lucide-react";
import { ApiFailure } from "../../platform/http.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AgentBadge } from "./agent-badge.tsx";
import { useOwner } from "./agents.api.ts";
import { ReplyTime } from "./reply-time.tsx";

interface Posted {
  /** The role that the poster declared when they posted the listing. */
  postedAs: PostedAs;
  /** The designation that the regulator requires of an agent. */
  designation: string | null;
}
interface OwnerCardProps extends Posted {
  /** Null unless an administrator has checked the poster's licence and that counts. */
  licence: ShownLicence | null;
  /** Null if the owner hides it from the viewer. */
  uid: string | null;
}

/** A listing's owner as a card. */
export function OwnerCard({ uid, licence, ...posted }: OwnerCardProps) {
  return (
    <>
      {uid === null ? <Unnamed postedAs={posted.postedAs} /> : <Named uid={uid} {...posted} />}
      {posted.postedAs === "agent" && (
        <p className="mt-3">
          <AgentBadge licence={licence} />
        </p>
      )}
    </>
  );
}

function Unnamed({ postedAs }: { postedAs: PostedAs }) {
  return (
    <div className="flex min-h-14 items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <LockKeyhole size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="font-serif text-18 leading-[1.5rem] font-semibold">
          {postedAs === "agent" ? <Trans>Agent</Trans> : <Trans>Owner</Trans>}
        </p>
        <p className="text-14 text-muted">
          <Trans>Their name is confidential. You can still write to them.</Trans>
        </p>
      </div>
    </div>
  );
}

function Named({ uid, ...posted }: Posted & { uid: string }) {
  const { t } = useLingui();
  const { data: owner, error } = useOwner(uid);
  if (!owner && error) {
    return (
      <p className="flex min-h-14 items-center text-14 text-muted">
        {(error instanceof ApiFailure && error.msg) || t`Network error occurred`}
      </p>
    );
  }
  return (
    <div className="flex min-h-14 items-center gap-4" aria-busy={!owner}>
      {owner ? <Filled owner={owner} {...posted} /> : <Waiting />}
    </div>
  );
}

function Filled({ owner, postedAs, designation }: Posted & { owner: Owner }) {
  const name = `${owner.firstName} ${owner.lastName}`;
  return (
    <>
      <Avatar
        firstName={owner.firstName}
        lastName={owner.lastName}
        pictureUrl={owner.profilePictureUrl}
        className="size-14 text-18"
      />
      <div className="min-w-0">
        <p className="font-serif text-18 leading-[1.5rem] font-semibold wrap-anywhere">
          {owner.isAgent ? (
            <LocalLink
              to={paths.agent(owner.uid)}
              className="inline-block text-link underline-offset-4 hover:underline"
            >
              {name}
            </LocalLink>
          ) : (
            name
          )}
        </p>
        <p className="text-14 text-muted wrap-anywhere">
          {owner.brokerageName ?? (postedAs === "agent" ? <Trans>Agent</Trans> : <Trans>Owner</Trans>)}
          {designation !== null && postedAs === "agent" && <span className="block">{designation}</span>}
        </p>
        <ReplyTime band={owner.replyBand} />
        {owner.isAgent && (
          <p className="mt-1.5">
            <Badge tone="brass" icon={<BadgeCheck size={16} aria-hidden="true" />}>
              Agent Pro
            </Badge>
          </p>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className="size-14 shrink-0 rounded-full" />
      <div className="grow space-y-2">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </>
  );
}
