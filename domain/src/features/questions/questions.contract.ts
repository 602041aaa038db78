import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  answerQuestionSchema,
  askQuestionSchema,
  declineQuestionSchema,
  listQuestionsSchema,
  questionsPageSchema,
} from "./questions.schema.ts";

const tag = "questions";
const access = "members";
const method = "POST";
const params = idParams;
const answer = messageAnswer;

export const listQuestions = defineCall({
  method: "GET",
  path: "/v1/property/{id}/questions",
  tag,
  summary: "List a room's questions or requests for documents that one may read, open ones first",
  access,
  params,
  query: listQuestionsSchema,
  answer: questionsPageSchema,
});

export const askQuestion = defineCall({
  method,
  path: "/v1/property/{id}/questions",
  tag,
  summary: "Ask a room's owner a question, or for a document",
  access,
  params,
  body: askQuestionSchema,
  answer,
});

export const answerRoomQuestion = defineCall({
  method,
  path: "/v1/questions/{id}/answer",
  tag,
  summary: "Answer a question, correct the answer, or mark a document as added",
  access,
  params,
  body: answerQuestionSchema,
  answer,
});

export const declineQuestion = defineCall({
  method,
  path: "/v1/questions/{id}/decline",
  tag,
  summary: "Decline a question or a request for a document",
  access,
  params,
  body: declineQuestionSchema,
  answer,
});

export const withdrawQuestion = defineCall({
  method,
  path: "/v1/questions/{id}/withdraw",
  tag,
  summary: "Withdraw one's own open question or request",
  access,
  params,
  body: noBody,
  answer,
});
