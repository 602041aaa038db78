import * as calls from "@vestpocket/domain/offers/offers.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { counterOffer, decideOffer } from "./deciding.usecases.ts";
import { makeOffer } from "./making.usecases.ts";
import { listOfferColumns } from "./offer-export.views.ts";
import type { OfferDeps } from "./offers.deps.ts";
import { offerNotFound } from "./offers.failures.ts";
import { listOffers, readOffer } from "./reading.usecases.ts";

const DONE = {
  make: /*i18n*/ { id: "offers.made", message: "Your non-binding offer has been sent." },
  counter: /*i18n*/ { id: "offers.countered", message: "Your counteroffer has been sent." },
  accept: /*i18n*/ { id: "offers.accepted", message: "You agreed to negotiate this offer." },
  decline: /*i18n*/ { id: "offers.declined", message: "The offer was declined." },
  withdraw: /*i18n*/ { id: "offers.withdrawn", message: "Your offer was withdrawn." },
} as const satisfies Record<string, Message>;

export function registerOffers(serve: Serve, deps: OfferDeps): void {
  serve(calls.listOffers, async ({ viewer, params, query, language }) =>
    listOffers(deps, { viewer, ...params, ...query, language }),
  );
  serve(calls.readOffer, async ({ viewer, params, language }) => ({
    offer: await readOffer(deps, { viewer, ...params, language }),
  }));
  serve(calls.makeOffer, async ({ viewer, params, body: form, language }) => ({
    offerId: await makeOffer(deps, { viewer, ...params, form, language }),
    msg: translate(language, DONE.make),
  }));
  serve(calls.counterOffer, async ({ viewer, params, body: { version, ...form }, language }) => {
    await counterOffer(deps, { viewer, ...params, version, form, language });
    return { msg: translate(language, DONE.counter) };
  });
  for (const [step, call] of Object.entries(DECISIONS) as [keyof typeof DECISIONS, (typeof DECISIONS)["accept"]][]) {
    serve(call, async ({ viewer, params, body, language }) => {
      await decideOffer(deps, { viewer, ...params, ...body, step, language });
      return { msg: translate(language, DONE[step]) };
    });
  }
  serve(calls.exportOffers, async ({ viewer, params, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "offers", action: "offers.export", columns: listOfferColumns(language) },
      readPage: async (page) => {
        const {
          role,
          offers: rows,
          totalResults: total,
        } = await listOffers(deps, {
          ...{ viewer, ...params, ...page, language, order: "newest" },
        });
        if (role !== "owner") throw offerNotFound();
        return { rows, total };
      },
    }),
  );
}

const DECISIONS = { accept: calls.acceptOffer, decline: calls.declineOffer, withdraw: calls.withdrawOffer } as const;
