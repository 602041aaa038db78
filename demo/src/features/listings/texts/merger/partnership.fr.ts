import { kind, type SubtypeTexts } from "../texts.schema.ts";
import { COMPANIES } from "./companies.fr.ts";

export const PARTNERSHIP_FR: SubtypeTexts = {
  kinds: [
    ...COMPANIES.slice(0, 5),
    kind("un projet de rénovation d'immeuble locatif", {
      noun: "le projet",
      keywords: ["locatif"],
      sets: ["apartments"],
      lines: ["[+Development opportunity] Les permis sont avancés et un constructeur est engagé à prix fixe."],
    }),
    kind("un groupe de restaurants du terroir", {
      noun: "le groupe",
      keywords: ["restaurants"],
      lines: ["Deux adresses vont bien et le bail de la troisième est négocié."],
    }),
    kind("une distillerie artisanale", {
      noun: "la distillerie",
      keywords: ["distillerie"],
      lines: ["Des barils vieillissent depuis quatre ans et les premières cuvées se sont envolées."],
    }),
    kind("un portefeuille de multilogements", {
      noun: "le portefeuille",
      keywords: ["multilogements"],
      sets: ["apartments"],
    }),
  ],
  titles: [
    "Associé recherché : {kind}, {city}",
    "Participation de {shareOffered} : {kind}",
    "Associé actif : {kind}, {city}",
    "Coentreprise : {kind} {inArea}",
    "Partenaire financier : {kind}, région {deCity}",
    "{kind} cherche associé, dès {minimumInvestment}",
    "Joignez-vous à l'équipe : {kind}, {city}",
    "Associé passif : {kind}, {city}",
    "Expansion : {kind} {inArea}",
  ],
  openings: [
    "{aKind} {inCity} cherche un partenaire pour {shareOffered} du capital et pour l'aider à croître.",
    "Plus de travail que de capital : les propriétaires invitent un associé. Il s'agit d'{aKind} {inCity}.",
    "Une participation minoritaire dans {aKind}, avec des revenus de {grossRevenue} et un usage clair des fonds.",
    "L'occasion d'entrer au capital aux côtés de gens d'expérience : {aKind}.",
  ],
  details: [
    "L'investissement minimal est de {minimumInvestment}, pour {shareOffered} du capital.",
    "Les revenus sont de {grossRevenue} et le BAIIA de {ebitda}.",
    "Le rôle de l'associé : {partnerRole}.",
    "[apartments] L'actif est composé de logements, avec des revenus dès le premier jour.",
    "Les fonds serviront à l'équipement et au fonds de roulement, non à payer les propriétaires.",
    "[+Silent partner] Un rôle passif avec distributions privilégiées serait aussi considéré.",
    "Plan d'affaires, projections et trois ans d'états sont disponibles.",
    "Les propriétaires ont {yearsInOperation} ans derrière eux et resteront actifs.",
    "[+Growth potential] Deux marchés voisins ont été testés avec de bons résultats.",
  ],
  keywords: ["associé", "partenariat", "capital", "investisseur", "croissance"],
  fields: {
    partnerRole: [
      "ventes et relations clients",
      "finances et administration",
      "exploitation, à temps plein",
      "passif, avec siège au conseil",
    ],
    dealStructure: [
      "Actions ordinaires avec rendement privilégié",
      "Parts de société en commandite",
      "Nouvelles actions émises",
    ],
  },
};
