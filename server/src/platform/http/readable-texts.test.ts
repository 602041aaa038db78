import {
  ACCESS_MESSAGES,
  validateAccessText,
  validateDomains,
  validateRequest,
} from "@vestpocket/domain/access/access.rules";
import { validateInspection } from "@vestpocket/domain/access/reveals.rules";
import { validateSignUp } from "@vestpocket/domain/accounts/accounts.rules";
import { validateLicenceCheck } from "@vestpocket/domain/agents/agents.rules";
import { validateChoice, validateSigning } from "@vestpocket/domain/agreements/agreements.rules";
import { validateInquiry, validateMessageText } from "@vestpocket/domain/inquiries/inquiries.rules";
import { readAgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { validateOfferText } from "@vestpocket/domain/offers/offers.rules";
import { validateAnswer, validateNote, validateQuestion } from "@vestpocket/domain/questions/questions.rules";
import { validateReportNote } from "@vestpocket/domain/reports/reports.rules";
import { validateDocumentChange } from "@vestpocket/domain/rooms/changing.rules";
import { validateCannedAnswer } from "@vestpocket/domain/tickets/canned-answers.rules";
import {
  validateReason,
  validateAnswer as validateReply,
  validateTicket,
} from "@vestpocket/domain/tickets/tickets.rules";
import { expect, test } from "vitest";
import { listTexts } from "../../testing/contract-texts.ts";
import { listContracts } from "../../testing/contracts.ts";

/** One of each kind of character that shows nothing. */
const INVISIBLE = [
  ...["\u200b", "\u2060", "\u00ad", "\ufeff", "\u2800", "\u3164", "\uffa0", "\u115f", "\u1160", "\u180e", "\u034f"],
  ...["\ufe0f", "\u{e0100}", "\u{e0041}", "\u200d", "\u200e", "\u061c", "\u202a", "\u202e", "\u2066", "\u0007", "\v"],
  ...["\u0085", "\u2028", "\ufffc", "\u{1d159}", "\u{1d173}"],
];

/** Fields that nobody else reads as they were typed: secrets, digits, names from a list, and what is only compared. */
const NOT_SHOWN = new Set([
  ...["password", "currentPassword", "newPassword", "code", "challenge", "refreshToken", "oobCode", "altcha", "sha256"],
  ...["phoneNumber", "senderPhone", "verificationCode", "timeZone", "listingName", "listingLink", "regulator"],
  ...["type", "subtype", "province", "city", "zoning", "near", "keywords", "lastDoc", "seen"],
]);
/** Calls whose texts only their sender reads: drafts are checked once they are posted. */
const OWN = /^\/v1\/(?:drafts\/|translations$|auth\/sign-in$|auth\/forgot-password$)/u;

const DOCUMENT = { folder: "other", audience: "granted", download: "never" } as const;
const SIGNING = { capacity: "company", agreed: true } as const;
const CHOICE = { kind: "own", isOneLanguage: false, principal: "", namesPrincipal: false } as const;
const PLACE = { province: "Ontario", city: "Toronto" };

/** What the rules say about the texts of the other calls, by field, if each is `text`. */
const RULES: readonly (readonly [path: RegExp, read: (text: string) => object])[] = [
  [/^\/v1\/admin\/canned-answers/u, (text) => validateCannedAnswer({ title: text, english: text, french: text })],
  [
    /\/add-ticket$/u,
    (text) => validateTicket({ type: "bug", subject: text, description: text, email: `${text}@example.ca` }),
  ],
  [/\/tickets\/\{id\}\/answer$/u, (text) => ({ message: validateReply(text) })],
  [/\/tickets\/(?:\{id\}\/)?close$/u, (text) => ({ reason: validateReason(text) })],
  [/^\/v1\/rooms\/documents\/\{id\}$/u, (text) => validateDocumentChange({ ...DOCUMENT, name: text }, "pdf")],
  [/\/report$/u, (text) => ({ note: validateReportNote({ reason: "other", note: text }) })],
  [/\/questions$/u, (text) => validateQuestion({ kind: "document", text, reason: text })],
  [/^\/v1\/questions\/\{id\}\/answer$/u, (text) => ({ answer: validateAnswer("question", text) })],
  [/^\/v1\/questions\/\{id\}\/decline$/u, (text) => ({ note: validateNote(text) })],
  [/\/offers(?:\/|$)/u, (text) => ({ conditions: validateOfferText(text, 100), note: validateOfferText(text, 100) })],
  [
    /\/generate-session$/u,
    (text) =>
      readAgentProfile({ ...PLACE, brokerageName: text, realEstateBoard: text, isRealEstateMember: true }).problems ??
      {},
  ],
  [
    /\/sendInquiryMail$/u,
    (text) => validateInquiry({ senderName: text, senderEmail: `${text}@example.ca`, senderPhone: "", message: text }),
  ],
  [/^\/v1\/inquiries\/\{id\}\/reply$/u, (text) => ({ message: validateMessageText(text) })],
  [/\/agreement\/sign$/u, (text) => validateSigning({ ...SIGNING, name: `Ada ${text}`, company: text, title: text })],
  [
    /\/agreement$/u,
    (text) =>
      validateChoice({ ...CHOICE, titleEn: text, bodyEn: text, titleFr: text, bodyFr: text }, { province: "Ontario" }),
  ],
  [
    /^\/v1\/admin\/agents\/\{id\}\/verify$/u,
    (text) =>
      validateLicenceCheck(
        { regulator: "RECO", licenceNumber: text, licenceClass: "general", checkedOn: "2026-01-01", expiresOn: "" },
        { province: "Ontario", today: "2026-01-01" },
      ),
  ],
  [
    /^\/v1\/auth\/(?:sign-up|updateUser\/\{id\})$/u,
    (text) => validateSignUp({ firstName: text, lastName: text, email: `${text}@example.ca`, password: "" }),
  ],
  [
    /^\/v1\/access\/\{listingId\}\/settings$/u,
    (text) => validateDomains({ allowed: [`${text}.ca`], denied: [`${text}.com`] }),
  ],
  [
    /^\/v1\/access\/\{listingId\}\/request$/u,
    (text) => validateRequest({ message: text, capacity: "company", company: text }),
  ],
  [
    /^\/v1\/access\//u,
    (text) =>
      Object.fromEntries(
        ["answer", "note", "question", "reason"].map((field) => [
          field,
          validateAccessText(text, ACCESS_MESSAGES.reasonRequired),
        ]),
      ),
  ],
  [/\/inspect$/u, (text) => validateInspection({ ground: "reason", reason: text.repeat(3) })],
];

const contracts = await listContracts();

/** Every text in a body, with its call and its field. */
function* listBodyTexts() {
  for (const { path, body } of contracts) {
    for (const { path: field, schema } of listTexts(body, "")) {
      const names = field.split(".").filter((part) => !/^(?:|innerType|element|keyType|valueType)$/u.test(part));
      yield { path, names, schema };
    }
  }
}

/** The problem that the rules of a call find in a field; `undefined` if none. */
function findProblem(path: string, field: string, text: string): unknown {
  const [, read] = RULES.find(([call]) => call.test(path)) ?? [];
  return Object.entries(read?.(text) ?? {}).find(([name]) => name === field)?.[1];
}

/** Every text in a JSON body that others read. */
function* listReadTexts() {
  for (const text of listBodyTexts()) {
    if (OWN.test(text.path) || text.names.some((name) => NOT_SHOWN.has(name))) continue;
    yield { ...text, field: text.names.at(-1) ?? "", named: `${text.path} ${text.names.join(".")}` };
  }
}

test("every text that others read is stored without invisible characters, or refused with them", () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const { path, field, named, schema } of listReadTexts()) {
    const isWrong = INVISIBLE.filter((each) => {
      const typed = `An${each}na`;
      const read = schema.safeParse(typed);
      return read.success && !/^An[ \n]?na$/u.test(String(read.data)) && findProblem(path, field, typed) === undefined;
    });
    const isFine = findProblem(path, field, "Anna") === undefined;
    if (isWrong.length > 0 || !isFine) wrong.push(`${named}: ${JSON.stringify(isWrong)}`);
    checked += 1;
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(40);
});

test("a text of nothing but invisible characters is read as an empty one, by the server and by the form", () => {
  const wrong: string[] = [];
  for (const { path, field, named, schema } of listReadTexts()) {
    const empty = JSON.stringify(findProblem(path, field, ""));
    const isWrong = INVISIBLE.filter((each) => {
      const typed = each.repeat(20);
      const read = schema.safeParse(typed);
      const isRefused = findProblem(path, field, typed) !== undefined;
      const isEmpty = !read.success || read.data === "";
      return !(isEmpty || isRefused) || (isEmpty && JSON.stringify(findProblem(path, field, typed)) !== empty);
    });
    if (isWrong.length > 0) wrong.push(`${named}: ${JSON.stringify(isWrong)}`);
  }
  expect(wrong).toEqual([]);
});
