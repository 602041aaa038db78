import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ANSWER_MAX,
  type KeptQuestion,
  listQuestionSteps,
  mayReadQuestion,
  QUESTION_MAX,
  QUESTION_MESSAGES,
  validateAnswer,
  validateQuestion,
} from "./questions.rules.ts";
import { QUESTION_KINDS, QUESTION_STATES } from "./questions.terms.ts";

const kept: fc.Arbitrary<KeptQuestion> = fc.record({
  kind: fc.constantFrom(...QUESTION_KINDS),
  state: fc.constantFrom(...QUESTION_STATES),
  version: fc.integer({ min: 0, max: 5 }),
});
const OWNER = { isOwner: true, isAsker: false };
const ASKER = { isOwner: false, isAsker: true };
const OTHER = { isOwner: false, isAsker: false };

test("other readers see only answered questions, and can do nothing", () => {
  fc.assert(
    fc.property(kept, (question) => {
      const isShared = question.kind === "question" && question.state === "answered";
      expect(mayReadQuestion(question, OTHER)).toBe(isShared);
      expect(listQuestionSteps(question, OTHER)).toEqual([]);
    }),
  );
});

test("owner and asker see all of them, and nobody acts on what they cannot read", () => {
  fc.assert(
    fc.property(kept, fc.constantFrom(OWNER, ASKER, OTHER), (question, reader) => {
      expect(mayReadQuestion(question, OWNER) && mayReadQuestion(question, ASKER)).toBe(true);
      expect(listQuestionSteps(question, reader).length === 0 || mayReadQuestion(question, reader)).toBe(true);
    }),
  );
});

test("only open ones are declined or withdrawn, and only an answer is corrected", () => {
  fc.assert(
    fc.property(kept, (question) => {
      const isOpen = question.state === "open";
      expect(listQuestionSteps(question, ASKER)).toEqual(isOpen ? ["withdraw"] : []);
      expect(listQuestionSteps(question, OWNER).includes("decline")).toBe(isOpen);
      const isCorrected = question.kind === "question" && question.state === "answered";
      expect(listQuestionSteps(question, OWNER).includes("answer")).toBe(isOpen || isCorrected);
    }),
  );
});

test("a question needs words, and a request for a document says which and why", () => {
  expect(validateQuestion({ kind: "question", text: "Gas?", reason: "" })).toEqual({});
  expect(validateQuestion({ kind: "question", text: " \n", reason: "" })).toEqual({
    text: QUESTION_MESSAGES.questionRequired,
  });
  expect(validateQuestion({ kind: "document", text: "", reason: " " })).toEqual({
    text: QUESTION_MESSAGES.documentRequired,
    reason: QUESTION_MESSAGES.reasonRequired,
  });
  expect(validateQuestion({ kind: "question", text: "é".repeat(QUESTION_MAX), reason: "" })).toEqual({});
  expect(validateQuestion({ kind: "question", text: "é".repeat(QUESTION_MAX + 1), reason: "" })).toHaveProperty("text");
});

test("an answer needs words; a note with a document may be empty", () => {
  expect(validateAnswer("question", " ")).toBe(QUESTION_MESSAGES.answerRequired);
  expect(validateAnswer("document", "")).toBeUndefined();
  expect(validateAnswer("document", "x".repeat(ANSWER_MAX + 1))).toMatchObject({ id: "questions.long_text" });
  expect(validateAnswer("question", "\u202e\u00ad")).toBe(QUESTION_MESSAGES.answerRequired);
});
