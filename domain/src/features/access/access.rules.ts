import { toAsciiDomain } from "../../shared/domain-names.ts";
import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLine, toLines } from "../../shared/readable-text.ts";
import { cutText, type Message, withValues } from "../../shared/text.ts";
import { isNumberText } from "../../shared/typed-number.ts";
import { toEmailKey } from "../accounts/accounts.rules.ts";
import { validateMessageText } from "../inquiries/inquiries.rules.ts";
import { TEXT_MESSAGES } from "../listings/listing-texts.rules.ts";
import {
  type AccessDecision,
  type AccessMode,
  type Capacity,
  COMPANY_MAX,
  type SigningStatus,
} from "./access.terms.ts";
import { MAIL_PROVIDERS } from "./mail-providers.terms.ts";

/** Longest message, question, answer, note and reason, in characters (product.md §16). */
export const ACCESS_TEXT_MAX = 2_000;
/** The maximum number of days for which an approval may be given, or extended, at once. */
export const ACCESS_DAYS_MAX = 365;
/** Domains in each of a listing's two lists. */
export const DOMAINS_MAX = 50;

/** Requests that one person may send per hour, and per 30 days about one listing. */
export const REQUESTS_AN_HOUR = 10;
export const REQUESTS_PER_LISTING = 3;
/** Decisions, questions and answers of one person per hour. */
export const ACCESS_REPLIES_AN_HOUR = 120;

export const ACCESS_MESSAGES = {
  companyRequired: /*i18n*/ { id: "access.company_required", message: "Please enter the company’s name." },
  questionRequired: /*i18n*/ { id: "access.question_required", message: "Please write your question." },
  answerRequired: /*i18n*/ { id: "access.answer_required", message: "Please write your answer." },
  reasonRequired: /*i18n*/ { id: "access.reason_required", message: "Please write a reason. The person will read it." },
  malformedDays: /*i18n*/ { id: "access.malformed_days", message: "Please enter a whole number of days, 1 to 365." },
  tooManyDomains: /*i18n*/ { id: "access.too_many_domains", message: "Please enter {max} domains at most." },
  wrongDomain: /*i18n*/ {
    id: "access.wrong_domain",
    message: "“{domain}” is not a domain. Please enter domains such as example.ca, one per line.",
  },
  openToAll: /*i18n*/ {
    id: "access.open_to_all",
    message: "Anyone can get an address at {domain}. To approve people automatically, enter a company’s domain.",
  },
  domainTwice: /*i18n*/ { id: "access.domain_twice", message: "{domain} is in both lists." },
} as const satisfies Record<string, Message>;

/** The problem with a text that one person writes to the other, or undefined. `required`: the message for an empty one. */
export function validateAccessText(typed: string, required?: Message): Message | undefined {
  const text = toLines(typed);
  if (text === "" && required !== undefined) return required;
  if ([...text].length > ACCESS_TEXT_MAX) return withValues(TEXT_MESSAGES.longText, { max: ACCESS_TEXT_MAX });
  return validateMessageText(typed);
}

/** The problems of a request, by field. A request on behalf of a company or a client names it. */
export function validateRequest(request: { message: string; capacity: Capacity; company: string }): Problems {
  return toProblems({ company: validateCompany(request), message: validateAccessText(request.message) });
}

function validateCompany({ capacity, company }: { capacity: Capacity; company: string }): Message | undefined {
  const name = toLine(company);
  if (name === "") return capacity === "company" ? ACCESS_MESSAGES.companyRequired : undefined;
  return [...name].length > COMPANY_MAX ? withValues(TEXT_MESSAGES.longText, { max: COMPANY_MAX }) : undefined;
}

/** The number of days typed; undefined if an approval cannot last that long. */
export function readDays(typed: string): number | undefined {
  const days = isNumberText(typed.trim()) ? Number(typed) : 0;
  return Number.isInteger(days) && days >= 1 && days <= ACCESS_DAYS_MAX ? days : undefined;
}

/** The domains typed, one per line or separated by commas; of several spellings of one, the first. */
export function readDomains(typed: string): string[] {
  const words = typed.split(/[\s,;]+/u).map((word) => word.trim().toLowerCase().replace(/^@/u, ""));
  const kept = new Map<string, string>();
  for (const word of words) {
    const name = toAsciiDomain(word);
    if (word !== "" && !kept.has(name)) kept.set(name, word);
  }
  return [...kept.values()];
}

const DOMAIN = /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{0,61}\p{L}$/u;

