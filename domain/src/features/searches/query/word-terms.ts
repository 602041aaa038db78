import type { ProvinceCode } from "../../places/places.provinces.ts";
import type { Terms } from "./category-terms.ts";

/** What else people call a province or a territory; its name and French name, and what nobody means otherwise. */
export const PROVINCE_TERMS: Readonly<Record<ProvinceCode, Terms>> = {
  ON: { en: "ontario, ont", fr: "ontario" },
  BC: { en: "british columbia, bc, b c", fr: "colombie britannique, c b" },
  AB: { en: "alberta, ab, alta", fr: "alberta" },
  QC: {
    en: "quebec, qc, province of quebec, pq, p q",
    fr: "quebec, qc, province de quebec, province du quebec, qubec",
  },
  MB: { en: "manitoba, mb", fr: "manitoba" },
  SK: { en: "saskatchewan, sk, sask", fr: "saskatchewan" },
  NS: { en: "nova scotia, ns, n s", fr: "nouvelle ecosse, n e" },
  NB: { en: "new brunswick, nb, n b", fr: "nouveau brunswick, n b" },
  NL: {
    en: "newfoundland and labrador, newfoundland labrador, newfoundland, nl, nfld, labrador",
    fr: "terre neuve et labrador, terre neuve, tnl, t n l, terre neuve labrador",
  },
  PE: {
    en: "prince edward island, pei, p e i, p e island",
    fr: "ile du prince edouard, ipe, i p e, l ile du prince edouard",
  },
  NT: {
    en: "northwest territories, nwt, n w t, northwest territory, the northwest territories",
    fr: "territoires du nord ouest, t n o, tno",
  },
  YT: { en: "yukon, yk, yukon territory", fr: "yukon, territoire du yukon" },
  NU: { en: "nunavut", fr: "nunavut" },
};

/** Other words too: a province in capitals, or after one of its cities. */
export const SHORT_PROVINCE_TERMS: Readonly<Partial<Record<ProvinceCode, Terms>>> = {
  ON: { en: "on" },
  PE: { en: "pe" },
  NU: { en: "nu" },
  NT: { en: "nt" },
  YT: { en: "yt" },
  MB: { en: "man" },
  QC: { en: "que" },
  BC: { fr: "cb" },
  NS: { fr: "ne" },
};

/** What people write for a city whose name is in our lists, by that name. */
export const CITY_TERMS: Readonly<Record<string, Terms>> = {
  Montreal: { en: "mtl", fr: "mtl, ville de montreal" },
  "Quebec City": { en: "quebec city, qc city", fr: "ville de quebec" },
  Mississauga: { en: "sauga, missisauga" },
  "Saint-Jean-sur-Richelieu": { fr: "st jean sur richelieu" },
  "Fort McMurray": { en: "fort mac, ft mcmurray" },
  "Greater Sudbury": { en: "sudbury" },
};

/** Names that contain one of our lists, and words around it that make it something else. */
export const OTHER_PLACE_TERMS: Terms = {
  en: "sidney, fort st john, fort saint john, port st john, vancouver island, west vancouver, fort saskatchewan, prince edward county, delta hotel",
  fr: "ile de vancouver, vancouver ouest, fleuve saint laurent, saint laurent",
};
export const STREET_TERMS: Readonly<Record<"before" | "after", Terms>> = {
  before: { fr: "rue, avenue, boulevard, boul, chemin, rang, autoroute, quartier, montee" },
  after: { en: "street, avenue, ave, road, rd, blvd, boulevard, drive, lane, highway, hwy, parkway, crescent" },
};

