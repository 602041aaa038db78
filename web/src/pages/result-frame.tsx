import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { type ReactNode, useEffect, useState } from "react";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** The minimum delay before a payment's outcome is shown. */
const WAIT_MS = 2000;

/** True while the spinner must stay, whatever is known. */
export function useIsWaitOver(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/** The frame of the payment result pages; its content is announced to screen readers. */
export function ResultFrame({ children }: { children: ReactNode }) {
  return (
    <PageContainer className="py-10 sm:py-16">
      <div aria-live="polite" className="mx-auto max-w-[36rem]">
        {children}
      </div>
    </PageContainer>
  );
}

export function ResultSpinner() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Payment`} />
      <div className="flex min-h-[60vh] items-start justify-center pt-[16vh] text-muted">
        <Spinner size={32} label={t`Checking your payment…`} />
      </div>
    </>
  );
}

/** Shown if the URL names no order, or another user's. */
export function NoSuchPayment() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <>
      <PageHead title={t`Payment`} />
      <EmptyState
        as="h1"
        drawing={<LostSign />}
        action={
          <ButtonLink to={localPath(paths.account())}>
            <Trans>Go to dashboard</Trans>
          </ButtonLink>
        }
      >
        <Trans>This payment could not be found.</Trans>
      </EmptyState>
    </>
  );
}
