import { PST_PROVINCES, type PstProvince, type SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import { z } from "zod";

/** The seller's tax registrations, printed on receipts. */
export interface TaxNumbers {
  readonly gst: string | null;
  readonly qst: string | null;
}

const CODES: Readonly<Record<string, PstProvince>> = { BC: "British Columbia", SK: "Saskatchewan", MB: "Manitoba" };

/** The environment variables for sales tax. */
export const salesTaxEnvironment = {
  SALES_TAX: z.enum(["off", "canada"]).default("off"),
  SALES_TAX_PST: z
    .string()
    .regex(/^(none|(BC|SK|MB)(,(BC|SK|MB))*)$/u, "must be a list of BC, SK and MB separated by commas, or none")
    .optional(),
  GST_NUMBER: z.string().max(40).optional(),
  QST_NUMBER: z.string().max(40).optional(),
};

/** The sales taxes to charge. Without SALES_TAX_PST, provincial sales tax is charged in all three provinces. */
export function readSalesTax(env: z.infer<z.ZodObject<typeof salesTaxEnvironment>>): {
  salesTax: SalesTax | undefined;
  taxNumbers: TaxNumbers;
} {
  const named = env.SALES_TAX_PST?.split(",").map((code) => CODES[code]);
  const pst = PST_PROVINCES.filter((province) => named === undefined || named.includes(province));
  return {
    salesTax: env.SALES_TAX === "canada" ? { pst } : undefined,
    taxNumbers: { gst: env.GST_NUMBER ?? null, qst: env.QST_NUMBER ?? null },
  };
}
