import { defineData } from "../../platform/data.ts";

export const questionData = defineData({
  questions: {
    about: "what a room's readers asked its owner",
    people: ["account_id"],
    listing: "listing_id",
    reachedBy: ["owner", "reader"],
    ends: { with: "listings" },
    exportedAs: "questions",
    leaving: "those without an answer are deleted",
    credentials: false,
  },
  question_answers: { about: "every answer", ends: { with: "questions" }, exportedAs: "questions" },
});
