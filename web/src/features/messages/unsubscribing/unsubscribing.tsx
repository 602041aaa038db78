import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { ApiFailure } from "../../../platform/http.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { LocalLink } from "../../../platform/local-link.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { Queries } from "../../../platform/queries.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { FormColumn } from "../../../ui/form-column.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { UnsubscribeForm } from "./unsubscribe-form.tsx";
import { useUnsubscribeLink } from "./unsubscribing.api.ts";

/** The page of a link that unsubscribes. Opening it changes nothing: programs that scan email open links too. */
export function Unsubscribing({ token }: { token: string }) {
  return (
    <Queries>
      <UnsubscribingPage token={token} />
    </Queries>
  );
}

function UnsubscribingPage({ token }: { token: string }) {
  const { t } = useLingui();
  const query = useUnsubscribeLink(token);
  return (
    <>
      <PageHead title={t`Email preferences`} />
      <FormColumn
        heading={<Trans>Email preferences</Trans>}
        after={
          <LocalLink
            to={paths.notifications()}
            className="inline-flex min-h-11 items-center text-14 text-link underline underline-offset-4"
          >
            <Trans>Choose all that we email you</Trans>
          </LocalLink>
        }
      >
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-32" />
            </Loading>
          }
          failure={<Failed query={query} />}
        >
          {(link) => <UnsubscribeForm token={token} link={link} />}
        </QueryFrame>
      </FormColumn>
    </>
  );
}

function Failed({ query }: { query: ReturnType<typeof useUnsubscribeLink> }) {
  const toWords = useFailureWords();
  const { error } = query;
  if (error instanceof ApiFailure && error.status === 404) return <Notice tone="info">{toWords(error)}</Notice>;
  return (
    <LoadFailure query={query}>
      <Trans>Your preferences could not be loaded.</Trans>
    </LoadFailure>
  );
}
