import { defineData } from "../../platform/data.ts";

export const suggestionData = defineData({
  suggested_words: {
    about: "words used in listings of many owners, and how many listings they find; counted every night",
    ends: { because: "words that at least five owners use, and how many listings they find" },
  },
});
