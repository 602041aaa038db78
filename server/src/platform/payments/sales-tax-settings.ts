import { PST_PROVINCES, type PstProvince, type SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import { z } from "zod";

/** Under which the seller collects tax; they stand on receipts. */
export interface TaxNumbers {
  readonly gst: string | null;
  readonly qst: string | null;
}

const CODES: Readonly<Record<string, PstProvince>> = { BC: "British Columbia", SK: "Saskatchewan", MB: "Manitoba" };

/** The settings of sales tax, as given in the environment. */
export const salesTaxEnvironment = {
  SALES_TAX: z.enum(["off", "canada"]).default("off"),
  SALES_TAX_PST: z
    .string()
    .regex(/^(none|(BC|SK|MB)(,(BC|SK|MB))*)$/u, "must name BC, SK and MB with commas between, or be none")
    .optional(),
  GST_NUMBER: z.string().max(40).optional(),
  QST_NUMBER: z.string().max(40).optional(),
};

/** The sales taxes that are charged; provincial ones in all three provinces where nothing is said of them. */
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
