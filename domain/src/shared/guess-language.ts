import type { Language } from "./text.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words of one language that the other does not have, among those that owners' short answers are made of. */
const ENGLISH = words(
  "the to and of with for on in is are at by from or as all not no yes per each an its this that any other some years year months month days day week weeks hours open closed monday tuesday wednesday thursday friday saturday sunday owner owners retirement retiring retire health family moving relocation relocating remaining renewable left lease leased term terms option options available included excluding included negotiable since building business sale new other interests training provided will would can may more than less about approximately only both seller buyer staff full part time month-to-month",
);
const FRENCH = words(
  "le la les du des et au aux en pour avec sur dans est sont par ou un une ce cette qui que pas non oui ans an mois jours jour semaine semaines heures ouvert ouverte fermé fermée lundi mardi mercredi jeudi vendredi samedi dimanche propriétaire propriétaires retraite santé famille déménagement restants restantes restant renouvelable renouvelables bail disponible disponibles inclus incluse négociable depuis immeuble entreprise vente nouveau nouvelle autres formation offerte fournie sera peut plus moins environ seulement vendeur acheteur employés plein partiel",
);
const WORD = /[\p{L}’'-]+/gu;

/**
 * The language that a short free text is written in, by the words it has of only one of the two; undefined if nothing
 * tells, as in a name or a number. A guess, for a mark beside the text and its `lang`: nothing depends on it.
 */
export function guessTextLanguage(text: string): Language | undefined {
  const found = text.toLowerCase().match(WORD) ?? [];
  const count = (of: ReadonlySet<string>) => found.filter((word) => of.has(word.replace(/^[ldnsqj][’']/u, ""))).length;
  const lead = count(FRENCH) - count(ENGLISH);
  if (lead === 0) return undefined;
  return lead > 0 ? "fr" : "en";
}
