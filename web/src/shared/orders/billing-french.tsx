import { findFrenchProblem } from "@vestpocket/domain/orders/billing.rules";
import { useLanguage } from "../../platform/language.ts";
import { FrenchFirst } from "../french-first.tsx";
import type { EnteredBilling } from "./entered-billing.ts";

/** The field's name, also in the server's answers. */
export const FRENCH_GIVEN = "billing.isFrenchGiven";

interface BillingFrenchProps {
  /** Where the buyer is. */
  province: string | undefined;
  billing: EnteredBilling;
  onChange: (billing: EnteredBilling) => void;
  error: string | undefined;
}

/** For buyers in Quebec who read in English: the French version first. Nothing for others. */
export function BillingFrench({ province, billing, onChange, error }: BillingFrenchProps) {
  const language = useLanguage();
  const isNeeded =
    findFrenchProblem({ billing: { ...billing, isFrenchGiven: false }, province, language }) !== undefined;
  if (!isNeeded) return null;
  return (
    <FrenchFirst
      name={FRENCH_GIVEN}
      checked={billing.isFrenchGiven}
      onChange={(isFrenchGiven) => onChange({ ...billing, isFrenchGiven })}
      error={error}
    />
  );
}
