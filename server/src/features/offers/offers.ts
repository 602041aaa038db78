import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { exportOffers, leaveOffers } from "./leaving.usecases.ts";
import type { offerData } from "./offers.data.ts";
import { createOfferLimits, type OfferDeps, type OffersNeeds } from "./offers.deps.ts";
import { registerOffers } from "./offers.routes.ts";
import { countWaiting, findOutcomes } from "./reading.usecases.ts";

/** For the consistency check of rows and files. */
export { listBrokenSteps } from "./leaving.usecases.ts";

/** Non-binding offers about listings, each between the listing's owner and one reader. */
export function createOffers({ serve, ...platform }: Platform, needs: OffersNeeds) {
  const deps: OfferDeps = { ...platform, ...needs, limits: createOfferLimits(platform.db) };
  registerOffers(serve, deps);
  return {
    countWaiting: (uid: string) => countWaiting(deps, uid),
    findOutcomes: (uid: string) => findOutcomes(deps, uid),
    personalData: {
      exports: { offers: ({ id }) => exportOffers(deps, id) },
      leave: (tx, uid) => leaveOffers(deps, tx, uid),
    } satisfies PersonalDataOf<typeof offerData>,
  };
}
