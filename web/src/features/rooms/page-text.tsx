import { Trans, useLingui } from "@lingui/react/macro";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageText } from "./rooms.api.ts";

/** A page's text, for readers who cannot see its picture. */
export function PageText({ id, page }: { id: string; page: number }) {
  const { t } = useLingui();
  const query = usePageText({ id, page });
  return (
    <section
      aria-label={t`Text of page ${page}`}
      className="mt-4 rounded-card border border-line bg-raised p-5 text-16 whitespace-pre-line wrap-anywhere"
    >
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The text could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(text) =>
          text === "" ? (
            <Trans>This page is an image, so it has no text to show. Ask the owner for a text version.</Trans>
          ) : (
            text
          )
        }
      </QueryFrame>
    </section>
  );
}
