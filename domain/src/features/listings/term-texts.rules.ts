import type { LeaseTerms } from "../prices/price-terms.schema.ts";
import type { EnteredTerms, QuotedTerms } from "./quoted-terms.rules.ts";

/** The form's price fields besides the sale's amount, as typed; empty if nothing was. */
export const NO_TERM_TEXTS = {
  saleKind: "amount",
  saleTo: "",
  rentKind: "amount",
  rent: "",
  rentTo: "",
  rentPer: "month",
  rentBasis: "gross",
  additional: "",
  additionalPer: "sqft_year",
  /** Square feet. */
  areaFrom: "",
  areaTo: "",
};
export type TermTexts = Readonly<typeof NO_TERM_TEXTS>;

interface Typed {
  readonly listingType: string;
  /** The sale's amount. */
  readonly price: string;
  readonly terms: TermTexts;
}

/** The typed fields as quotes, which may be invalid. Until the listing type is chosen there is only a price. */
export function readTermTexts({ listingType, price, terms }: Typed): EnteredTerms {
  if (listingType === "") return { price };
  const hasArea = terms.areaFrom !== "" || terms.areaTo !== "";
  return {
    price: "",
    ...(listingType === "rent" ? {} : { sale: readSale(price, terms) }),
    ...(listingType === "sale"
      ? {}
      : {
          lease: hasNoRent(listingType, terms) ? null : readLease(terms),
          availableArea: hasArea ? readArea(terms) : null,
        }),
  };
}

/** A listing for both may come without a rent. */
function hasNoRent(listingType: string, { rentKind, rent, rentTo, additional }: TermTexts): boolean {
  return listingType === "both" && rentKind !== "on_request" && rent + rentTo + additional === "";
}

function readSale(price: string, { saleKind, saleTo }: TermTexts) {
  if (saleKind === "on_request") return { kind: saleKind };
  return {
    kind: saleKind,
    amountCents: toHundredths(price),
    ...(saleKind === "range" ? { toCents: toHundredths(saleTo) } : {}),
  };
}

function readLease({ rentKind, rent, rentTo, rentPer, rentBasis, additional, additionalPer }: TermTexts) {
  if (rentKind === "on_request") return { kind: rentKind };
  return {
    kind: rentKind,
    amountCents: toHundredths(rent),
    ...(rentKind === "range" ? { toCents: toHundredths(rentTo) } : {}),
    per: rentPer,
    basis: rentBasis,
    additional: additional === "" ? null : { amountCents: toHundredths(additional), per: additionalPer },
  };
}

function readArea({ areaFrom, areaTo }: TermTexts) {
  return { from: toHundredths(areaFrom), to: areaTo === "" ? null : toHundredths(areaTo) };
}

/** '19.99' → 1999, exactly; undefined for nothing, and -1, which no quote has, for an invalid number. */
export function toHundredths(text: string): number | undefined {
  if (text === "") return undefined;
  const [, whole = "", decimals = ""] = /^(\d{0,12})(?:\.(\d{0,2}))?$/u.exec(text) ?? [];
  return whole === "" && decimals === "" ? -1 : Number(`${whole}${decimals.padEnd(2, "0")}`);
}

/** Quotes as the form would contain them. */
export function toTermTexts({ sale, lease, availableArea }: QuotedTerms): { price: string; terms: TermTexts } {
  return {
    price: sale === null || sale.kind === "on_request" ? "" : toText(sale.amountCents),
    terms: {
      ...NO_TERM_TEXTS,
      saleKind: sale?.kind ?? "amount",
      saleTo: sale?.kind === "range" ? toText(sale.toCents) : "",
      rentKind: lease?.kind ?? "amount",
      ...(lease === null || lease.kind === "on_request" ? {} : toLeaseTexts(lease)),
      areaFrom: availableArea ? toText(availableArea.from) : "",
      areaTo: availableArea?.to ? toText(availableArea.to) : "",
    },
  };
}

function toLeaseTexts(lease: Exclude<LeaseTerms, { kind: "on_request" }>) {
  const { additional } = lease;
  return {
    rent: toText(lease.amountCents),
    rentTo: lease.kind === "range" ? toText(lease.toCents) : "",
    rentPer: lease.per,
    rentBasis: lease.basis,
    ...(additional ? { additional: toText(additional.amountCents), additionalPer: additional.per } : {}),
  };
}

const toText = (hundredths: number) => String(hundredths / 100);

/** The content of a draft saved before rents were quoted: the price of a listing for rent was its monthly rent. */
export function readFormerPrice({ listingType, price }: { listingType: string; price: string }) {
  return listingType === "rent"
    ? { price: "", terms: { ...NO_TERM_TEXTS, rent: price } }
    : { price, terms: NO_TERM_TEXTS };
}
