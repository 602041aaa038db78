import type { Message } from "../../shared/text.ts";
import type { AccessState } from "./states.rules.ts";
import type { AccessStateKind } from "./states.terms.ts";

/** What the texts depend on. */
type Described = Omit<AccessState, "untilAt">;

/** The texts about a state of access, for each side. `{end}` is the day on which the owner's approval ends or ended. */
type Texts = Readonly<Record<AccessStateKind, Message>>;

/** A request in a few words, for the person who sent it. */
export const READER_BADGES: Texts = {
  unasked: /*i18n*/ { id: "access.reader_badge.unasked", message: "Not requested" },
  withdrawn: /*i18n*/ { id: "access.reader_badge.withdrawn", message: "Withdrawn by you" },
  waiting: /*i18n*/ { id: "access.reader_badge.waiting", message: "Waiting for the owner" },
  questioned: /*i18n*/ { id: "access.reader_badge.questioned", message: "Waiting for your answer" },
  signed: /*i18n*/ { id: "access.reader_badge.signed", message: "NDA signed" },
  approved_unsigned: /*i18n*/ { id: "access.reader_badge.approved_unsigned", message: "Approved: sign the NDA" },
  reading: /*i18n*/ { id: "access.reader_badge.reading", message: "Access until {end}" },
  expired: /*i18n*/ { id: "access.reader_badge.expired", message: "Your access ended on {end}" },
  refused: /*i18n*/ { id: "access.reader_badge.refused", message: "Declined by the owner" },
  revoked: /*i18n*/ { id: "access.reader_badge.revoked", message: "Ended by the owner" },
  superseded: /*i18n*/ { id: "access.reader_badge.superseded", message: "Approved earlier" },
  unlisted: /*i18n*/ { id: "access.reader_badge.unlisted", message: "Listing not available" },
};

/** The same for the listing's owner. */
export const OWNER_BADGES: Texts = {
  unasked: /*i18n*/ { id: "access.owner_badge.unasked", message: "No request" },
  withdrawn: /*i18n*/ { id: "access.owner_badge.withdrawn", message: "Withdrawn" },
  waiting: /*i18n*/ { id: "access.owner_badge.waiting", message: "Waiting for your decision" },
  questioned: /*i18n*/ { id: "access.owner_badge.questioned", message: "Waiting for an answer" },
  signed: /*i18n*/ { id: "access.owner_badge.signed", message: "Has access by signing" },
  approved_unsigned: /*i18n*/ { id: "access.owner_badge.approved_unsigned", message: "Approved, not signed yet" },
  reading: /*i18n*/ { id: "access.owner_badge.reading", message: "Has access until {end}" },
  expired: /*i18n*/ { id: "access.owner_badge.expired", message: "Access ended on {end}" },
  refused: /*i18n*/ { id: "access.owner_badge.refused", message: "Declined" },
  revoked: /*i18n*/ { id: "access.owner_badge.revoked", message: "Access revoked" },
  superseded: /*i18n*/ { id: "access.owner_badge.superseded", message: "Replaced by a later approval" },
  unlisted: /*i18n*/ { id: "access.owner_badge.unlisted", message: "No access right now" },
};

/** What is true for the reader. */
export const READER_SENTENCES: Texts = {
  unasked: /*i18n*/ { id: "access.reader.unasked", message: "You have not requested access." },
  withdrawn: /*i18n*/ { id: "access.reader.withdrawn", message: "You withdrew your request." },
  waiting: /*i18n*/ { id: "access.reader.waiting", message: "The owner has your request." },
  questioned: /*i18n*/ { id: "access.reader.questioned", message: "The owner has a question about your request." },
  signed: /*i18n*/ { id: "access.reader.signed", message: "You signed the NDA and can see what it opens." },
  approved_unsigned: /*i18n*/ {
    id: "access.reader.approved_unsigned",
    message: "The owner approved your request, but the details stay hidden until you sign the NDA.",
  },
  reading: /*i18n*/ { id: "access.reader.reading", message: "You have access until {end}." },
  expired: /*i18n*/ { id: "access.reader.expired", message: "Your access ended on {end}." },
  refused: /*i18n*/ { id: "access.reader.refused", message: "The owner declined your request." },
  revoked: /*i18n*/ { id: "access.reader.revoked", message: "The owner ended your access." },
  superseded: /*i18n*/ { id: "access.reader.superseded", message: "A later approval replaced this one." },
  unlisted: /*i18n*/ { id: "access.reader.unlisted", message: "This listing is not available right now." },
};

