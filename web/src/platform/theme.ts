import { keepChoice } from "./kept-choice.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const kept = keepChoice<Theme>("vestpocket.theme", THEMES);

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [kept.useChoice(), chooseTheme];
}

function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  kept.choose(theme);
}
