/** Formats a card number in groups: '4242 4242 4242 4242', '3782 822463 10005'. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/gu, "");
  if (findBrand(digits) === "amex") return joinGroups(digits.slice(0, 15), [4, 6, 5]);
  return joinGroups(digits.slice(0, 19), [4, 4, 4, 4, 3]);
}

/** '1', '12', '12 / 3', '12 / 34'; a one-digit month gets its zero as soon as it is unambiguous. */
export function formatExpiry(typed: string): string {
  const isMonthEnded = /^\s*[1-9]\s*\//u.test(typed) || /^\s*[2-9]/u.test(typed);
  const digits = (isMonthEnded ? `0${typed.trimStart()}` : typed).replace(/\D/gu, "").slice(0, 4);
  return digits.length <= 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Keeps a security code's digits. */
export function formatCvc(typed: string): string {
  return typed.replace(/\D/gu, "").slice(0, 4);
}

export type CardBrand = "visa" | "mastercard" | "amex";

/** The card brand by its first digits; undefined while ambiguous. */
export function findBrand(number: string): CardBrand | undefined {
  const digits = number.replace(/\D/gu, "");
  if (/^4/u.test(digits)) return "visa";
  if (/^(5[1-5]|2[2-7])/u.test(digits)) return "mastercard";
  return /^3[47]/u.test(digits) ? "amex" : undefined;
}

function joinGroups(digits: string, sizes: readonly number[]): string {
  let rest = digits;
  const groups = sizes.map((size) => {
    const group = rest.slice(0, size);
    rest = rest.slice(size);
    return group;
  });
  return groups.filter((group) => group !== "").join(" ");
}
