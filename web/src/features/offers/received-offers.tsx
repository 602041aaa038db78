import { Trans, useLingui } from "@lingui/react/macro";
import { describeOffer } from "@vestpocket/domain/offers/offer-text";
import { OFFER_ORDER_LABELS } from "@vestpocket/domain/offers/offers.labels";
import type { Offer } from "@vestpocket/domain/offers/offers.schema";
import { OFFER_ORDERS, type OfferOrder } from "@vestpocket/domain/offers/offers.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { Download } from "lucide-react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { saveFile } from "../../platform/save-file.ts";
import { useReader } from "../../platform/units.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfferAuthor } from "./offer-author.tsx";
import { Conditions, Day, Months } from "./offer-facts.tsx";
import { OfferState } from "./offer-state.tsx";
import { fetchOffers } from "./offers.api.ts";

interface ReceivedOffersProps {
  listingId: string;
  offers: readonly Offer[];
  order: OfferOrder;
  onOrder: (order: OfferOrder) => void;
}

/** For an owner: the offers about a listing side by side, each with its latest version. */
export function ReceivedOffers({ listingId, offers, order, onOrder }: ReceivedOffersProps) {
  const { t } = useLingui();
  const message = useMessage();
  const columns = useColumns(listingId);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <Dropdown
          className="w-64 max-sm:w-full"
          label={<Trans>Sort by</Trans>}
          value={order}
          initial="newest"
          onChange={onOrder}
          options={OFFER_ORDERS.map((value) => ({ value, label: message(OFFER_ORDER_LABELS[value]) }))}
        />
        <ExportButton listingId={listingId} />
      </div>
      <DataTable caption={t`Offers`} columns={columns} rows={offers} keyOf={({ id }) => id} />
    </>
  );
}

function useColumns(listingId: string): Column<Offer>[] {
  const language = useLanguage();
  const reader = useReader();
  return [
    {
      key: "buyer",
      header: <Trans>From</Trans>,
      isEntered: true,
      cell: ({ id, buyerName }) => (
        <LocalLink
          to={paths.offers(listingId, id)}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4 md:min-h-6"
        >
          {buyerName ?? <Trans>A former member</Trans>}
        </LocalLink>
      ),
    },
    {
      key: "amount",
      header: <Trans>Amount</Trans>,
      cell: (offer) => (
        <>
          <span className="tabular font-semibold">{describeOffer(offer.terms, reader)}</span>
          {offer.terms.termMonths !== null && (
            <span className="tabular block text-13 text-muted">
              <Months count={offer.terms.termMonths} />
            </span>
          )}
          <OfferAuthor offer={offer} />
        </>
      ),
    },
    { key: "conditions", header: <Trans>Conditions</Trans>, cell: ({ terms }) => <Conditions terms={terms} /> },
    {
      key: "closing",
      header: <Trans>Closing or possession</Trans>,
      cell: ({ terms }) => <Day day={terms.closesOn} />,
    },
    {
      key: "expires",
      header: <Trans>Expires</Trans>,
      cell: ({ expiresAt }) => formatMoment(expiresAt.seconds, language),
    },
    { key: "state", header: <Trans>Status</Trans>, cell: (offer) => <OfferState offer={offer} /> },
  ];
}

function ExportButton({ listingId }: { listingId: string }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  async function save() {
    const content = await run(() => fetchOffers(listingId));
    if (content) saveFile(`vestpocket-offers-${new Date().toISOString().slice(0, 10)}.csv`, content);
  }

  return (
    <>
      <Button
        kind="secondary"
        icon={<Download size={18} aria-hidden="true" />}
        pending={pending}
        onClick={() => void save()}
      >
        <Trans>Export as CSV</Trans>
      </Button>
      {failure && <Notice tone="danger">{failureWords(failure, t`The list could not be exported.`)}</Notice>}
    </>
  );
}
