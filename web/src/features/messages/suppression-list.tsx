import { Trans, useLingui } from "@lingui/react/macro";
import type { SuppressedAddress } from "@vestpocket/domain/messages/streams.schema";
import { AdminList } from "../../platform/admin-list.tsx";
import { BY_DATE, useAdminList } from "../../platform/admin-list-filters.ts";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { toast } from "../../ui/toast.tsx";
import { useStreamAdministration, useSuppressions } from "./stream-administration.api.ts";

/** Addresses that get no commercial email, with a search and their release. */
export function SuppressionList() {
  const { t } = useLingui();
  const language = useLanguage();
  const list = useAdminList("suppressions", { searchQuery: { label: <Trans>Address</Trans> } }, { since: BY_DATE });
  const query = useSuppressions({ ...list.chosen, ...list.place });
  const reasons = {
    unknown_mailbox: t`No such mailbox`,
    bounced: t`Email came back`,
    complained: t`Reported as spam`,
  };
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The addresses could not be loaded.</Trans>}
      empty={list.isFiltered ? <Trans>No address matches.</Trans> : <Trans>No address is suppressed.</Trans>}
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
              sort: list.sortOf("since"),
              header: <Trans>Since</Trans>,
              cell: ({ since }) => formatMoment(since.seconds, language),
            },
            { key: "release", header: <Trans>Action</Trans>, cell: (one) => <ReleaseButton one={one} /> },
          ]}
        />
      )}
    </AdminList>
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
