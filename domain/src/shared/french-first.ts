/** The province whose readers get the French text of a contract first (Charter of the French language, s. 55). */
export const FRENCH_PROVINCE = "Quebec";

/** For someone in Quebec who continues with the site's own contracts in English (product.md §8.11). */
export const FRENCH_FIRST_MESSAGES = {
  notGiven: /*i18n*/ {
    id: "shared.french_not_given",
    message: "In Quebec, the French version comes first. Open it, then confirm that you continue in English.",
  },
};
