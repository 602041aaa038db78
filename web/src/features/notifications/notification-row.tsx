import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { formatTime } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DOT } from "../../ui/dot.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { GROUP_ICONS } from "./group-icon.ts";
import type { Bundle } from "./to-days.ts";
import { useMarking } from "./use-marking.ts";

interface NotificationRowProps {
  bundle: Bundle;
  onFollow?: (() => void) | undefined;
}

/** What happened on a page, and a link there, which marks it as read. */
export function NotificationRow({ bundle: { newest, earlier, unreadIds }, onFollow }: NotificationRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const mark = useMarking();
  const { group, text, path, createdAt } = newest;
  const Icon = GROUP_ICONS[group];
  const isUnread = unreadIds.length > 0;
  const markRead = () => void mark({ ids: unreadIds });
  return (
    <li className="flex items-start">
      <LocalLink
        to={path}
        onClick={() => {
          if (isUnread) markRead();
          onFollow?.();
        }}
        className="flex min-w-0 grow gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken"
      >
        <span
          className={classNames(
            "relative inline-flex size-9 shrink-0 items-center justify-center rounded-full",
            isUnread ? "bg-action-soft text-link" : "bg-sunken text-muted",
          )}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          {isUnread && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-raised bg-action"
            />
          )}
        </span>
        <span className="min-w-0">
          <span className={classNames("block text-14 wrap-anywhere", isUnread ? "font-semibold" : "text-muted")}>
            {isUnread && (
              <span className="sr-only">
                <Trans>Unread:</Trans>{" "}
              </span>
            )}
            {text}
          </span>
          <span className="tabular mt-0.5 block text-13 text-muted">
            {formatTime(createdAt.seconds, language)}
            {earlier > 0 && (
              <>
                {DOT}
                <Plural value={earlier} one="and # earlier that day" other="and # earlier that day" />
              </>
            )}
          </span>
        </span>
      </LocalLink>
      {isUnread && (
        <IconButton label={t`Mark as read: ${text}`} title={t`Mark as read`} onClick={markRead} className="m-1.5">
          <Check size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
