import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import { describeCard } from "../../platform/messages/described-card.ts";
import type { MailCard, MailContent } from "../../platform/messages/messages.ts";
import type { AlertStream } from "./saved-searches.deps.ts";

/** What happened to a listing since its reader was last told of it. */
type AlertChange = "new" | "price_drop" | "back";

/** A listing that somebody is told of. */
export interface AlertItem {
  /** In the mail's language, as its reader may see it when the mail is composed. */
  readonly card: ListingCard;
  /** Absolute: the listing's page. */
  readonly url: string;
  /** Absolute, and open without a session: a picture that every member may see, by its token. Undefined without one. */
  readonly pictureUrl: string | undefined;
  /** The names of the saved searches that it fits; none if it is among the favourites only. */
  readonly fits: readonly string[];
  readonly change: AlertChange;
  /** Of a lowered price, the price before: 'CA$500,000'. */
  readonly was?: string | undefined;
}

/** What an alert says. One mail tells of all of an account's searches and favourites. */
export interface Alert {
  readonly language: Language;
  /** At least one, at most `ALERT_ITEMS_MAX`, the most interesting first. */
  readonly items: readonly AlertItem[];
  /** How many more there are than `items`. */
  readonly more?: number;
  /** The names of the searches that bring so much that they are now told of daily. */
  readonly slowed?: readonly string[];
  /** The searches that the mail is about, each with the page that stops it or makes it rarer; absolute. */
  readonly searches?: readonly { readonly name: string; readonly url: string }[];
  /** Whose news it is: that of saved searches and favourites, or of mandates. */
  readonly stream?: AlertStream;
  /** Absolute: the page of the saved searches, or of the mandates. */
  readonly manageUrl: string;
}

/** The most listings in one mail; the page of saved searches has the others. */
export const ALERT_ITEMS_MAX = 20;

/** The most searches with a link of their own; the page of saved searches has them all. */
const LINKED_MAX = 5;

const LESS = /*i18n*/ { id: "saved-searches.mail.less", message: "“{name}”: fewer emails, or none" };
const MANAGE: Readonly<Record<AlertStream, Message>> = {
  alerts: /*i18n*/ { id: "saved-searches.mail.manage", message: "Manage your saved searches" },
  matches: /*i18n*/ { id: "saved-searches.mail.manage_mandates", message: "Manage your mandates" },
};
const NEW = /*i18n*/ { id: "saved-searches.mail.new", message: "New" };
const LOWERED = /*i18n*/ { id: "saved-searches.mail.lowered", message: "Price lowered" };
const LOWERED_FROM = /*i18n*/ { id: "saved-searches.mail.lowered_from", message: "Price lowered from {was}" };
const BACK = /*i18n*/ { id: "saved-searches.mail.back", message: "Back on the market" };
const FITS = /*i18n*/ { id: "saved-searches.mail.fits", message: "Fits: {names}" };
const FITS_MORE = /*i18n*/ {
  id: "saved-searches.mail.fits_more",
  message: "Fits: {names} and {more, plural, one {# more search} other {# more searches}}",
};
const FAVOURITE = /*i18n*/ { id: "saved-searches.mail.favourite", message: "One of your favourites" };

/** New listings that fit saved searches or mandates, and what changed about favourites (product.md §24). */
export function alertMail(alert: Alert): MailContent {
  const { language, items, more = 0, slowed = [], searches = [], stream = "alerts", manageUrl } = alert;
  return {
    subject: toSubject(items, { more, stream }),
    paragraphs: toSlowed(slowed),
    cards: items.map((item) => toMailCard(item, language)),
    links: [
      ...(more === 0 ? [] : [{ label: toMore(more), url: manageUrl }]),
      ...searches.toSpliced(LINKED_MAX).map(({ name, url }) => ({ label: withValues(LESS, { name }), url })),
      { label: MANAGE[stream], url: manageUrl },
    ],
  };
}

