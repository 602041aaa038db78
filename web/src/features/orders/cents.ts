/** Parses a typed amount, '12.50', '12,5', '$12', to cents; undefined if it is not an amount. */
export function readCents(typed: string): number | undefined {
  const [, dollars, cents = ""] = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*\$?$/u.exec(typed.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** Formats cents for typing in a language: '12.50', '12,50'. */
export function writeCents(cents: number, language: "en" | "fr"): string {
  return (cents / 100).toFixed(2).replace(".", language === "fr" ? "," : ".");
}
