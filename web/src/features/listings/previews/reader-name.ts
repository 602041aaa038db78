import { useLingui } from "@lingui/react/macro";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import { useMessage } from "../../../platform/language.ts";

/** What an audience's readers are called beside a listing. */
export function useReaderName(): (audience: Audience) => string {
  const { t } = useLingui();
  const message = useMessage();
  return (audience) => (audience === "public" ? t`Visitors` : message(AUDIENCE_LABELS[audience]));
}
