export type Language = "en" | "fr";

/** What the pages say: the sandbox knows nothing of the site's catalogues. */
const TEXTS = {
  banner: {
    en: "Payment sandbox · Test mode: no money moves",
    fr: "Bac à sable · Mode test : aucun argent ne circule",
  },
  subscribe: { en: "Subscribe", fr: "S’abonner" },
  eachYear: { en: "per year", fr: "par année" },
  total: { en: "Total due today", fr: "Total à payer aujourd’hui" },
  card: { en: "Card", fr: "Carte" },
  number: { en: "Card number", fr: "Numéro de carte" },
  expiry: { en: "Expiry (MM / YY)", fr: "Expiration (MM / AA)" },
  cvc: { en: "Security code", fr: "Code de sécurité" },
  pay: { en: "Pay and subscribe", fr: "Payer et s’abonner" },
  back: { en: "Go back", fr: "Retour" },
  testCards: { en: "Test cards", fr: "Cartes de test" },
  succeeds: { en: "pays", fr: "paie" },
  declines: { en: "is declined", fr: "est refusée" },
  insufficient: { en: "has insufficient funds", fr: "n’a pas les fonds nécessaires" },
  authenticates: { en: "asks for an authentication", fr: "demande une authentification" },
  authentication: { en: "Your bank’s page", fr: "La page de votre banque" },
  authenticationWhat: {
    en: "A bank would now ask you to prove that the card is yours. Here you decide how that ends.",
    fr: "Une banque vous demanderait maintenant de prouver que la carte est la vôtre. Ici, vous décidez de l’issue.",
  },
  complete: { en: "Complete authentication", fr: "Réussir l’authentification" },
  fail: { en: "Fail authentication", fr: "Échouer l’authentification" },
  gone: { en: "This page is no longer valid.", fr: "Cette page n’est plus valide." },
} as const;

export type Text = keyof typeof TEXTS;

export function say(language: Language, text: Text): string {
  return TEXTS[text][language];
}

/** A card's error in the reader's words, by its code; the provider's English ones where there are none. */
export function sayError(language: Language, code: string, message: string): string {
  return (language === "fr" ? FRENCH_ERRORS[code] : undefined) ?? message;
}

const FRENCH_ERRORS: Readonly<Record<string, string>> = {
  incorrect_number: "Le numéro de votre carte est incorrect.",
  invalid_expiry_month: "Le mois d’expiration de votre carte est invalide.",
  invalid_expiry_year: "L’année d’expiration de votre carte est invalide.",
  invalid_cvc: "Le code de sécurité de votre carte est invalide.",
  incorrect_cvc: "Le code de sécurité de votre carte est incorrect.",
  expired_card: "Votre carte a expiré.",
  generic_decline: "Votre carte a été refusée.",
  insufficient_funds: "Votre carte n’a pas les fonds nécessaires.",
  payment_intent_authentication_failure:
    "Nous n’avons pas pu authentifier votre carte. Veuillez réessayer ou en choisir une autre.",
};

/** The language of somebody's browser. */
export function languageOf(headers: { "accept-language"?: string | undefined }): Language {
  return /^\s*fr/iu.test(headers["accept-language"] ?? "") ? "fr" : "en";
}
