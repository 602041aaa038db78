import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { idText } from "../../shared/ids.schema.ts";
import {
  counterOfferSchema,
  decideOfferSchema,
  listOffersSchema,
  makeOfferSchema,
  offerDetailSchema,
  offersPageSchema,
} from "./offers.schema.ts";

const tag = "offers";
const access = "members";
const method = "POST";
const params = idParams;
const answer = messageAnswer;

export const listOffers = defineCall({
  method: "GET",
  path: "/v1/property/{id}/offers",
  tag,
  summary: "List the non-binding offers about a listing that one is a party to",
  access,
  params,
  query: listOffersSchema,
  answer: offersPageSchema,
});

export const exportOffers = defineCall({
  method: "GET",
  path: "/v1/property/{id}/offers/export",
  tag,
  summary: "Download the offers about one's own listing as CSV",
  access,
  params,
});

export const makeOffer = defineCall({
  method,
  path: "/v1/property/{id}/offers",
  tag,
  summary: "Make a non-binding offer",
  access,
  params,
  body: makeOfferSchema,
  answer: z.object({ msg: z.string(), offerId: idText }),
});

export const readOffer = defineCall({
  method: "GET",
  path: "/v1/offers/{id}",
  tag,
  summary: "Read an offer with its history, as one of its two parties",
  access,
  params,
  answer: z.object({ offer: offerDetailSchema }),
});

export const counterOffer = defineCall({
  method,
  path: "/v1/offers/{id}/counter",
  tag,
  summary: "Write the next version of an open offer",
  access,
  params,
  body: counterOfferSchema,
  answer,
});

export const acceptOffer = defineCall({
  method,
  path: "/v1/offers/{id}/accept",
  tag,
  summary: "Accept the other side's version as a basis to negotiate",
  access,
  params,
  body: decideOfferSchema,
  answer,
});

export const declineOffer = defineCall({
  method,
  path: "/v1/offers/{id}/decline",
  tag,
  summary: "Decline an offer about one's own listing",
  access,
  params,
  body: decideOfferSchema,
  answer,
});

export const withdrawOffer = defineCall({
  method,
  path: "/v1/offers/{id}/withdraw",
  tag,
  summary: "Withdraw one's own offer",
  access,
  params,
  body: decideOfferSchema,
  answer,
});
