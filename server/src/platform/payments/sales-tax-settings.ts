import { PST_PROVINCES, type PstProvince, type SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import { z } from "zod";
import type { operatorEnvironment } from "../operator-settings.ts";

/** The seller, as printed on receipts: the operator of the site. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  /** Tax registrations. */
  readonly gst: string | null;
  readonly qst: string | null;
}

const CODES: Readonly<Record<string, PstProvince>> = { BC: "British Columbia", SK: "Saskatchewan", MB: "Manitoba" };

/** On the receipts of a private server that names nobody. */
const NOBODY = "Vestpocket";

/** The environment variables for sales tax. */
export const salesTaxEnvironment = {
  SALES_TAX: z.enum(["off", "canada"]).default("off"),
  SALES_TAX_PST: z
    .string()
    .regex(/^(none|(BC|SK|MB)(,(BC|SK|MB))*)$/u, "must be a list of BC, SK and MB separated by commas, or none")
    .optional(),
  GST_NUMBER: z
    .string()
    .regex(/^\d{9} ?RT ?\d{4}$/u, "must be a GST/HST registration number such as 123456789RT0001")
    .optional(),
  QST_NUMBER: z
    .string()
    .regex(/^\d{10} ?TQ ?\d{4}$/u, "must be a QST registration number such as 1234567890TQ0001")
    .optional(),
};
type SalesTaxEnvironment = z.infer<z.ZodObject<typeof salesTaxEnvironment>>;
type SellerEnvironment = z.infer<z.ZodObject<Pick<typeof operatorEnvironment, "OPERATOR_NAME" | "OPERATOR_ADDRESS">>>;

/** The problems with the tax settings, one line each: you must be registered for a tax to charge it. */
export function listSalesTaxFaults({ SALES_TAX, SALES_TAX_PST, GST_NUMBER }: SalesTaxEnvironment): string[] {
  if (SALES_TAX === "canada") {
    return GST_NUMBER === undefined ? ["GST_NUMBER: required when SALES_TAX is canada"] : [];
  }
  const hasPst = SALES_TAX_PST !== undefined && SALES_TAX_PST !== "none";
  return hasPst ? ["SALES_TAX_PST: has no effect unless SALES_TAX is canada"] : [];
}

/** What the operator should know: whoever is registered for a tax has to charge it. */
export function listSalesTaxWarnings({ SALES_TAX, GST_NUMBER, QST_NUMBER }: SalesTaxEnvironment): string[] {
  const isRegistered = GST_NUMBER !== undefined || QST_NUMBER !== undefined;
  if (SALES_TAX === "canada" || !isRegistered) return [];
  return ["SALES_TAX: off although a tax number is set; a registered seller must charge sales tax"];
}

/**
 * The seller, and the sales taxes to charge: QST only with its number, provincial sales tax only in the listed
 * provinces.
 */
export function readSalesTax(env: SalesTaxEnvironment & SellerEnvironment): {
  salesTax: SalesTax | undefined;
  seller: Seller;
} {
  const named = env.SALES_TAX_PST?.split(",").map((code) => CODES[code]);
  const pst = PST_PROVINCES.filter((province) => named?.includes(province));
  return {
    salesTax: env.SALES_TAX === "canada" ? { hasQst: env.QST_NUMBER !== undefined, pst } : undefined,
    seller: {
      name: env.OPERATOR_NAME ?? NOBODY,
      address: env.OPERATOR_ADDRESS ?? null,
      gst: env.GST_NUMBER ?? null,
      qst: env.QST_NUMBER ?? null,
    },
  };
}
