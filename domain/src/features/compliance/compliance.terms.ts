import type { Language, Message } from "../../shared/text.ts";
import type { AgreementKind } from "../agreements/agreements.terms.ts";
import type { ListingType, PostedAs } from "../listings/listings.terms.ts";
import type { ProvinceName } from "../places/places.provinces.ts";

/** `blocks`: the law forbids publishing it so. `warns`: its owner should check it. `informs`: nothing is wrong, but a law applies. */
export const SEVERITIES = ["blocks", "warns", "informs"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A law or regulation. */
export interface Law {
  /** Its official name and number; the English one in both languages if it has no French version. */
  readonly act: Readonly<Record<Language, string>>;
  /** '13', to be confirmed by counsel; missing if in doubt, and for a law that is meant as a whole. */
  readonly sections?: readonly string[];
  /** A page of the regulator or of the official publisher, which was seen to work. */
  readonly site?: string;
  /** Where it applies; everywhere in Canada unless they are given. */
  readonly provinces?: readonly ProvinceName[];
}

/** The texts of a listing in one language. */
interface CheckedTexts {
  readonly title: string;
  readonly description: string;
}

/** A listing as input to the rules, whether it is being entered or was saved. */
export interface CheckedListing {
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType | "";
  /** In the data's spelling. */
  readonly province: string;
  /** The declaration that was made; undefined if none. */
  readonly postedAs: PostedAs | undefined;
  /** The agent's; null or empty if not stated. */
  readonly brokerageName: string | null;
  /** The agent's, such as Broker; missing, null or empty if not stated. */
  readonly designation?: string | null | undefined;
  /** Whether it has a document; missing if that is not known yet. */
  readonly hasDocument?: boolean | undefined;
  /** The language whose text a program drafted and nobody has approved; missing or null if there is none. */
  readonly machineLanguage?: Language | null | undefined;
  /** What its readers sign; missing if that is not known yet. */
  readonly agreementKind?: AgreementKind | undefined;
  /** Of the title and the description of the form; the other two are in the other language. */
  readonly language: Language;
  readonly texts: Readonly<Partial<Record<Language, CheckedTexts>>>;
}

/** A rule's match: the field concerned, and the words, if it is about words. */
export interface Found {
  readonly field: string;
  readonly words?: readonly string[];
}

/** The categories whose listings can have notices for their readers. */
export const NOTICED_TYPES: readonly string[] = [
  "Franchises & New Business Opportunities",
  "Farm & Agricultural",
  "Land & Development",
];

/** A legal requirement, as data and one pure function. */
export interface Rule {
  /** Never changes. */
  readonly id: string;
  readonly severity: Severity;
  /** The laws it applies. It does nothing in a province that none of them covers. */
  readonly laws: readonly Law[];
  readonly title: Message;
  /** The legal requirement. `{words}` are the matched words. */
  readonly explanation: Message;
  /** What the owner can do. */
  readonly remedy: Message;
  /** What readers of the listing are told; missing if it concerns only the owner. */
  readonly notice?: Message;
  /** The violation, or what it applies to; undefined if none. */
  readonly find: (listing: CheckedListing) => Found | undefined;
}

/** The name of a law that has no French version. */
export const both = (act: string): Law["act"] => ({ en: act, fr: act });