/** The most searches that are named as told of daily. */
const SLOWED_NAMED_MAX = 3;

function toSlowed(names: readonly string[]): Message[] {
  if (names.length > SLOWED_NAMED_MAX) return [withValues(SLOWED_SEVERAL, { count: names.length })];
  return names.map((name) => withValues(SLOWED, { name }));
}

const SLOWED: Message = /*i18n*/ {
  id: "saved-searches.mail.slowed",
  message: "“{name}” brings more than five listings a day, so you now get them once a day.",
};
const SLOWED_SEVERAL: Message = /*i18n*/ {
  id: "saved-searches.mail.slowed_several",
  message: "{count} of your searches bring more than five listings a day, so you now get them once a day.",
};

const toMore = (more: number): Message =>
  withValues(
    /*i18n*/ {
      id: "saved-searches.mail.more",
      message: "{more, plural, one {See # more listing} other {See # more listings}}",
    },
    { more },
  );

/** One listing is named; several are counted, with the search's name if all are new and fit the same one. */
function toSubject(items: readonly AlertItem[], { more, stream }: { more: number; stream: AlertStream }): Message {
  const [first, ...others] = items;
  if (first === undefined) throw new RangeError("an alert without listings");
  const { change, card, fits } = first;
  if (others.length + more === 0) return withValues(ONE[change], { title: card.name });
  const count = items.length + more;
  if (items.some((item) => item.change !== "new")) return withValues(SEVERAL, { count });
  const [name] = fits;
  const isOneSearch = items.every((item) => item.fits.length === 1 && item.fits[0] === name);
  return isOneSearch && name !== undefined
    ? withValues(NEW_FOR, { count, name })
    : withValues(SEVERAL_NEW[stream], { count });
}

const ONE: Readonly<Record<AlertChange, Message>> = {
  new: /*i18n*/ { id: "saved-searches.mail.subject.new", message: "New: {title}" },
  price_drop: /*i18n*/ { id: "saved-searches.mail.subject.lowered", message: "Price lowered: {title}" },
  back: /*i18n*/ { id: "saved-searches.mail.subject.back", message: "Back on the market: {title}" },
};
const NEW_FOR: Message = /*i18n*/ {
  id: "saved-searches.mail.subject.new_for",
  message: "{count, plural, one {# new listing} other {# new listings}}: {name}",
};
const SEVERAL_NEW: Readonly<Record<AlertStream, Message>> = {
  alerts: /*i18n*/ {
    id: "saved-searches.mail.subject.several_new",
    message: "{count, plural, one {# new listing} other {# new listings}} for your saved searches",
  },
  matches: /*i18n*/ {
    id: "saved-searches.mail.subject.several_matches",
    message: "{count, plural, one {# new listing} other {# new listings}} for your mandates",
  },
};
const SEVERAL: Message = /*i18n*/ {
  id: "saved-searches.mail.subject.several",
  message: "{count, plural, one {# listing} other {# listings}} you may want to see",
};

function toMailCard({ card, url, pictureUrl, fits, change, was }: AlertItem, language: Language): MailCard {
  return {
    ...describeCard(card, language),
    url,
    change: toChange(change, was),
    pictureUrl,
    facts: card.facts.map(({ label, text }) => `${label}${language === "fr" ? "\u00A0" : ""}:\u00A0${text}`),
    reason: toReason(fits),
  };
}

/** The most searches that a card names. */
const NAMED_MAX = 2;

function toReason(fits: readonly string[]): Message {
  if (fits.length === 0) return FAVOURITE;
  const [names, more] = [fits.filter((_, at) => at < NAMED_MAX).join(", "), fits.length - NAMED_MAX];
  return more > 0 ? withValues(FITS_MORE, { names, more }) : withValues(FITS, { names });
}

function toChange(change: AlertChange, was: string | undefined): Message {
  if (change === "new") return NEW;
  if (change === "back") return BACK;
  return was === undefined ? LOWERED : withValues(LOWERED_FROM, { was });
}
