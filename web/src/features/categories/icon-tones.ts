/** 'dark': the colour of the name next to it. 'blue': the colour of actions, on cards that turn blue when chosen. */
export type IconTone = "dark" | "blue";

export const ICON_TONES: Readonly<Record<IconTone, string>> = {
  dark: "shrink-0",
  blue: "shrink-0 text-link group-has-checked/choice:text-current",
};
