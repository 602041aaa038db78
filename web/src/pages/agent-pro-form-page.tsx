import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Navigate } from "react-router";
import { EmailNeeded } from "../features/accounts/email-needed.tsx";
import { PhoneNeeded } from "../features/accounts/phone-needed.tsx";
import { AgentForm } from "../features/memberships/agent-form.tsx";
import { useMembership } from "../features/memberships/memberships.api.ts";
import { usePaymentConfig } from "../features/orders/orders.api.ts";
import { YearPrice } from "../features/orders/year-price.tsx";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The agent's details before becoming a member. */
export default function AgentProFormPage() {
  const { t } = useLingui();
  return (
    <div className="max-w-[40rem] pb-12 lg:pb-20">
      <PageHead title={t`Your brokerage and board`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Your brokerage and board</Trans>
      </h1>
      <Content />
    </div>
  );
}

function Content() {
  const localPath = useLocalPath();
  const { uid } = useSession();
  const membership = useMembership();
  const config = usePaymentConfig();
  const failed = [membership, config].find(hasFailed);
  if (failed !== undefined) {
    return (
      <LoadFailure query={failed}>
        <Trans>An error occurred. Please try again.</Trans>
      </LoadFailure>
    );
  }
  if (membership.data === undefined || config.data === undefined || uid === undefined) {
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (membership.data.isSubscribed) return <Navigate replace to={localPath(paths.agentPro())} />;
  const { salesTax, billing } = config.data;
  return (
    <div className="flex flex-col gap-4">
      <PhoneNeeded uid={uid} />
      <EmailNeeded uid={uid} />
      <AgentForm
        uid={uid}
        start={membership.data.agentDetails}
        latestBilling={billing}
        price={(province) => <YearPrice salesTax={salesTax} province={province} />}
        back={
          <ButtonLink kind="secondary" size="large" to={localPath(paths.agentPro())}>
            <Trans>Back</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}
