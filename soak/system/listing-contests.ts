import { DRAFTS_MAX } from "@vestpocket/domain/listings/quotas.rules";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { v7 as newId } from "uuid";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import type { Contest } from "./contest.ts";
import { makeDraft } from "./listings.ts";
import { select } from "./oracle.ts";

const quota: Contest = {
  name: "last place among the drafts",
  prepare: async ({ server, person }) => {
    for (let draft = 1; draft < DRAFTS_MAX; draft += 1) await makeDraft(server, person);
    return {
      call: () => ({ path: "/v1/property/", token: person.token, form: buildListingForm() }),
      countEffects: async () =>
        (await select(server.dataDir, "SELECT FROM listings WHERE owner_id = $1", [person.uid])).length -
        DRAFTS_MAX +
        1,
    };
  },
};

const idempotencyKey: Contest = {
  name: "idempotency key",
  prepare: async ({ server }) => {
    const key = newId();
    const ticket = buildTicket({ email: `${newId()}@example.ca` });
    return {
      call: (runner) => ({
        path: "/v1/admin/add-ticket",
        body: ticket,
        headers: { "idempotency-key": runner < 0 ? `${key}${runner}` : key },
      }),
      countEffects: async () =>
        (await select(server.dataDir, "SELECT FROM tickets WHERE email = $1", [ticket.email])).length,
    };
  },
};

export const LISTING_CONTESTS: readonly Contest[] = [quota, idempotencyKey];
