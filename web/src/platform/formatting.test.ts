import { expect, test } from "vitest";
import { formatAge } from "./formatting.ts";

const now = Date.UTC(2026, 5, 15, 12);
const ago = (seconds: number) => now / 1000 - seconds;

test.each([
  [0, "now", "maintenant"],
  [-30, "now", "maintenant"],
  [59, "now", "maintenant"],
  [61, "1 minute ago", "il y a 1 minute"],
  [3 * 3600 + 5, "3 hours ago", "il y a 3 heures"],
  [86_400, "yesterday", "hier"],
  [29 * 86_400, "29 days ago", "il y a 29 jours"],
  [45 * 86_400, "May 1, 2026", "1 mai 2026"],
])("%i seconds ago is said as '%s' and '%s'", (seconds, english, french) => {
  expect(formatAge(ago(seconds), "en", now)).toBe(english);
  expect(formatAge(ago(seconds), "fr", now)).toBe(french);
});
