import type { AccessStateView } from "@vestpocket/domain/access/access.schema";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";

/** Says a text about a state of access, with the day on which the approval ends or ended. */
export function useStandingText({ untilAt }: Pick<AccessStateView, "untilAt">): (message: Message) => string {
  const language = useLanguage();
  const message = useMessage();
  const end = untilAt === null ? "" : formatDate(untilAt.seconds, language);
  return (each) => message(withValues(each, { end }));
}
