import type { Language } from "../../shared/text.ts";

/**
 * What both sides acknowledge with every step of an offer (product.md §21), for counsel to review. It is sealed with the
 * step: to change a word, raise the number.
 */
export const NON_BINDING_ID = "offers-non-binding-1";

export const NON_BINDING: Readonly<Record<Language, string>> = {
  en: "This is an expression of interest, not an offer that can be accepted to form a contract. Neither “agree to negotiate” nor any message here is a signature. No one is bound to buy, sell, lease, negotiate or stop talking to others until both have signed a separate written contract. The confidentiality agreement continues to apply. If a condition below says otherwise, this paragraph prevails.",
  fr: "Il s’agit d’une marque d’intérêt et non d’une offre dont l’acceptation formerait un contrat, ni d’une promesse d’achat ou de location. Ni «\u00a0Accepter de négocier\u00a0» ni aucun message échangé ici ne vaut signature. Personne n’est tenu d’acheter, de vendre, de louer, de négocier ou de cesser de parler à d’autres avant la signature par les deux parties d’un contrat écrit distinct. L’entente de confidentialité continue de s’appliquer. En cas de contradiction avec une condition ci-dessous, le présent paragraphe prévaut.",
};
