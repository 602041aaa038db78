import { Plural } from "@lingui/react/macro";

const HOUR_SECONDS = 3_600;

/** '5 hours', '3 days'; a dash if there is none. */
export function ReplyTime({ seconds }: { seconds: number | null }) {
  if (seconds === null) return "–";
  const hours = Math.max(1, Math.round(seconds / HOUR_SECONDS));
  if (hours < 48) return <Plural value={hours} one="# hour" other="# hours" />;
  return <Plural value={Math.round(hours / 24)} one="# day" other="# days" />;
}
