import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import { declareCalls, hidden, type OwnedThings, own, shared } from "../../testing/declared-calls.ts";

const offer = (_ids: OwnedThings, now: Date) => buildOfferForm({ now });

export const offerCalls = declareCalls(
  {
    "GET /v1/property/{id}/offers": hidden(),
    "GET /v1/property/{id}/offers/export": own("listings"),
    "POST /v1/property/{id}/offers": hidden(offer),
    "GET /v1/offers/{id}": shared("offers"),
    "POST /v1/offers/{id}/counter": shared("offers", (ids, now) => ({ ...offer(ids, now), version: 1 })),
    "POST /v1/offers/{id}/accept": shared("offers", () => ({ version: 1 })),
    "POST /v1/offers/{id}/decline": shared("offers", () => ({ version: 1 })),
    "POST /v1/offers/{id}/withdraw": shared("offers", () => ({ version: 1 })),
  },
  async ({ journeys, reader, listing }) => ({ offers: (await journeys.make(reader, listing)).body.offerId }),
);
