import { useLingui } from "@lingui/react/macro";

/** '1,204', '1 204'. */
export function MetricCount({ value }: { value: number }) {
  const { i18n } = useLingui();
  return <>{i18n.number(value)}</>;
}
