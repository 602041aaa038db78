import { useLingui } from "@lingui/react/macro";
import type { Notification } from "@vestpocket/domain/notifications/notifications.schema";
import { formatInstant } from "@vestpocket/domain/shared/dates";
import { useId } from "react";
import { useLanguage } from "../../platform/language.ts";
import { NotificationRow } from "./notification-row.tsx";
import { type Day, toDays } from "./to-days.ts";

const DAY_MS = 24 * 60 * 60_000;

interface NotificationDaysProps {
  notifications: readonly Notification[];
  /** The level of the days' headings. */
  as: "h2" | "h3";
  /** Called when one is followed. */
  onFollow?: () => void;
}

/** Notifications by day, newest first. */
export function NotificationDays({ notifications, ...rest }: NotificationDaysProps) {
  return toDays(notifications).map((day) => <DaySection key={day.seconds} day={day} {...rest} />);
}

function DaySection({ day, as: Heading, onFollow }: Omit<NotificationDaysProps, "notifications"> & { day: Day }) {
  const id = useId();
  const toWords = useDayWords();
  return (
    <div className="pt-4">
      <Heading
        id={id}
        className="px-4 pb-1 font-sans first-letter:uppercase text-13 font-semibold tracking-normal text-muted"
      >
        {toWords(day.seconds)}
      </Heading>
      {/* Not a region: the bell may be open over a page with the same days. */}
      <ul aria-labelledby={id} className="divide-y divide-line">
        {day.bundles.map((bundle) => (
          <NotificationRow key={bundle.newest.id} bundle={bundle} onFollow={onFollow} />
        ))}
      </ul>
    </div>
  );
}

/** 'Today', 'Yesterday', 'Tuesday, November 3', in the reader's time zone. */
function useDayWords(): (seconds: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (seconds) => {
    const day = new Date(seconds * 1000).toDateString();
    if (day === new Date().toDateString()) return t`Today`;
    if (day === new Date(Date.now() - DAY_MS).toDateString()) return t`Yesterday`;
    const isThisYear = new Date(seconds * 1000).getFullYear() === new Date().getFullYear();
    return formatInstant(seconds, language, {
      weekday: "long",
      month: "long",
      day: "numeric",
      ...(!isThisYear && { year: "numeric" }),
    });
  };
}
