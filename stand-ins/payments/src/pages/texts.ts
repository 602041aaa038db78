export type Language = "en" | "fr";

/** The language of a locale, or the first of those a browser asks for. */
export const toLanguage = (wanted: string | undefined): Language => (/^\s*fr/iu.test(wanted ?? "") ? "fr" : "en");

/** What the pages say. The sandbox knows nothing of the site's catalogues. */
const TEXTS = {
  header: { en: "Vestpocket payment sandbox · Test mode", fr: "Bac à sable de paiement Vestpocket · Mode\u00a0test" },
  subscribe: { en: "Subscribe", fr: "S’abonner" },
  summary: { en: "Your order", fr: "Votre commande" },
  total: { en: "Total due today", fr: "Total à payer aujourd’hui" },
  card: { en: "Your card", fr: "Votre carte" },
  number: { en: "Card number", fr: "Numéro de carte" },
  expiry: { en: "Expiry (MM / YY)", fr: "Expiration (MM / AA)" },
  cvc: { en: "Security code", fr: "Code de sécurité" },
  pay: { en: "Pay and subscribe", fr: "Payer et s’abonner" },
  back: { en: "Go back", fr: "Retour" },
  testCards: { en: "Test cards", fr: "Cartes de test" },
  anyDate: {
    en: "With any date to come and any three digits. No money moves.",
    fr: "Avec n’importe quelle date à venir et trois chiffres au choix. Aucun argent ne circule.",
  },
  succeeds: { en: "pays", fr: "paie" },
  declines: { en: "is declined", fr: "est refusée" },
  lacksFunds: { en: "has insufficient funds", fr: "n’a pas les fonds nécessaires" },
  challenges: { en: "asks for authentication", fr: "demande une authentification" },
  declinesLater: {
    en: "pays now, and is declined at each renewal",
    fr: "paie maintenant, puis est refusée à chaque renouvellement",
  },
  authentication: { en: "Your bank’s page", fr: "La page de votre banque" },
  authenticationWhy: {
    en: "Your bank would ask you here to confirm this payment. In test mode, you choose the answer.",
    fr: "Votre banque vous demanderait ici de confirmer ce paiement. En mode test, c’est vous qui choisissez la réponse.",
  },
  amount: { en: "Amount", fr: "Montant" },
  complete: { en: "Complete authentication", fr: "Réussir l’authentification" },
  fail: { en: "Fail authentication", fr: "Échouer l’authentification" },
  answered: {
    en: "This payment has been answered. You may close this page.",
    fr: "Ce paiement a reçu sa réponse. Vous pouvez fermer cette page.",
  },
  expired: { en: "This checkout has expired", fr: "Cette page de paiement a expiré" },
  missing: { en: "There is no such page", fr: "Cette page n’existe pas" },
} as const satisfies Record<string, Record<Language, string>>;

export type Text = keyof typeof TEXTS;

export const say = (language: Language, text: Text): string => TEXTS[text][language];

const FRENCH_ERRORS: Readonly<Record<string, string>> = {
  incorrect_number: "Le numéro de votre carte est incorrect.",
  invalid_expiry_month: "Le mois d’expiration de votre carte est invalide.",
  invalid_expiry_year: "L’année d’expiration de votre carte est invalide.",
  invalid_cvc: "Le code de sécurité de votre carte est invalide.",
  incorrect_cvc: "Le code de sécurité de votre carte est incorrect.",
  expired_card: "Votre carte est expirée.",
  insufficient_funds: "Les fonds de votre carte sont insuffisants.",
  generic_decline: "Votre carte a été refusée.",
  payment_intent_authentication_failure:
    "Nous ne pouvons pas authentifier votre carte. Veuillez en choisir une autre et réessayer.",
};

/** What went wrong, in the reader's language, by the most telling of its codes. */
export function sayError(
  language: Language,
  error: { code?: string | undefined; decline_code?: string | undefined; message?: string | undefined },
): string {
  const french = FRENCH_ERRORS[error.decline_code ?? ""] ?? FRENCH_ERRORS[error.code ?? ""];
  return (language === "fr" && french) || (error.message ?? "");
}

export function sayAmount(language: Language, cents: number, currency: string): string {
  const locale = language === "fr" ? "fr-CA" : "en-CA";
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
  });
  return format.format(cents / 100);
}

/** The same with the currency's name, as a total is told. */
export const sayTotal = (language: Language, cents: number, currency: string): string =>
  `${sayAmount(language, cents, currency)} ${currency.toUpperCase()}`;

const INTERVALS = {
  day: { en: ["per day", "days"], fr: ["par jour", "jours"] },
  week: { en: ["per week", "weeks"], fr: ["par semaine", "semaines"] },
  month: { en: ["per month", "months"], fr: ["par mois", "mois"] },
  year: { en: ["per year", "years"], fr: ["par année", "ans"] },
} as const;

/** `per month`, `every 3 months`. */
export function sayInterval(language: Language, interval: string, count: number): string {
  const [one, many] = INTERVALS[interval as keyof typeof INTERVALS][language];
  if (count === 1) return one;
  return language === "fr" ? `tous les ${count} ${many}` : `every ${count} ${many}`;
}
