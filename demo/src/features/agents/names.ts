/** Names as Canada has them; every pair is drawn, so any likeness is chance. */
export const ENGLISH_FIRST = list(`
  Olivia Liam Aisha Arjun Mei Daniel Fatima Hannah Omar Priya Grace Nathan Sofia Wei Amara Jacob Leila Gurpreet
  Emily Tomas Chidi Rachel Minh Elena Kwame Natalie Harjit Sarah Yusuf Katarina Joseph Thandiwe Simran Andrew
  Ji-woo Marisol Peter Nadia Colin Siobhan Dmitri Angela Ravi Molly Ahmed Ingrid Carlos Brenda Kenji Dakota
`);

export const ENGLISH_LAST = list(`
  Okafor Sandhu MacLellan Nguyen Patel Fraser Kowalchuk Chen Haddad Murphy Rossi Friesen Cardinal Ferreira
  Dhaliwal Campbell Park Ibrahim Kaminski Penner Walsh Silva Yamamoto Adeyemi Hussain Sutherland Tran Papadakis
  Lam Petrov Delgado Whitford Gill Andersen Osei Brennan Zhang Marchetti Farah Crowfoot Novak Rahimi Thiessen
  Mensah Doyle Banerjee
`);

export const FRENCH_FIRST = list(`
  Émilie Mathieu Camille Étienne Geneviève Olivier Chloé Samuel Véronique Antoine Marie-Ève Félix Catherine
  Jean-Philippe Mélanie Yassine Isabelle Marc-André Nadège Simon Audrey Karim
`);

export const FRENCH_LAST = list(`
  Tremblay Gagnon Bouchard Lévesque Côté Beaulieu Desrosiers Ouellet Thibault Morissette Benali Lachapelle
  Arsenault Bergeron Dufresne Charbonneau Pelletier Diallo Robichaud Villeneuve Cormier
`);

function list(names: string): string[] {
  return names.trim().split(/\s+/u);
}
