import { z } from "zod/mini";
import { idParams, messageAnswer, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import {
  agreementSchema,
  chooseAgreementRequestSchema,
  openAgreementRequestSchema,
  shownTextSchema,
  signAgreementRequestSchema,
  signatureSchema,
  signedAgreementSchema,
} from "./agreements.schema.ts";

const tag = "agreements";

export const readAgreement = defineCall({
  method: "GET",
  path: "/v1/property/{id}/agreement",
  tag,
  summary: "Read which agreement a listing asks its readers to sign",
  access: "members",
  params: idParams,
  answer: agreementSchema,
});

export const openAgreement = defineCall({
  method: "POST",
  path: "/v1/property/{id}/agreement/open",
  tag,
  summary:
    "Read the agreement's text, which is recorded: in the language offered first, or in another that is asked for",
  access: "members",
  params: idParams,
  body: openAgreementRequestSchema,
  answer: shownTextSchema,
});

export const signAgreement = defineCall({
  method: "POST",
  path: "/v1/property/{id}/agreement/sign",
  tag,
  summary: "Sign the agreement of a listing",
  access: "members",
  params: idParams,
  body: signAgreementRequestSchema,
  answer: signatureSchema,
});

export const readCertificate = defineCall({
  method: "GET",
  path: "/v1/property/{id}/agreement/signatures/{signatureId}/certificate",
  tag,
  summary: "The certificate of a signature as a PDF, for its two parties, also once the listing has ended",
  access: "members",
  params: z.object({ id: pathText, signatureId: pathText }),
});

export const listSigned = defineCall({
  method: "GET",
  path: "/v1/agreements/signed",
  tag,
  summary: "List what one signed, newest first, also about listings that have ended",
  access: "members",
  query: pageRequestSchema,
  answer: z.extend(pageSchema, { signed: z.array(signedAgreementSchema) }),
});

export const chooseAgreement = defineCall({
  method: "POST",
  path: "/v1/property/{id}/agreement",
  tag,
  summary: "Choose the agreement that readers of one's own listing sign",
  access: "members",
  params: idParams,
  body: chooseAgreementRequestSchema,
  answer: messageAnswer,
});

export const listSignatures = defineCall({
  method: "GET",
  path: "/v1/property/{id}/agreement/signatures",
  tag,
  summary: "List who signed the agreement of one's own listing, newest first",
  access: "members",
  params: idParams,
  query: pageRequestSchema,
  answer: z.extend(pageSchema, { signatures: z.array(signatureSchema) }),
});
