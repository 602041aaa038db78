import type { Language } from "../../shared/text.ts";
import type { Law } from "../compliance/compliance.terms.ts";

/** A body that watches over personal information and takes complaints. */
export interface PrivacyAuthority {
  readonly name: Readonly<Record<Language, string>>;
  readonly site: string;
}

export const PRIVACY_AUTHORITIES = {
  OPC: {
    name: {
      en: "Office of the Privacy Commissioner of Canada",
      fr: "Commissariat à la protection de la vie privée du Canada",
    },
    site: "https://www.priv.gc.ca/",
  },
  CAI: {
    name: {
      en: "Commission d’accès à l’information du Québec",
      fr: "Commission d’accès à l’information du Québec",
    },
    site: "https://www.cai.gouv.qc.ca/",
  },
  "OIPC-AB": {
    name: {
      en: "Office of the Information and Privacy Commissioner of Alberta",
      fr: "Commissariat à l’information et à la protection de la vie privée de l’Alberta",
    },
    site: "https://oipc.ab.ca/",
  },
  "OIPC-BC": {
    name: {
      en: "Office of the Information and Privacy Commissioner for British Columbia",
      fr: "Commissariat à l’information et à la protection de la vie privée de la Colombie-Britannique",
    },
    site: "https://www.oipc.bc.ca/",
  },
} as const satisfies Record<string, PrivacyAuthority>;
export type PrivacyAuthorityId = keyof typeof PRIVACY_AUTHORITIES;

/** What a law says about an incident with personal information. */
interface IncidentDuty {
  /** Whether its authority has to be told, or should be. */
  readonly duty: "must" | "may";
  /** The harm from which on it applies. */
  readonly threshold: string;
  readonly when: string;
  /** The day from which on it applies; missing for advice. */
  readonly since?: string;
}

export interface PrivacyLaw extends Law {
  readonly authority: PrivacyAuthorityId;
  /** Its sections about incidents are in `sections`. */
  readonly incident: IncidentDuty;
}

/**
 * The laws on personal information in the private sector, for counsel to confirm. The federal one applies where no
 * province's does, and to whatever crosses a provincial border.
 */
export const PRIVACY_LAWS: readonly PrivacyLaw[] = [
  {
    act: {
      en: "Personal Information Protection and Electronic Documents Act (PIPEDA), S.C. 2000, c. 5",
      fr: "Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE), L.C. 2000, ch. 5",
    },
    sections: ["10.1"],
    site: "https://laws-lois.justice.gc.ca/eng/acts/P-8.6/",
    authority: "OPC",
    incident: {
      duty: "must",
      threshold: "a real risk of significant harm",
      when: "as soon as feasible",
      since: "2018-11-01",
    },
  },
  {
    act: {
      en: "Act respecting the protection of personal information in the private sector (“Law 25”), CQLR, c. P-39.1",
      fr: "Loi sur la protection des renseignements personnels dans le secteur privé («\u00a0Loi 25\u00a0»), RLRQ, c. P-39.1",
    },
    sections: ["3.5"],
    site: "https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1",
    provinces: ["Quebec"],
    authority: "CAI",
    incident: { duty: "must", threshold: "a risk of serious injury", when: "promptly", since: "2022-09-22" },
  },
  {
    act: {
      en: "Personal Information Protection Act, S.A. 2003, c. P-6.5",
      fr: "Personal Information Protection Act, S.A. 2003, c. P-6.5",
    },
    sections: ["34.1"],
    site: "https://oipc.ab.ca/",
    provinces: ["Alberta"],
    authority: "OIPC-AB",
    incident: {
      duty: "must",
      threshold: "a real risk of significant harm",
      when: "without unreasonable delay",
      since: "2010-05-01",
    },
  },
  {
    act: {
      en: "Personal Information Protection Act, S.B.C. 2003, c. 63",
      fr: "Personal Information Protection Act, S.B.C. 2003, c. 63",
    },
    site: "https://www.oipc.bc.ca/",
    provinces: ["British Columbia"],
    authority: "OIPC-BC",
    incident: { duty: "may", threshold: "a real risk of significant harm", when: "as soon as possible" },
  },
];
