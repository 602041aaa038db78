import type { Clauses } from "./agreements.terms.ts";

/** The clauses of the standard agreement in French. Each says the same as the English one of its name. */
export const CLAUSES_FR: Clauses = {
  parties: {
    heading: "Parties",
    text: "La présente entente lie la personne ou l’entreprise qui a publié l’annonce, nommée au certificat de signature (la «\u00a0Partie divulgatrice\u00a0»), et la personne qui la signe, ou l’entreprise au nom de laquelle cette personne signe (le «\u00a0Destinataire\u00a0»). La personne qui signe pour une entreprise confirme qu’elle peut l’engager. La Partie divulgatrice qui est titulaire d’un permis de courtage agit au nom de son agence et à titre de mandataire du propriétaire de l’immeuble ou de l’entreprise (le «\u00a0Propriétaire\u00a0»), même si son nom n’est pas encore révélé. L’entente est aussi stipulée en faveur du Propriétaire, qui peut l’invoquer. La Partie divulgatrice qui a publié l’annonce à titre de propriétaire est aussi le Propriétaire.",
  },
  start: {
    heading: "Accès et prise d’effet",
    text: "En contrepartie de l’accès aux renseignements confidentiels, le Destinataire s’engage à ce qui suit. L’entente prend effet lorsque le Destinataire l’a signée et que l’accès lui est donné.",
  },
  purpose: {
    heading: "But",
    text: "La Partie divulgatrice donne accès aux renseignements afin que le Destinataire puisse décider s’il souhaite acheter, louer ou financer l’immeuble ou l’entreprise de l’annonce, ou y investir, et conclure cette opération (l’«\u00a0Opération\u00a0»). Le Destinataire ne se sert des renseignements confidentiels à aucune autre fin.",
  },
  confidential: {
    heading: "Renseignements confidentiels",
    text: "Est confidentiel tout renseignement sur l’immeuble, l’entreprise, ses propriétaires, ses locataires, ses employés, ses clients et ses fournisseurs que la Partie divulgatrice ou le Propriétaire rend accessible en raison de la présente entente, sur Vestpocket ou ailleurs, sous quelque forme que ce soit. Le sont aussi l’identité et l’emplacement de l’immeuble ou de l’entreprise lorsque l’annonce publique ne les montre pas, et le fait que les parties sont en relation.",
  },
  exceptions: {
    heading: "Ce qui n’est pas confidentiel",
    text: "N’est pas confidentiel le renseignement dont le Destinataire peut démontrer qu’il était public ou l’est devenu sans manquement à la présente entente, qu’il figure dans un registre ou un dossier accessible au public, qu’il le détenait déjà légitimement, qu’il l’a obtenu d’une personne libre de le communiquer ou qu’il l’a élaboré de façon indépendante. Le fait qu’un renseignement figure dans un registre public ne rend pas public, à lui seul, le fait que l’immeuble ou l’entreprise est offert.",
  },
  duties: {
    heading: "Obligations",
    text: "Le Destinataire garde secrets les renseignements confidentiels, les protège avec le soin qu’il accorde aux siens et au moins avec un soin raisonnable, et n’en fait pas plus de copies que le but ne l’exige.",
  },
  recipients: {
    heading: "Qui d’autre peut savoir",
    text: "Le Destinataire peut communiquer les renseignements confidentiels à ses administrateurs, employés, conseillers professionnels, prêteurs et partenaires qui en ont besoin pour ce but et sont tenus au secret. Il répond de l’usage qu’ils en font.",
  },
  rights: {
    heading: "Droits conservés",
    text: "Rien dans la présente entente n’empêche le Destinataire de signaler une contravention possible à la loi à la police, à un organisme de réglementation ou à une autre autorité, de répondre à ses questions, ni de faire valoir ou de défendre un droit devant un tribunal. Si une loi, un tribunal ou un organisme de réglementation oblige le Destinataire à communiquer des renseignements confidentiels, celui-ci ne communique que ce qui est exigé et, lorsque la loi le permet, en avise d’abord la Partie divulgatrice.",
  },
  contact: {
    heading: "Aucune prise de contact",
    text: "Sans le consentement écrit de la Partie divulgatrice, le Destinataire ne communique pas au sujet de l’Opération avec les locataires, employés, clients, fournisseurs ou prêteurs de l’immeuble ou de l’entreprise, et ne visite pas les lieux autrement que toute personne du public. Le Destinataire qui fait déjà affaire avec l’un d’eux, ou avec l’entreprise, à titre de client, de fournisseur, de locataire ou de prêteur peut continuer de le faire dans le cours normal des affaires, sans mentionner l’Opération. Le Destinataire peut consulter les registres et les dossiers accessibles au public, mais ne fait auprès d’une municipalité ou d’une autre autorité aucune démarche qui révélerait que l’immeuble ou l’entreprise est offert.",
  },
  personal: {
    heading: "Renseignements personnels",
    text: "Le Destinataire n’utilise les renseignements personnels qu’aux fins d’évaluer et de conclure l’Opération; il ne les communique pas sans le consentement de la personne concernée, sauf si la loi l’autorise; il prend les mesures propres à en assurer la confidentialité, compte tenu de leur sensibilité; il les détruit ou les remet dans les 30 jours de l’abandon de l’Opération ou dès qu’ils ne sont plus nécessaires à celle-ci. La Partie divulgatrice ne communique que les renseignements personnels nécessaires à l’Opération.",
  },
  return: {
    heading: "Remise et destruction",
    text: "À la demande de la Partie divulgatrice, le Destinataire remet ou détruit les renseignements confidentiels. Il peut garder ce que la loi l’oblige à garder, ainsi que ses copies de sauvegarde habituelles jusqu’à leur remplacement; la présente entente continue de les protéger.",
  },
  nothingMore: {
    heading: "Aucune autre obligation",
    text: "La présente entente n’oblige personne à conclure une Opération et ne transfère aucun droit dans l’immeuble ou l’entreprise. La Partie divulgatrice et le Propriétaire ne garantissent pas que les renseignements sont complets; seul un contrat écrit ultérieur peut le faire.",
  },
  duration: {
    heading: "Durée",
    text: "Les obligations de la présente entente durent deux ans à compter de la signature. Pour les renseignements personnels et les secrets commerciaux, elles durent aussi longtemps que la loi les protège.",
  },
  breach: {
    heading: "Manquement",
    text: "Des dommages-intérêts peuvent ne pas suffire à réparer un manquement. En plus de tout autre recours, la Partie divulgatrice ou le Propriétaire peut demander à un tribunal d’ordonner au Destinataire d’y mettre fin ou de ne pas le commettre.",
  },
  successors: {
    heading: "Ayants cause",
    text: "La Partie divulgatrice ou le Propriétaire peut céder la présente entente à l’acquéreur de l’immeuble ou de l’entreprise. Elle profite à leurs ayants cause et lie ceux du Destinataire. Le Destinataire ne peut la céder sans le consentement écrit de la Partie divulgatrice.",
  },
  notices: {
    heading: "Avis",
    text: "Les avis se donnent par écrit. L’avis au Destinataire peut être envoyé à l’adresse courriel qui figure au certificat de signature; l’avis à la Partie divulgatrice peut être envoyé au moyen de l’annonce sur Vestpocket ou à l’adresse qu’elle a donnée. Un avis est réputé reçu le jour ouvrable suivant.",
  },
  law: {
    heading: "Droit applicable et tribunaux",
    text: "Les lois de la province ou du territoire où se trouve l’immeuble ou l’entreprise, et les lois fédérales du Canada qui s’y appliquent, régissent la présente entente, et ses tribunaux peuvent entendre les différends à son sujet. L’entreprise qui n’a pas de locaux au Canada est réputée se trouver là où la Partie divulgatrice est établie. La présente clause ne retire au Destinataire aucun droit que la loi lui donne et auquel il ne peut renoncer.",
  },
  whole: {
    heading: "Intégralité de l’entente",
    text: "La présente entente contient tout ce dont les parties ont convenu au sujet des renseignements confidentiels. Elle n’est modifiée que par écrit. Si une clause est sans effet, les autres demeurent en vigueur.",
  },
  signature: {
    heading: "Signature et certificat",
    text: "Le Destinataire signe par voie électronique. Le certificat de signature fait preuve de l’entente; il n’ajoute aucune obligation.",
  },
  language: {
    heading: "Langue",
    text: "Les versions française et anglaise sont toutes deux offertes avant la signature. Le Destinataire qui signe en anglais le fait par choix. Lorsque la Charte de la langue française s’applique, le Destinataire peut invoquer l’une ou l’autre version.",
  },
  franchisePurpose: {
    heading: "But",
    text: "La Partie divulgatrice donne accès aux renseignements afin que le Destinataire puisse décider s’il souhaite acquérir la franchise ou l’entreprise de l’annonce, et conclure cette opération (l’«\u00a0Opération\u00a0»). Le Destinataire ne se sert des renseignements confidentiels à aucune autre fin.",
  },
  franchiseRights: {
    heading: "Ce qui demeure libre",
    text: "Rien n’empêche le Destinataire de communiquer des renseignements à un regroupement de franchisés, à d’autres franchisés du même réseau ou à ses conseillers professionnels. L’entente ne vise pas les renseignements qui sont ou deviennent publics, ou sont communiqués à quiconque, autrement que par un manquement, ou avec le consentement de toutes les parties. Rien n’empêche non plus le Destinataire de communiquer des renseignements à ses administrateurs, employés, prêteurs et partenaires qui en ont besoin pour ce but et les gardent secrets.",
  },
  notAFranchise: {
    heading: "Pas un contrat de franchisage",
    text: "L’entente n’est pas un contrat de franchisage et n’oblige à aucun paiement. Elle n’oblige personne à conclure une Opération et ne retire aucun droit que donne une loi sur les franchises.",
  },
};