/** The problems of a listing's two lists of domains. */
export function validateDomains(lists: { allowed: readonly string[]; denied: readonly string[] }): Problems {
  const allowed = new Set(lists.allowed.map(toAsciiDomain));
  const twice = lists.denied.find((domain) => allowed.has(toAsciiDomain(domain)));
  const deniedTwice = twice === undefined ? undefined : withValues(ACCESS_MESSAGES.domainTwice, { domain: twice });
  return toProblems({
    allowedDomains: domainsProblem(lists.allowed) ?? openToAll(lists.allowed),
    deniedDomains: domainsProblem(lists.denied) ?? deniedTwice,
  });
}

/** The first invalid one, shortened, since it would be hard to find among fifty. */
function domainsProblem(list: readonly string[]): Message | undefined {
  if (list.length > DOMAINS_MAX) return withValues(ACCESS_MESSAGES.tooManyDomains, { max: DOMAINS_MAX });
  const wrong = list.find((each) => !DOMAIN.test(each) || toLine(each) !== each);
  return wrong === undefined ? undefined : withValues(ACCESS_MESSAGES.wrongDomain, { domain: cutText(wrong, 60) });
}

/** The first mail provider in the list: it would admit everyone who signs up there. */
function openToAll(allowed: readonly string[]): Message | undefined {
  const open = allowed.find((domain) => MAIL_PROVIDERS.has(toAsciiDomain(domain)));
  return open === undefined ? undefined : withValues(ACCESS_MESSAGES.openToAll, { domain: open });
}

/**
 * Whether an address belongs to one of these domains, or to a subdomain, however they are spelled: 'a@mail.example.ca'
 * to 'example.ca'.
 */
function isOfDomain(email: string, domains: readonly string[]): boolean {
  return findDomain(email, domains) !== undefined;
}

function findDomain(email: string, domains: readonly string[]): string | undefined {
  const host = toAsciiDomain(email.slice(email.lastIndexOf("@") + 1));
  return domains.find((each) => {
    const domain = toAsciiDomain(each);
    return host === domain || host.endsWith(`.${domain}`);
  });
}

/** Whether two addresses lead to one mailbox, however they and their domains are spelled. */
export function isSameMailbox(email: string, other: string): boolean {
  return toMailbox(email) === toMailbox(other);
}

function toMailbox(email: string): string {
  const key = toEmailKey(email);
  const at = key.lastIndexOf("@") + 1;
  return key.slice(0, at) + toAsciiDomain(key.slice(at));
}

/** Whether a listing's settings decline the owner of this address. */
export function isDenied({ deniedDomains }: Pick<AccessSettings, "deniedDomains">, email: string): boolean {
  return isOfDomain(email, deniedDomains);
}

/** The domain for which a listing's settings decline the owner of this address, as its owner wrote it (product.md §16). */
export function findDeniedDomain(
  { deniedDomains }: Pick<AccessSettings, "deniedDomains">,
  email: string,
): string | undefined {
  return findDomain(email, deniedDomains);
}

/** Of a request that a listing's settings declined: to its sender, in the e-mail and on the page. */
export const REFUSED_AUTOMATICALLY: Message = /*i18n*/ {
  id: "access.refused_automatically",
  message:
    "Your request was declined automatically: the owner does not admit addresses at {domain}. Nobody read it. You can ask the owner to look at it, and to know or correct the information used.",
};

export interface AccessSettings {
  readonly mode: AccessMode;
  readonly allowedDomains: readonly string[];
  readonly deniedDomains: readonly string[];
}

/** The facts about an asker that a listing's settings decide by. */
export interface Asking {
  /** Confirmed. */
  readonly email: string;
  /** The account's role, whatever its session may do. */
  readonly isAdministrator: boolean;
  readonly isVerified: boolean;
  readonly signing: SigningStatus;
  /** The owner's earlier decision. */
  readonly decision: AccessDecision;
}

/**
 * What happens to a request before its owner reads it: a denied domain takes precedence, and nobody is admitted whom
 * the owner declined or whose access the owner revoked, and no administrator. People admitted for their domain, or as
 * verified, get access once they have signed the agreement, if there is one. People admitted for signing are admitted
 * only when they sign, since the owner may remove the agreement before that.
 */
export function decideAtOnce(
  settings: AccessSettings,
  { email, isAdministrator, isVerified, signing, decision }: Asking,
): "approve" | "refuse" | "wait" {
  const { mode, allowedDomains } = settings;
  if (isDenied(settings, email)) return "refuse";
  if (isAdministrator || decision === "refused" || decision === "revoked") return "wait";
  if (isOfDomain(email, allowedDomains)) return "approve";
  if (mode === "verified" && isVerified) return "approve";
  return mode === "signed" && signing === "signed" ? "approve" : "wait";
}

/** The default settings of a listing. */
export const DEFAULT_ACCESS = {
  mode: "manual",
  signsFirst: false,
  days: 30,
  allowedDomains: [],
  deniedDomains: [],
} satisfies AccessSettings & { signsFirst: boolean; days: number };
