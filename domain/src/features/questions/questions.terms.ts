/** What a reader of a room asks its owner for: an answer, or a document that is missing. */
export const QUESTION_KINDS = ["question", "document"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Where it stands. A document that was asked for is answered once the owner added it. */
export const QUESTION_STATES = ["open", "answered", "declined"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

export const QUESTION_STEPS = ["answer", "decline", "withdraw"] as const;
export type QuestionStep = (typeof QUESTION_STEPS)[number];