const STEPS = {
  signFirst: /*i18n*/ {
    id: "access.step.sign_first",
    message: "Sign the NDA first. Then you can request access.",
  },
  signToOpen: /*i18n*/ {
    id: "access.step.sign_to_open",
    message: "Sign the NDA to get access. You do not have to wait for the owner.",
  },
  signToComplete: /*i18n*/ {
    id: "access.step.sign_to_complete",
    message: "Sign it to see them. Your access lasts until {end}.",
  },
  ask: /*i18n*/ { id: "access.step.ask", message: "Tell the owner who you are and why you are asking." },
  askOrSign: /*i18n*/ {
    id: "access.step.ask_or_sign",
    message: "Tell the owner who you are and why you are asking. You can sign the NDA before or after that.",
  },
  askForMore: /*i18n*/ { id: "access.step.ask_for_more", message: "To see more, request access from the owner." },
  askAgain: /*i18n*/ { id: "access.step.ask_again", message: "You can request access again." },
  askBack: /*i18n*/ {
    id: "access.step.ask_back",
    message: "Only the owner can let you in. You can request access again.",
  },
  answer: /*i18n*/ { id: "access.step.answer", message: "Answer it so that the owner can decide." },
  answerOrSign: /*i18n*/ {
    id: "access.step.answer_or_sign",
    message: "Sign the NDA to get access now, or answer the question so that the owner can decide.",
  },
  wait: /*i18n*/ { id: "access.step.wait", message: "You will get an email with the answer." },
  waitOrSign: /*i18n*/ {
    id: "access.step.wait_or_sign",
    message: "You will get an email with the answer. You can already sign the NDA.",
  },
  confirmEmail: /*i18n*/ {
    id: "access.step.confirm_email",
    message: "Please confirm your email before you request access: the owner sees it.",
  },
  signAgain: /*i18n*/ {
    id: "access.step.sign_again",
    message: "The owner changed the NDA after you signed it. The text that you signed still binds you.",
  },
} as const satisfies Record<string, Message>;

/** What the reader does next, in a sentence; undefined if there is nothing to do. */
export function describeReaderStep({ kind, next, signing }: Described): Message | undefined {
  switch (next) {
    case "read":
    case "none":
      return undefined;
    case "confirm_email":
      return STEPS.confirmEmail;
    case "answer":
      return signing === "opens" ? STEPS.answerOrSign : STEPS.answer;
    case "wait":
      return signing === "adds" ? STEPS.waitOrSign : STEPS.wait;
    case "sign":
      if (kind === "approved_unsigned") return STEPS.signToComplete;
      return signing === "opens" ? STEPS.signToOpen : STEPS.signFirst;
    case "ask":
      if (kind === "refused" || kind === "revoked") return STEPS.askBack;
      if (kind === "expired" || kind === "withdrawn") return STEPS.askAgain;
      if (kind === "signed") return STEPS.askForMore;
      return signing === "adds" ? STEPS.askOrSign : STEPS.ask;
  }
}

/** That an earlier signature no longer counts; undefined if there is none, or signing would change nothing now. */
export function describeEarlierSignature({ signsAgain, signing }: Described): Message | undefined {
  return signsAgain && signing !== "later" ? STEPS.signAgain : undefined;
}

const NOTES = {
  unsigned: /*i18n*/ {
    id: "access.owner_note.unsigned",
    message: "Approved until {end}. The NDA is not signed yet: your confidential details stay hidden until it is.",
  },
  opens: /*i18n*/ {
    id: "access.owner_note.opens",
    message: "Not signed yet. Your settings will approve this request once the NDA is signed.",
  },
  signs: /*i18n*/ {
    id: "access.owner_note.signs",
    message: "Not signed yet. If you approve this request, your details stay hidden until the NDA is signed.",
  },
  signed: /*i18n*/ {
    id: "access.owner_note.signed",
    message: "The NDA is signed. If you approve this request, this person sees all confidential details.",
  },
  unlisted: /*i18n*/ {
    id: "access.owner_note.unlisted",
    message: "Nobody else can see this listing right now, so this person cannot see its confidential details either.",
  },
} as const satisfies Record<string, Message>;

/** What the owner should know about a person's state beyond its name; undefined if there is nothing. */
export function describeToOwner({ kind, signing }: Pick<Described, "kind" | "signing">): Message | undefined {
  if (kind === "unlisted") return NOTES.unlisted;
  if (kind === "approved_unsigned") return NOTES.unsigned;
  if (kind !== "waiting" && kind !== "questioned") return undefined;
  if (signing === "none") return undefined;
  if (signing === "signed") return NOTES.signed;
  return signing === "opens" ? NOTES.opens : NOTES.signs;
}
