import type { Agent } from "@vestpocket/domain/agents/agents.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { MapPin } from "lucide-react";
import { LocalLink } from "../../platform/local-link.tsx";
import { usePlaceWords } from "../../shared/places/place-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AgentBadge, toShownLicence } from "./agent-badge.tsx";
import { AgentBoard } from "./agent-board.tsx";

const CARD = "flex h-full flex-col rounded-card border border-line bg-raised p-5";

/** An agent's card; the whole card opens the profile. */
export function AgentCard({ agent }: { agent: Agent }) {
  const place = usePlaceWords()(agent);
  return (
    <article
      className={`group relative transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${CARD}`}
    >
      <div className="flex min-h-16 flex-wrap items-center gap-4">
        <Avatar
          firstName={agent.firstName}
          lastName={agent.lastName}
          pictureUrl={agent.profilePictureUrl}
          className="size-16 text-22"
        />
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="font-serif text-18 leading-[1.5rem] font-semibold wrap-anywhere">
            <LocalLink
              to={paths.agent(agent.id)}
              className="outline-none after:absolute after:inset-0 after:rounded-card group-hover:text-link"
            >
              {agent.firstName} {agent.lastName}
            </LocalLink>
          </h2>
          <p className="text-14 text-muted wrap-anywhere">{agent.brokerageName}</p>
        </div>
      </div>
      <p className="mt-4 flex items-start gap-1.5 text-14">
        <MapPin size={16} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{place}</span>
      </p>
      <p className="mt-1 mb-4 line-clamp-2 text-13 text-muted wrap-anywhere">
        <AgentBoard agent={agent} />
      </p>
      <p className="mt-auto border-t border-line pt-3">
        <AgentBadge licence={toShownLicence(agent)} />
      </p>
    </article>
  );
}

/** Placeholder for a card. */
export function AgentCardSkeleton() {
  return (
    <div className={CARD}>
      <div className="flex min-h-16 items-center gap-4">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="grow space-y-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      </div>
      <Skeleton className="mt-4 h-5 w-1/2" />
      <Skeleton className="mt-1 mb-4 h-4 w-4/5" />
      <div className="mt-auto border-t border-line pt-3">
        <Skeleton className="h-7 w-20 rounded-full" />
      </div>
    </div>
  );
}
