import { Trans, useLingui } from "@lingui/react/macro";
import { AGENT_MESSAGES } from "@vestpocket/domain/agents/agents.rules";
import type { AgentProfileView } from "@vestpocket/domain/agents/agents.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowLeft } from "lucide-react";
import { useParams, useSearchParams } from "react-router";
import { AgentContact } from "../features/agents/agent-contact.tsx";
import { AgentListings } from "../features/agents/agent-listings.tsx";
import { AgentProfile } from "../features/agents/agent-profile.tsx";
import { AgentFailed, AgentNotFound, AgentWaiting } from "../features/agents/agent-states.tsx";
import { useAgent } from "../features/agents/agents.api.ts";
import { FavouriteHeart } from "../features/favourites/favourite-heart.tsx";
import { ListingCard } from "../features/listings/listing-card.tsx";
import { ListingCardSkeleton } from "../features/listings/listing-card-skeleton.tsx";
import { ApiFailure } from "../platform/http.ts";
import { useMessage } from "../platform/language.ts";
import { hasFailed } from "../platform/load-failure.tsx";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { PageContainer } from "../ui/page-container.tsx";

export default function AgentPage() {
  const { t } = useLingui();
  const message = useMessage();
  const { id = "" } = useParams();
  const query = useAgent(id);
  const { data: agent, error } = query;
  const isUnknown = error instanceof ApiFailure && error.status === 404;
  if (id === "" || isUnknown) {
    const sentence = message(id === "" ? AGENT_MESSAGES.idRequired : AGENT_MESSAGES.notFound);
    return (
      <>
        <PageHead title={sentence.replace(/\.$/u, "")} />
        <AgentNotFound sentence={sentence} />
      </>
    );
  }
  if (hasFailed(query)) {
    return (
      <>
        <PageHead title={t`Something went wrong`} />
        <AgentFailed query={query} />
      </>
    );
  }
  return (
    <PageContainer className="pt-4 pb-12 sm:pt-6 lg:pb-20">
      <PageHead title={agent ? `${agent.firstName} ${agent.lastName}` : t`Agent profile`} />
      <p className="mb-4">
        <LocalLink
          to={paths.agents()}
          className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link underline-offset-4 hover:underline"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          <Trans>All agents</Trans>
        </LocalLink>
      </p>
      {agent ? <AgentView agent={agent} /> : <AgentWaiting />}
    </PageContainer>
  );
}

function AgentView({ agent }: { agent: AgentProfileView }) {
  const page = Number(useSearchParams()[0].get("page"));
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-14">
        <AgentProfile agent={agent} />
        <AgentContact agent={agent} />
      </div>
      <div className="mt-12">
        <AgentListings
          id={agent.id}
          page={Number.isInteger(page) && page > 1 ? page : 1}
          card={(listing) => <ListingCard listing={listing} heart={<FavouriteHeart listing={listing} />} />}
          cardSkeleton={<ListingCardSkeleton />}
        />
      </div>
    </>
  );
}
