/** Keeps a number's digits and dots; a decimal comma becomes a dot. */
export function keepNumber(typed: string, language: string): string {
  return (language === "fr" ? typed.replaceAll(",", ".") : typed).replace(/[^\d.]/gu, "");
}