/** Phrases of several words that are looked for as one, though a part of them says something else. */
export const PHRASE_TERMS: Terms = {
  en: "parking lot, corner lot, business park, industrial park, office park, parking garage, underground parking, land lease, commercial kitchen, self storage, mini storage, golf course, trailer park, mobile home park, outdoor storage, drive thru, drive through, food court, main street, lease to own, retirement home, nursing home, funeral home, high traffic, liquor licence, liquor license, three phase, 3 phase, three phase power, 3 phase power, class a, class b, class c, mixed use, sale leaseback, sale and leaseback, leaseback, triple net, single storey, one storey, two storey, three storey, 2 storey, 3 storey, single story, two story, light industrial, small bay, cross dock, machine shop, print shop, student rental, vacation rental, short term rental, car rental, equipment rental, tool rental, party rental",
  fr: "parc industriel, parc d affaires, terrain de golf, garage souterrain, cuisine commerciale, mini entrepot, service au volant, rez de chaussee, bord de l eau, centre ville, vieux port, vieux montreal, vieux quebec, permis d alcool, terre a bois, salle de bain, usage mixte, stationnement souterrain, industriel leger, un etage, deux etage, plain pied, cession bail, location d equipement, location d outil, location de voiture, location a court terme",
};

/** Words that hold a sentence together, or say only that it is a search. */
export const FILLER_TERMS: Terms = {
  en: "a, an, the, in, at, of, on, with, and, for, to, from, by, is, are, was, that, which, has, have, having, my, our, your, i, i m, am, we, we re, me, us, its, listing, property, building, space, place, premise, real estate, looking, looking for, look, find, find me, search, searching, searching for, want, wanted, need, needs, seeking, interested, interested in, show, show me, would, would like, d like, like to, located, location, situated, inside, within, into, onto, over, all, any, s, t, m, re, ve, ll, unit, facility, include, including, includes, contain, about, around, their, his, her, them, town of, city of, priced at, each, per, per month, zoned, bldg, sq, this, these, those, one, available, open to, canada, anywhere, across, w, +, x, posted, listed, sold, directly",
  fr: "le, la, les, l, un, une, des, du, de, d, a, au, aux, en, dans, sur, avec, et, pour, par, est, qui, que, qu, son, sa, ses, mon, ma, mes, notre, nos, ce, cette, ces, se, je, j, on, nous, cherche, je cherche, recherche, je recherche, trouver, trouve, veux, voudrais, aimerais, besoin, ai besoin, interesse, annonce, propriete, immeuble, batiment, batisse, local, locaux, espace, situe, situee, endroit, avoir, ayant, montre moi, lieu, chez, ville de, incluant, edifice, il me faut, faut, t, s, n, y, m, emplacement, location, c, zone, disponible, offert, offerte, dont, il, elle, canada, publie, publiee, affiche, affichee, inscrit, inscrite, vendu, directement, immobilier",
};

