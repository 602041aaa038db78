import { Trans } from "@lingui/react/macro";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { BoardFields, BrokerageFields } from "./agent-fields.tsx";
import { useMembership, useSaveDetails } from "./memberships.api.ts";
import { type AgentFormStart, useAgentForm } from "./use-agent-form.ts";

interface AgentDetailsFormProps {
  uid: string;
  isVerifiedAgent: boolean;
}

/** An agent's brokerage and board on the profile page, with or without Agent Pro. */
export function AgentDetailsForm(props: AgentDetailsFormProps) {
  const membership = useMembership();
  if (hasFailed(membership)) {
    return (
      <LoadFailure query={membership}>
        <Trans>An error occurred. Please try again.</Trans>
      </LoadFailure>
    );
  }
  if (membership.data === undefined) {
    return (
      <Loading>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return <Form {...props} start={membership.data.agentDetails} />;
}

function Form({ uid, isVerifiedAgent, start }: AgentDetailsFormProps & { start: AgentFormStart | null }) {
  const save = useSaveDetails(uid);
  const agentForm = useAgentForm(start, async (profile) => {
    toast.success(await save(profile));
  });
  const { form } = agentForm;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <BrokerageFields {...agentForm} />
      <BoardFields {...agentForm} />
      {isVerifiedAgent && (
        <Notice tone="info">
          <Trans>
            We verified your licence at this brokerage. If you save another brokerage, province or board, the “Verified
            Agent” badge is removed until we verify it again.
          </Trans>
        </Notice>
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" pending={form.pending} className="sm:self-start">
        {form.pending ? <Trans>Saving…</Trans> : <Trans>Save brokerage</Trans>}
      </Button>
    </form>
  );
}
