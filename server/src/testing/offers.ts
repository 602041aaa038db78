import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import { createAccessJourneys } from "./access.ts";
import type { Answer, TestApp } from "./test-app.ts";

/** Actions of owners and readers on non-binding offers, through the API. */
export async function createOfferJourneys(site: TestApp) {
  const journeys = await createAccessJourneys(site);
  const { owner, enter, ask, put, findWaiting } = journeys;
  type Person = { readonly token: string };

  const toForm = (changed: object = {}) => ({ ...buildOfferForm({ now: site.clock.now() }), ...changed });
  const make = (who: Person, listing: string, changed: object = {}): Promise<Answer> =>
    site.call("POST", `/v1/property/${listing}/offers`, { token: who.token, body: toForm(changed) });
  const list = async (who: Person, listing: string, query = ""): Promise<Answer> =>
    site.call("GET", `/v1/property/${listing}/offers?${query}`, { token: who.token });
  const read = (who: Person, id: string): Promise<Answer> => site.call("GET", `/v1/offers/${id}`, { token: who.token });

  /** Gives someone access to a listing's restricted values. */
  async function letIn(reader: Person, listing: string): Promise<void> {
    await ask(reader, listing);
    await put(owner, `requests/${await findWaiting(listing)}/approve`, { days: 30 });
  }

  return {
    ...journeys,
    /** The requests in an owner's inbox. */
    listRequests: journeys.list,
    toForm,
    make,
    list,
    read,
    letIn,
    counter: (who: Person, id: string, changed: object): Promise<Answer> =>
      site.call("POST", `/v1/offers/${id}/counter`, {
        token: who.token,
        body: { ...toForm(), version: 1, ...changed },
      }),
    decide: (who: Person, id: string, step: string, body: object = {}): Promise<Answer> =>
      site.call("POST", `/v1/offers/${id}/${step}`, { token: who.token, body: { version: 1, note: "", ...body } }),
    /** A reader with access to a new listing. */
    async enterRoom(listingId = "") {
      const listing = listingId || (await journeys.offer());
      const buyer = await enter({ firstName: "Luc", lastName: "Gagnon" });
      await letIn(buyer, listing);
      return { buyer, listing };
    },
    /** An open offer. */
    async begin() {
      const listing = await journeys.offer();
      const buyer = await enter({ firstName: "Luc", lastName: "Gagnon" });
      await letIn(buyer, listing);
      const { offerId: id } = (await make(buyer, listing)).body;
      return { listing, buyer, id: id as string };
    },
  };
}
