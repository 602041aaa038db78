import { useSyncExternalStore } from "react";
import { keep, readKept } from "./kept.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "vestpocket.theme";
const listeners = new Set<() => void>();

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme, () => "system"), chooseTheme];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTheme(): Theme {
  const kept = readKept(KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

function chooseTheme(theme: Theme): void {
  keep(KEY, theme === "system" ? null : theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
