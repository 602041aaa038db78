import { type Kind, kind } from "../texts.schema.ts";

export const COMPANIES: readonly Kind[] = [
  kind("un fabricant d'acier sur mesure", {
    noun: "l'entreprise",
    keywords: ["acier", "fabrication"],
    lines: ["La clientèle est minière, agricole et de construction; les soudeurs sont certifiés."],
  }),
  kind("une entreprise de transport routier", {
    noun: "l'entreprise",
    keywords: ["transport", "flotte"],
    lines: ["La flotte a quatre ans en moyenne et un dossier de sécurité sans tache."],
  }),
  kind("un entrepreneur électricien", {
    noun: "l'entreprise",
    keywords: ["électricité"],
    lines: ["Le service commercial fait l'essentiel des revenus, avec peu de soumissions."],
  }),
  kind("un fabricant de produits alimentaires", {
    noun: "l'entreprise",
    keywords: ["agroalimentaire"],
    lines: ["Les produits sont référencés chez les grands épiciers et l'usine est certifiée."],
  }),
  kind("une firme de services informatiques", {
    noun: "la firme",
    keywords: ["informatique"],
    lines: ["[+Intellectual property] Les trois quarts des revenus viennent de contrats mensuels."],
  }),
  kind("un distributeur de fournitures industrielles", {
    noun: "l'entreprise",
    keywords: ["distributeur"],
    lines: ["L'entreprise détient des droits territoriaux sur plusieurs gammes."],
  }),
  kind("un atelier d'usinage de précision", {
    noun: "l'atelier",
    keywords: ["usinage"],
    lines: ["L'atelier est certifié et sert l'aéronautique et l'énergie."],
  }),
  kind("une ébénisterie architecturale", {
    noun: "l'entreprise",
    keywords: ["ébénisterie"],
    lines: ["Constructeurs et designers commandent régulièrement et le carnet compte plusieurs mois."],
  }),
  kind("un entrepreneur en mécanique du bâtiment", { noun: "l'entreprise", keywords: ["mécanique"] }),
  kind("un collège privé", {
    noun: "le collège",
    keywords: ["éducation"],
    lines: ["Les programmes sont reconnus et les inscriptions croissent depuis trois ans."],
  }),
];
