import type { Call } from "./client.ts";
import type { Person } from "./people.ts";

/** Starts the checkout of Agent Pro. */
export const askToJoin = ({ token }: Person): Call => ({
  path: "/v1/checkout-session/generate-session",
  token,
  body: {
    subscriptionType: "agent",
    agentProData: {
      brokerageName: "Harbourfront Realty Inc.",
      province: "Ontario",
      city: "Toronto",
      isRealEstateMember: true,
      realEstateBoard: "Toronto Regional Real Estate Board",
    },
  },
});
