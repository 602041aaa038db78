import type { KeyboardEvent } from "react";

/** The ids of the open list and of the suggestion that the arrow keys have reached. */
export interface ShownSuggestions {
  readonly list: string;
  readonly active: string | undefined;
}

/** What the field forwards to its suggestions. */
export interface SuggestionControls {
  /** Prevents the key's default if the list handled it. */
  readonly press: (event: KeyboardEvent) => void;
  readonly close: () => void;
}
