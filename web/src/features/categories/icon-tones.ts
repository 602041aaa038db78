/** 'inherit': the surrounding text colour. */
export type IconTone = "inherit" | "dark" | "blue";

export const ICON_TONES: Readonly<Record<IconTone, string>> = {
  inherit: "shrink-0",
  dark: "shrink-0 text-text",
  blue: "shrink-0 text-link",
};
