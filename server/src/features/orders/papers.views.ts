import { NOTE_REASON_LABELS } from "@vestpocket/domain/orders/credit-notes.rules";
import { listOrderLines } from "@vestpocket/domain/orders/order-lines.rules";
import type { CreditNote, PaidWith, Receipt } from "@vestpocket/domain/orders/orders.schema";
import { nameTax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import { CARD_BRANDS } from "@vestpocket/domain/orders/paid-with.terms";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { formatPaymentCents, formatTaxRate } from "@vestpocket/domain/shared/amounts";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { type Language, type Message, withValues } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import type { Fact, MailDocument } from "../../platform/messages/messages.ts";

/** What receipts and credit notes say, for e-mails and for the documents attached to them. */

const NAMES = {
  receipt: /*i18n*/ { id: "orders.paper.receipt", message: "Receipt" },
  credit: /*i18n*/ { id: "orders.paper.credit", message: "Credit note" },
  debit: /*i18n*/ { id: "orders.paper.debit", message: "Debit note" },
  for: /*i18n*/ { id: "orders.paper.for", message: "For receipt" },
  date: /*i18n*/ { id: "orders.paper.date", message: "Date" },
  reason: /*i18n*/ { id: "orders.paper.reason", message: "Reason" },
  soldBy: /*i18n*/ { id: "orders.paper.sold_by", message: "Sold by" },
  gst: /*i18n*/ { id: "orders.paper.gst", message: "GST/HST number" },
  qst: /*i18n*/ { id: "orders.paper.qst", message: "QST number" },
  billedTo: /*i18n*/ { id: "orders.paper.billed_to", message: "Billed to" },
  taxNumber: /*i18n*/ { id: "orders.paper.tax_number", message: "Buyer’s tax number" },
  listing: /*i18n*/ { id: "orders.paper.listing", message: "Listing" },
  paidWith: /*i18n*/ { id: "orders.paper.paid_with", message: "Paid with" },
  year: /*i18n*/ { id: "orders.paper.year", message: "Agent Pro, one year" },
  discount: /*i18n*/ { id: "orders.paper.discount", message: "Agent discount" },
  net: /*i18n*/ { id: "orders.paper.net", message: "Price before tax" },
  total: /*i18n*/ { id: "orders.paper.total", message: "Total (CAD)" },
  included: /*i18n*/ { id: "orders.paper.included", message: "Included" },
} as const satisfies Record<string, Message>;

/** A receipt's rows: what the law requires of an invoice, and how it was paid. */
export function listReceiptFacts(receipt: Receipt, language: Language): Fact[] {
  const { number, paidAt, createdAt, listing, paidWith, totalCents } = receipt;
  return [
    [NAMES.receipt, number ?? ""],
    [NAMES.date, formatDate((paidAt ?? createdAt).seconds, language)],
    ...listParties(receipt, language),
    ...(listing === null ? [] : [[NAMES.listing, listing.title] as const]),
    ...listPrices(receipt, language),
    ...listTaxes(receipt, language),
    [NAMES.total, toAmount(totalCents, language)],
    ...(paidWith === null ? [] : [[NAMES.paidWith, toPaidWithText(paidWith)] as const]),
  ];
}

/** A note's rows: what the law requires of a credit note. */
export function listNoteFacts({ receipt, note }: { receipt: Receipt; note: CreditNote }, language: Language): Fact[] {
  const { kind, number, issuedAt, reason, netCents, taxes, totalCents } = note;
  return [
    [NAMES[kind], number],
    [NAMES.date, formatDate(issuedAt.seconds, language)],
    [NAMES.for, receipt.number ?? ""],
    [NAMES.reason, NOTE_REASON_LABELS[reason]],
    ...listParties({ ...receipt, seller: note.seller ?? receipt.seller }, language),
    [NAMES.net, toAmount(netCents, language)],
    ...listTaxes({ taxes, province: receipt.province }, language),
    [NAMES.total, toAmount(totalCents, language)],
  ];
}

function listParties({ seller, buyer, province, city }: Receipt, language: Language): Fact[] {
  const { name, company, address, taxNumber } = buyer;
  const place = toPlace({ province, city }, language);
  const lines = [company, name, address].filter((line) => line !== null).join("\n");
  return [
    [NAMES.soldBy, [seller.name, seller.address].filter((line) => line !== null).join("\n")],
    ...(seller.gst === null ? [] : [[NAMES.gst, seller.gst] as const]),
    ...(seller.qst === null ? [] : [[NAMES.qst, seller.qst] as const]),
    [NAMES.billedTo, place === undefined ? lines : withValues(WITH_PLACE, { lines, place })],
    ...(taxNumber === null ? [] : [[NAMES.taxNumber, taxNumber] as const]),
  ];
}

const WITH_PLACE: Message = /*i18n*/ { id: "orders.paper.with_place", message: "{lines}\n{place}" };
const CITY_AND_PROVINCE: Message = /*i18n*/ { id: "orders.paper.place", message: "{city}, {province}" };

function toPlace({ province, city }: Pick<Receipt, "province" | "city">, language: Language): Message | undefined {
  const code = province === null ? undefined : findProvince(province)?.code;
  if (code === undefined) return undefined;
  const label = PROVINCE_LABELS[code as keyof typeof PROVINCE_LABELS];
  return city === null ? label : withValues(CITY_AND_PROVINCE, { city: cityLabel(city, language), province: label });
}

function listPrices(receipt: Receipt, language: Language): Fact[] {
  const { plan, purpose, planCents, discountCents } = receipt;
  const lines = plan === null ? [{ key: "year", labels: [NAMES.year], cents: planCents }] : listOrderLines({ ...receipt, plan });
  const discount: Fact[] = discountCents === 0 ? [] : [[NAMES.discount, toAmount(-discountCents, language)]];
  return [
    ...lines.map(
      ({ key, labels, cents }): Fact => [
        key === plan && purpose !== "publish"
          ? withValues(EXTENSIONS[purpose], { plan: joinLabels(labels) })
          : joinLabels(labels),
        cents === null ? NAMES.included : toAmount(cents, language),
      ],
    ),
    ...discount,
  ];
}

const EXTENSIONS = {
  renew: /*i18n*/ { id: "orders.paper.renewal", message: "Renewal: {plan}" },
  upgrade: /*i18n*/ { id: "orders.paper.upgrade", message: "Upgrade: {plan}" },
} as const satisfies Record<string, Message>;

/** Several only if the prices of the add-ons have changed. */
function joinLabels([first = NAMES.net, ...others]: readonly Message[]): Message {
  return others.reduce((names, label) => withValues(BOTH, { first: names, second: label }), first);
}

const BOTH: Message = /*i18n*/ { id: "orders.paper.both", message: "{first}, {second}" };
const TAX: Message = /*i18n*/ { id: "orders.paper.tax", message: "{tax} {rate}" };

function listTaxes(
  { taxes, province }: { taxes: readonly TaxLine[]; province: Receipt["province"] },
  language: Language,
): Fact[] {
  return taxes.map(({ tax, rate, cents }) => [
    withValues(TAX, { tax: nameTax(tax, province), rate: formatTaxRate(rate, language) }),
    toAmount(cents, language),
  ]);
}

const toAmount = (cents: number, language: Language): string => formatPaymentCents(cents / 100, language);

const CARD: Message = /*i18n*/ { id: "orders.paper.card", message: "Card ending in {last4}" };
const BRAND: Message = /*i18n*/ { id: "orders.paper.brand", message: "{brand} ending in {last4}" };
const OTHER: Message = /*i18n*/ { id: "orders.paper.other", message: "Another payment method" };

function toPaidWithText({ method, brand, last4 }: PaidWith): Message {
  if (method !== "card" || last4 === null) return OTHER;
  return brand === null ? withValues(CARD, { last4 }) : withValues(BRAND, { brand: CARD_BRANDS[brand], last4 });
}

const RECEIPT_FOOTER = /*i18n*/ {
  id: "orders.paper.receipt_footer",
  message: "Vestpocket · Receipt {number} · Page {page} of {pages}",
};
const NOTE_FOOTERS: Readonly<Record<CreditNote["kind"], Message>> = {
  credit: /*i18n*/ {
    id: "orders.paper.credit_footer",
    message: "Vestpocket · Credit note {number} · Page {page} of {pages}",
  },
  debit: /*i18n*/ {
    id: "orders.paper.debit_footer",
    message: "Vestpocket · Debit note {number} · Page {page} of {pages}",
  },
};

/** A receipt as a document to attach to an e-mail. */
export function toReceiptDocument(receipt: Receipt, language: Language): MailDocument {
  const { number, paidAt, createdAt } = receipt;
  return toDocument({
    ...{ language, number: number ?? "", at: paidAt ?? createdAt, title: NAMES.receipt, footer: RECEIPT_FOOTER },
    facts: listReceiptFacts(receipt, language),
  });
}

/** A credit or debit note as a document to attach to an e-mail. */
export function toNoteDocument(about: { receipt: Receipt; note: CreditNote }, language: Language): MailDocument {
  const { kind, number, issuedAt: at } = about.note;
  const facts = listNoteFacts(about, language);
  return toDocument({ language, number, at, title: NAMES[kind], footer: NOTE_FOOTERS[kind], facts });
}

interface Paper {
  readonly language: Language;
  readonly number: string;
  readonly at: { readonly seconds: number };
  readonly title: Message;
  readonly footer: Message;
  readonly facts: readonly Fact[];
}

function toDocument({ language, number, at, title, footer, facts }: Paper): MailDocument {
  const say = (text: string | Message) => (typeof text === "string" ? text : translate(language, text));
  const heading = `${say(title)} ${number}`;
  return {
    name: `${number}.pdf`,
    document: {
      language,
      title: heading,
      createdAt: new Date(at.seconds * 1000),
      footer: say(withValues(footer, { number, page: "{page}", pages: "{pages}" })),
      blocks: [
        { kind: "heading", level: 1, text: heading },
        // The heading has the number.
        { kind: "facts", rows: facts.slice(1).map(([name, value]) => [say(name), say(value)] as const) },
      ],
    },
  };
}