/** Judgments, courtesies and other words that no listing is found by. */
export const UNUSED_TERMS: Terms = {
  en: "shop, sale, zoning, something, anything, somewhere, someplace, quiet, good, great, nice, beautiful, excellent, amazing, prime, best, better, cheap, inexpensive, affordable, reasonable, reasonably, big, bigger, large, larger, small, smaller, huge, tiny, spacious, bright, clean, modern, new, newer, old, older, recent, profitable, profit, successful, established, well established, busy, popular, well, very, really, super, perfect, ideal, ideally, decent, solid, strong, motivated, seller, vendor, owner, agent, urgent, asap, quickly, fast, easy, safe, high, low, highest, lowest, quality, potential, opportunity, deal, ready, thank, thank you, please, pls, hi, hello, hey, maybe, perhaps, preferably, possible, possibly, probably, also, only, just, ok, okay, kind, sort, type, much, many, more, most, few, some, enough, can, could, should, must, will, be, do, does, did, get, let, see, what, where, who, when, how, why, there, here, if, so, but, because, than, as, too, up, own, start, open, run, move, someone, selling, sell, owned, priced, price, cost, budget, cap rate, cash flow, cashflow, noi, ebitda, sde, revenue, income, worth, value, valued, approximately, roughly, exactly, top, right, away, away from, attractive, growing, turn key, area, near, nearby, close, minimum, maximum, max, min, per year, you, long, short, term, lease term, rate, rent rate, other, another, second, first, next, last, unique, rare, friendly, private, room, plus, net, gross, well located, well maintained, medium, sized, size, my budget, full, semi, one, dollar, money, k, total, both, either, same, etc, today, now, soon, going, us, fair, plenty of",
  fr: "quelque chose, quelque part, zonage, bon, bonne, beau, belle, beaux, bel, joli, jolie, tranquille, calme, paisible, propre, grand, grande, petit, petite, gros, grosse, excellent, excellente, rentable, profitable, moderne, neuf, neuve, nouveau, nouvelle, nouveaux, ancien, ancienne, vieux, vieille, abordable, cher, chere, pas cher, super, parfait, parfaite, ideal, ideale, idealement, spacieux, spacieuse, lumineux, lumineuse, urgent, urgente, rapidement, vite, merci, svp, s il vous plait, stp, bonjour, salut, quelconque, bien, bien situe, bien situee, tres, trop, assez, vraiment, peut etre, si possible, possible, de preference, achalande, achalandee, occasion, aubaine, prix, motive, vendeur, proprietaire, courtier, agent, raisonnable, genre, sorte, type, plutot, aussi, seulement, juste, mais, donc, car, comme, plusieurs, beaucoup, tout, tous, toute, toutes, ca, etre, soit, peu, plus, moins, environ, etabli, etablie, populaire, facile, clientele, investir, ouvrir, acquerir, acheteur, budget, loyer, rendement, revenu, flux de tresorerie, taux de capitalisation, chiffre d affaires, valeur, opportunite, potentiel, pres, proche, minimum, maximum, autre, prochain, premier, premiere, dernier, derniere, meilleur, meilleure, haut, bas, haute, basse, long, court, terme, unique, solide, mensuel, annuel, net, brut, argent, dollar, total, maintenant, bientot, vous, tu, te, toi, moi, ne, avez, pouvez, peux, puis, suis, ici, ok, allo, par mois, par an, partout, moyen, moyenne, taille",
};

/** Numbers in words, by their value. `and` and hyphens may stand between them. */
export const NUMBER_TERMS: Readonly<Record<number, Terms>> = {
  1: { en: "one", fr: "un, une" },
  2: { en: "two", fr: "deux" },
  3: { en: "three", fr: "trois" },
  4: { en: "four", fr: "quatre" },
  5: { en: "five", fr: "cinq" },
  6: { en: "six", fr: "six" },
  7: { en: "seven", fr: "sept" },
  8: { en: "eight", fr: "huit" },
  9: { en: "nine", fr: "neuf" },
  10: { en: "ten", fr: "dix" },
  11: { en: "eleven", fr: "onze" },
  12: { en: "twelve", fr: "douze" },
  13: { en: "thirteen", fr: "treize" },
  14: { en: "fourteen", fr: "quatorze" },
  15: { en: "fifteen", fr: "quinze" },
  16: { en: "sixteen", fr: "seize" },
  17: { en: "seventeen" },
  18: { en: "eighteen" },
  19: { en: "nineteen" },
  20: { en: "twenty", fr: "vingt" },
  30: { en: "thirty", fr: "trente" },
  40: { en: "forty, fourty", fr: "quarante" },
  50: { en: "fifty", fr: "cinquante" },
  60: { en: "sixty", fr: "soixante" },
  70: { en: "seventy", fr: "septante" },
  80: { en: "eighty", fr: "quatre vingt" },
  90: { en: "ninety", fr: "nonante" },
  100: { en: "hundred", fr: "cent" },
  1000: { en: "thousand", fr: "mille" },
  1000000: { en: "million", fr: "million" },
};

/** Plexes, by their units. A number before "plex" is exact too. */
export const PLEX_TERMS: Readonly<Record<number, Terms>> = {
  2: { en: "duplex", fr: "duplex" },
  3: { en: "triplex", fr: "triplex" },
  4: { en: "fourplex, quadplex, quadruplex", fr: "quadruplex" },
  5: { en: "fiveplex, fiveplex", fr: "quintuplex" },
  6: { en: "sixplex", fr: "sextuplex" },
  8: { en: "eightplex, octoplex", fr: "octoplex" },
};
