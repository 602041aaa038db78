import { Trans } from "@lingui/react/macro";
import { describeOffer } from "@vestpocket/domain/offers/offer-text";
import type { Offer, OffersPage } from "@vestpocket/domain/offers/offers.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useNavigate } from "react-router";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useReader } from "../../platform/units.ts";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import type { AskingPrices } from "./asked.tsx";
import { OfferAuthor } from "./offer-author.tsx";
import { OfferForm } from "./offer-form.tsx";
import { OfferState } from "./offer-state.tsx";
import { toNewValues } from "./offer-values.ts";
import { useOfferChanges } from "./offers.api.ts";

interface OwnOffersProps {
  page: OffersPage;
  asked: AskingPrices;
}

/** For a reader: their own offers about a listing, and the form for another if they can make one. */
export function OwnOffers({ page, asked }: OwnOffersProps) {
  const { offers, obstacle, listing, kinds } = page;
  const [kind] = kinds;
  return (
    <div className="space-y-8">
      {offers.length > 0 && (
        <ul className="space-y-4">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard listingId={listing.id} offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {obstacle === "no_access" && <NoAccess listingId={listing.id} hasOffers={offers.length > 0} />}
      {obstacle === "closed_province" && (
        <Notice tone="warning">
          <Trans>New offers cannot be made in this province for now. Offers that were made before continue.</Trans>
        </Notice>
      )}
      {obstacle === null && kind !== undefined && <NewOffer page={page} asked={asked} kind={kind} />}
    </div>
  );
}

function NewOffer({ page: { listing, kinds }, asked, kind }: OwnOffersProps & { kind: "sale" | "lease" }) {
  const { make } = useOfferChanges();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (
    <OfferForm
      title={<Trans>Make a non-binding offer</Trans>}
      action={<Trans>Send the offer</Trans>}
      kinds={kinds}
      by="buyer"
      initial={toNewValues(kind, asked.lease)}
      asked={asked}
      keepAs={listing.id}
      onSend={async (form) => {
        const { msg, offerId } = await make(listing.id, form);
        toast.success(msg);
        await navigate(localPath(paths.offers(listing.id, offerId)));
      }}
    />
  );
}

function NoAccess({ listingId, hasOffers }: { listingId: string; hasOffers: boolean }) {
  return (
    <Notice tone="warning">
      <p>
        {hasOffers ? (
          <Trans>You no longer have access to this listing’s deal room. You can still read your offers here.</Trans>
        ) : (
          <Trans>Only readers with access to the deal room can make an offer.</Trans>
        )}
      </p>
      <LocalLink
        to={paths.property(listingId)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        <Trans>View the listing</Trans>
      </LocalLink>
    </Notice>
  );
}

function OfferCard({ listingId, offer }: { listingId: string; offer: Offer }) {
  const language = useLanguage();
  const reader = useReader();
  return (
    <article className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="tabular font-sans text-18 font-semibold">{describeOffer(offer.terms, reader)}</h2>
          <OfferAuthor offer={offer} />
        </div>
        <OfferState offer={offer} />
      </div>
      <p className="mt-1 text-14 text-muted">
        {offer.state === "open" ? (
          <Trans>Expires {formatMoment(offer.expiresAt.seconds, language)}</Trans>
        ) : (
          <Trans>Last updated {formatMoment(offer.updatedAt.seconds, language)}</Trans>
        )}
      </p>
      <LocalLink
        to={paths.offers(listingId, offer.id)}
        className="mt-2 inline-flex min-h-11 items-center text-14 font-semibold text-link underline underline-offset-4"
      >
        <Trans>Read the offer and its history</Trans>
      </LocalLink>
    </article>
  );
}
