import { useLingui } from "@lingui/react/macro";
import type { ResultCountProps } from "./result-count.tsx";

/** Only the number: '1,204', '10,000+'. */
export function ResultNumber({ totalResults, totalIsAtLeast }: ResultCountProps) {
  const { i18n } = useLingui();
  return `${i18n.number(totalResults)}${totalIsAtLeast ? "+" : ""}`;
}
