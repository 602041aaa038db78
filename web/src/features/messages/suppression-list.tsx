import { Trans, useLingui } from "@lingui/react/macro";
import type { SuppressedAddress } from "@vestpocket/domain/messages/streams.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useStreamAdministration, useSuppressions } from "./stream-administration.api.ts";

/** Addresses that get no commercial email, with a search and their release. */
export function SuppressionList() {
  const { t } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf } = useListQuery(["search"]);
  const query = useSuppressions({ search: filters.search, page });
  const reasons = {
    unknown_mailbox: t`No such mailbox`,
    bounced: t`Email came back`,
    complained: t`Reported as spam`,
  };
  return (
    <section>
      <h2 className="mb-4 text-22">
        <Trans>Suppressed addresses</Trans>
      </h2>
      <SearchField
        className="mb-6 max-w-md"
        label={<Trans>Address</Trans>}
        value={filters.search}
        onSearch={(search) => choose({ search })}
      />
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The addresses could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={filters.search === "" ? <Trans>No address is suppressed.</Trans> : <Trans>No address matches.</Trans>}
        hrefOf={hrefOf(localPath(paths.admin("streams")))}
      >
        {({ suppressions }) => (
          <DataTable<SuppressedAddress>
            caption={t`Suppressed addresses`}
            rows={suppressions}
            keyOf={({ id }) => id}
            columns={[
              { key: "address", header: <Trans>Address</Trans>, isEntered: true, cell: ({ address }) => address },
              { key: "reason", header: <Trans>Reason</Trans>, cell: ({ reason }) => reasons[reason] },
              { key: "source", header: <Trans>Reported by</Trans>, cell: ({ source }) => SOURCES[source] },
              {
                key: "since",
                header: <Trans>Since</Trans>,
                cell: ({ since }) => formatMoment(since.seconds, language),
              },
              { key: "release", header: <Trans>Action</Trans>, cell: (one) => <ReleaseButton one={one} /> },
            ]}
          />
        )}
      </ListFrame>
    </section>
  );
}

const SOURCES = { smtp: "SMTP", mailgun: "Mailgun", sendgrid: "SendGrid" } as const;

function ReleaseButton({ one: { id, address } }: { one: SuppressedAddress }) {
  const { t } = useLingui();
  const toWords = useFailureWords();
  const { release } = useStreamAdministration();
  const { run, pending } = useCall();
  return (
    <Button
      kind="secondary"
      pending={pending}
      aria-label={t`Release ${address}`}
      onClick={async () => {
        const sentence = await run(
          () => release(id),
          (failure) => toast.error(toWords(failure)),
        );
        if (sentence !== undefined) toast.success(sentence);
      }}
    >
      <Trans>Release</Trans>
    </Button>
  );
}
