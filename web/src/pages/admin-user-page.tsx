import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { useUser, useUserActions } from "../features/accounts/administration.api.ts";
import { UserHistory } from "../features/accounts/user-history.tsx";
import { UserView } from "../features/accounts/user-view.tsx";
import { VerificationCard } from "../features/agents/verification-card.tsx";
import { NotesCard } from "../features/notes/notes-card.tsx";
import { BackLink } from "../platform/back-link.tsx";
import { useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export default function AdminUserPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const localPath = useLocalPath();
  const { uid } = useSession();
  const query = useUser(id);
  const { data: user } = query;
  const { refresh } = useUserActions(id);
  if (hasFailed(query)) {
    return (
      <Frame title={t`User`}>
        <LoadFailure query={query}>
          <Trans>The account could not be loaded.</Trans>
        </LoadFailure>
      </Frame>
    );
  }
  if (user === undefined) {
    return (
      <Frame title={t`User`}>
        <Loading className="space-y-6">
          <Skeleton className="h-14 w-2/3" />
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
        </Loading>
      </Frame>
    );
  }
  if (user === null) {
    return (
      <Frame title={t`User`}>
        <EmptyState
          as="h1"
          drawing={<LostSign />}
          action={
            <ButtonLink to={localPath(paths.admin("users"))}>
              <Trans>All users</Trans>
            </ButtonLink>
          }
        >
          <Trans>This account does not exist.</Trans>
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame title={`${user.firstName} ${user.lastName}`}>
      <UserView key={user.uid} user={user} isOwn={user.uid === uid}>
        <UserHistory uid={user.uid} />
        {user.agent && <VerificationCard user={user} agent={user.agent} onChange={refresh} />}
        <NotesCard subject={{ kind: "account", id: user.uid }} />
      </UserView>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={title} />
      <BackLink to={paths.admin("users")}>
        <Trans>All users</Trans>
      </BackLink>
      {children}
    </div>
  );
}
