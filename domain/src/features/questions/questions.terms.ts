/** What a room's reader asks its owner for: an answer, or a missing document. */
export const QUESTION_KINDS = ["question", "document"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Its state. A document request is answered once the owner adds the document. */
export const QUESTION_STATES = ["open", "answered", "declined"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export const QUESTION_STEPS = ["answer", "decline", "withdraw"] as const;
export type QuestionStep = (typeof QUESTION_STEPS)[number];
