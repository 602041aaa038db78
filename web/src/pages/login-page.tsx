import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { LoginForm } from "../features/sessions/login-form.tsx";
import { useLocalPath } from "../platform/language.ts";
import { lazyExtra } from "../platform/lazy-extra.ts";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useKeptReturnQuery, useReturnPath } from "../platform/return-path.ts";
import { useSession } from "../platform/session.ts";
import { AnswerParts } from "../ui/answer-parts.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { StitchedDivider } from "../ui/stitched-divider.tsx";
import { WaitingCount } from "./waiting-count.tsx";

const WaitingCards = lazyExtra(async () => (await import("./waiting-cards.tsx")).load());

export default function LoginPage() {
  const { t } = useLingui();
  const { state } = useSession();
  const navigate = useNavigate();
  const home = useLocalPath()(paths.home());
  const returnQuery = useKeptReturnQuery();
  const goal = useReturnPath() ?? home;

  // Also when another tab signs in, or a signed-in user opens this page.
  useEffect(() => {
    if (state === "signed-in") void navigate(goal, { replace: true });
  }, [state, navigate, goal]);

  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead
        isPublic
        title={t`Log In`}
        description={t`Log in to search and view commercial pocket listings across Canada.`}
      />
      <div className="mx-auto max-w-[28rem]">
        <h1 className="text-36">
          <Trans>Log In</Trans>
        </h1>
        <StitchedDivider className="mt-3 text-muted" />
        <p className="mt-4 text-muted">
          <Trans>Most details of a listing are for members.</Trans>
        </p>
        <WaitingCount path={goal} />
        <div className="mt-6 rounded-card border border-line bg-raised p-5 sm:p-8">
          <AnswerParts
            missing={
              <Trans>
                JavaScript is turned off in your browser. You can log in, but searching and viewing listings requires
                it.
              </Trans>
            }
          />
          <LoginForm />
        </div>
        <p className="mt-6 text-muted">
          <Trans>
            New here?{" "}
            <LocalLink
              to={paths.signUp() + returnQuery}
              className="font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Sign Up
            </LocalLink>
          </Trans>
        </p>
      </div>
      {state !== "resolving" && goal.includes("/search-results") && (
        // Below the form, so that nothing moves when they arrive.
        <Suspense fallback={null}>
          <WaitingCards path={goal} />
        </Suspense>
      )}
    </PageContainer>
  );
}
