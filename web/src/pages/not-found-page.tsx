import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { LostSign } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export default function NotFoundPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <>
      <PageHead title={t`Page not found`} />
      <EmptyState
        as="h1"
        drawing={<LostSign />}
        action={
          <ButtonLink to={localPath(paths.home())}>
            <Trans>Back to the home page</Trans>
          </ButtonLink>
        }
      >
        <Trans>There is no page at this address.</Trans>
      </EmptyState>
    </>
  );
}
