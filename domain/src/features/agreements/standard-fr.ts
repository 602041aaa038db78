import type { Wording } from "./agreements.terms.ts";

/** The standard confidentiality agreement in French. It says the same as the English one, clause by clause. */
export const STANDARD_FR: Wording = {
  title: "Entente de confidentialité",
  clauses: [
    {
      heading: "Parties",
      text: "La présente entente lie le propriétaire de l’annonce nommée au certificat de signature (le «\u00a0Propriétaire\u00a0») et la personne qui la signe, ou l’entreprise au nom de laquelle cette personne signe (le «\u00a0Destinataire\u00a0»). La personne qui signe pour une entreprise confirme qu’elle peut l’engager. L’entente prend effet dès que le Destinataire la signe.",
    },
    {
      heading: "But",
      text: "Le Propriétaire communique des renseignements confidentiels afin que le Destinataire puisse décider s’il souhaite acheter, louer ou financer l’immeuble ou l’entreprise de l’annonce, ou y investir (l’«\u00a0Opération\u00a0»). Le Destinataire ne s’en sert à aucune autre fin.",
    },
    {
      heading: "Renseignements confidentiels",
      text: "Est confidentiel tout renseignement sur l’immeuble, l’entreprise, ses propriétaires, ses locataires, ses employés, ses clients et ses fournisseurs que le Propriétaire rend accessible en raison de la présente entente, sur Vestpocket ou ailleurs, sous quelque forme que ce soit. Le sont aussi l’identité et l’emplacement de l’immeuble ou de l’entreprise lorsque l’annonce publique ne les montre pas, et le fait que les parties sont en relation.",
    },
    {
      heading: "Ce qui n’est pas confidentiel",
      text: "N’est pas confidentiel le renseignement dont le Destinataire peut démontrer qu’il était public ou l’est devenu sans manquement à la présente entente, qu’il le détenait déjà légitimement, qu’il l’a obtenu d’une personne libre de le communiquer ou qu’il l’a élaboré de façon indépendante.",
    },
    {
      heading: "Obligations",
      text: "Le Destinataire garde secrets les renseignements confidentiels, les protège avec le soin qu’il accorde aux siens et au moins avec un soin raisonnable, et n’en fait pas plus de copies que le but ne l’exige.",
    },
    {
      heading: "Qui d’autre peut savoir",
      text: "Le Destinataire peut communiquer les renseignements confidentiels à ses administrateurs, employés, conseillers professionnels, prêteurs et partenaires qui en ont besoin pour ce but et sont tenus au secret. Il répond de l’usage qu’ils en font.",
    },
    {
      heading: "Communication exigée par la loi",
      text: "Si une loi, un tribunal ou un organisme de réglementation oblige le Destinataire à communiquer des renseignements confidentiels, celui-ci ne communique que ce qui est exigé et, lorsque la loi le permet, en avise d’abord le Propriétaire.",
    },
    {
      heading: "Aucune prise de contact",
      text: "Sans le consentement écrit du Propriétaire, le Destinataire ne communique pas au sujet de l’Opération avec les locataires, employés, clients, fournisseurs ou prêteurs de l’immeuble ou de l’entreprise, et ne visite pas les lieux autrement que toute personne du public.",
    },
    {
      heading: "Renseignements personnels",
      text: "Le Destinataire n’utilise les renseignements personnels que pour évaluer l’Opération, les protège comme l’exigent les lois sur la vie privée et les détruit ou les remet si l’Opération n’a pas lieu.",
    },
    {
      heading: "Remise et destruction",
      text: "À la demande du Propriétaire, le Destinataire remet ou détruit les renseignements confidentiels. Il peut garder ce que la loi l’oblige à garder, ainsi que ses copies de sauvegarde habituelles jusqu’à leur remplacement; la présente entente continue de les protéger.",
    },
    {
      heading: "Aucune autre obligation",
      text: "La présente entente n’oblige personne à conclure une Opération et ne transfère aucun droit dans l’immeuble ou l’entreprise. Le Propriétaire ne garantit pas que les renseignements sont complets; seul un contrat écrit ultérieur peut le faire.",
    },
    {
      heading: "Durée",
      text: "Les obligations de la présente entente durent deux ans à compter de la signature. Pour les renseignements personnels et les secrets commerciaux, elles durent aussi longtemps que la loi les protège.",
    },
    {
      heading: "Manquement",
      text: "Des dommages-intérêts peuvent ne pas suffire à réparer un manquement. En plus de tout autre recours, le Propriétaire peut demander à un tribunal d’ordonner au Destinataire d’y mettre fin ou de ne pas le commettre.",
    },
    {
      heading: "Droit applicable",
      text: "Les lois de la province ou du territoire où se trouve l’immeuble ou l’entreprise, et les lois fédérales du Canada qui s’y appliquent, régissent la présente entente.",
    },
    {
      heading: "Signature et langue",
      text: "Le Destinataire signe par voie électronique. Le certificat de signature, avec l’empreinte numérique du présent texte, fait partie de l’entente. L’entente est offerte en français et en anglais; le texte dans la langue signée prévaut.",
    },
  ],
};
