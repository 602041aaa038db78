import type Stripe from "stripe";

export type Language = "en" | "fr";

/** The language of a locale or of an Accept-Language header. */
export const toLanguage = (wanted: string | undefined): Language => (/^\s*fr/iu.test(wanted ?? "") ? "fr" : "en");

/** The texts of the pages. The sandbox does not use the site's message catalogues. */
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
    en: "Use any future date and any three digits. No real charges.",
    fr: "Utilisez n’importe quelle date future et trois chiffres au choix. Aucun débit réel.",
  },
  succeeds: { en: "succeeds", fr: "réussit" },
  declines: { en: "is declined", fr: "est refusée" },
  lacksFunds: { en: "has insufficient funds", fr: "n’a pas les fonds nécessaires" },
  challenges: { en: "requires 3-D Secure", fr: "exige 3-D Secure" },
  challengesAlways: {
    en: "requires 3-D Secure, at each renewal too",
    fr: "exige 3-D Secure, à chaque renouvellement aussi",
  },
  declinesLater: {
    en: "succeeds now, and is declined at each renewal",
    fr: "réussit maintenant, puis est refusée à chaque renouvellement",
  },
  authentication: { en: "Your bank", fr: "Votre banque" },
  authenticationWhy: {
    en: "This is where your bank would ask you to confirm the payment. In test mode, you choose the result.",
    fr: "C’est ici que votre banque vous demanderait de confirmer le paiement. En mode test, vous choisissez le résultat.",
  },
  amount: { en: "Amount", fr: "Montant" },
  complete: { en: "Complete authentication", fr: "Réussir l’authentification" },
  fail: { en: "Fail authentication", fr: "Échouer à l’authentification" },
  answered: {
    en: "This payment has already been confirmed or declined. You can close this page.",
    fr: "Ce paiement a déjà été confirmé ou refusé. Vous pouvez fermer cette page.",
  },
  expired: { en: "This checkout has expired", fr: "Cette page de paiement a expiré" },
  portal: { en: "Your card and invoices", fr: "Votre carte et vos factures" },
  presentCard: { en: "Card on file:", fr: "Carte enregistrée\u00a0:" },
  replaceCard: { en: "Replace card", fr: "Remplacer la carte" },
  invoice: { en: "Your invoice", fr: "Votre facture" },
  payInvoice: { en: "Pay the invoice", fr: "Payer la facture" },
  invoices: { en: "Invoices", fr: "Factures" },
  invoicePaid: { en: "Paid", fr: "Payée" },
  invoiceOpen: { en: "Not paid", fr: "Impayée" },
  invoiceVoid: { en: "Canceled", fr: "Annulée" },
  disputes: { en: "Disputes", fr: "Contestations" },
  disputesWhy: {
    en: "In test mode, you decide what the banks do.",
    fr: "En mode test, vous décidez de ce que font les banques.",
  },
  noDisputes: { en: "No dispute or inquiry is open.", fr: "Aucune contestation ni demande n’est ouverte." },
  win: { en: "Decide for the site", fr: "Donner raison au site" },
  lose: { en: "Decide for the buyer", fr: "Donner raison à l’acheteur" },
  escalate: { en: "Turn the inquiry into a dispute", fr: "Transformer la demande en contestation" },
  withdraw_inquiry: { en: "Close the inquiry", fr: "Fermer la demande" },
  missing: { en: "This page does not exist", fr: "Cette page n’existe pas" },
} as const satisfies Record<string, Record<Language, string>>;

export type Text = keyof typeof TEXTS;

export const translate = (language: Language, text: Text): string => TEXTS[text][language];

/** What became of an invoice. */
export function translateStatus(language: Language, status: Stripe.Invoice.Status | null): string {
  if (status === "void") return translate(language, "invoiceVoid");
  return translate(language, status === "paid" ? "invoicePaid" : "invoiceOpen");
}

const FRENCH_ERRORS: Readonly<Record<string, string>> = {
  incorrect_number: "Le numéro de votre carte est incorrect.",
  invalid_expiry_month: "Le mois d’expiration de votre carte n’est pas valide.",
  invalid_expiry_year: "L’année d’expiration de votre carte n’est pas valide.",
  invalid_cvc: "Le code de sécurité de votre carte n’est pas valide.",
  incorrect_cvc: "Le code de sécurité de votre carte est incorrect.",
  expired_card: "Votre carte est expirée.",
  insufficient_funds: "Les fonds de votre carte sont insuffisants.",
  generic_decline: "Votre carte a été refusée.",
  payment_intent_authentication_failure:
    "Nous ne pouvons pas authentifier votre carte. Veuillez en choisir une autre et réessayer.",
};

/** The error in the reader's language, by its most specific code. */
export function translateError(
  language: Language,
  error: { code?: string | undefined; decline_code?: string | undefined; message?: string | undefined },
): string {
  const french = FRENCH_ERRORS[error.decline_code ?? ""] ?? FRENCH_ERRORS[error.code ?? ""];
  return (language === "fr" && french) || (error.message ?? "");
}

export function formatAmount(language: Language, { cents, currency }: { cents: number; currency: string }): string {
  const locale = language === "fr" ? "fr-CA" : "en-CA";
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
  });
  return format.format(cents / 100);
}

/** A day in seconds since 1970, as it was in Toronto. */
export const formatDay = (language: Language, seconds: number): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr-CA" : "en-CA", {
    dateStyle: "long",
    timeZone: "America/Toronto",
  }).format(seconds * 1000);

export const formatPercentage = (language: Language, percentage: number): string =>
  new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-CA", { style: "percent", maximumFractionDigits: 4 }).format(
    percentage / 100,
  );

/** The amount with its currency code, for totals. */
export const formatTotal = (language: Language, { cents, currency }: { cents: number; currency: string }): string =>
  `${formatAmount(language, { cents, currency })} ${currency.toUpperCase()}`;

const INTERVALS = {
  day: { en: ["per day", "days"], fr: ["par jour", "jours"] },
  week: { en: ["per week", "weeks"], fr: ["par semaine", "semaines"] },
  month: { en: ["per month", "months"], fr: ["par mois", "mois"] },
  year: { en: ["per year", "years"], fr: ["par année", "ans"] },
} as const;

/** `per month`, `every 3 months`. */
export function describeInterval(language: Language, { interval, count }: { interval: string; count: number }): string {
  const [one, many] = INTERVALS[interval as keyof typeof INTERVALS][language];
  if (count === 1) return one;
  return language === "fr" ? `tous les ${count} ${many}` : `every ${count} ${many}`;
}
