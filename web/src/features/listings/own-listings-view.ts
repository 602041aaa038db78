import { keepChoice } from "../../platform/kept-choice.ts";

/** How the owner's list is shown, kept in this browser. */
export const OWN_VIEW = keepChoice("own-listings-view", ["cards", "table"]);
