import { useLingui } from "@lingui/react/macro";
import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, type Theme, useTheme } from "../../platform/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** A button that cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  const names: Record<Theme, string> = { system: t`System`, light: t`Light`, dark: t`Dark` };
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const Icon = ICONS[theme];
  return (
    <IconButton label={t`Theme: ${names[theme]}. Change to: ${names[next]}`} onClick={() => setTheme(next)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
