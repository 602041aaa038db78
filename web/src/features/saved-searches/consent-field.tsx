import { CONSENT_WORDS } from "@vestpocket/domain/messages/streams.rules";
import { useMessage } from "../../platform/language.ts";
import { CheckField } from "../../ui/check-field.tsx";

interface ConsentFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** The consent to alerts by email, which the law asks for: a box that nobody ticks but the reader. */
export function ConsentField(props: ConsentFieldProps) {
  const message = useMessage();
  return <CheckField name="isAlertsConsentGiven" label={message(CONSENT_WORDS.alerts.words)} {...props} />;
}
