import { Trans, useLingui } from "@lingui/react/macro";
import type { InquiryThread as Thread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { describePhone } from "@vestpocket/domain/phones/described-phone.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { Archive, ArchiveRestore, ArrowLeft, Flag, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DOT } from "../../ui/dot.ts";
import { toast } from "../../ui/toast.tsx";
import { useLazyDialog } from "../../ui/use-lazy-dialog.tsx";
import { useInquiryChanges } from "./inquiries.api.ts";
import { ReplyForm } from "./reply-form.tsx";

const loadReportDialog = async () => (await import("../../shared/reports/report-dialog.tsx")).ReportDialog<"inquiry">;
const LINK =
  "inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link hover:underline hover:underline-offset-4";

/** A conversation: its participants, its listing, the messages and the reply form. */
export function InquiryThread({ thread }: { thread: Thread }) {
  const { hasReported } = thread;
  const reporting = useLazyDialog(loadReportDialog);
  const { report } = useInquiryChanges(thread);
  return (
    <>
      <LocalLink to={`${paths.inquiries()}${thread.box === "sent" ? "?box=sent" : ""}`} className={LINK}>
        <ArrowLeft size={16} aria-hidden="true" />
        <Trans>All inquiries</Trans>
      </LocalLink>
      <Header thread={thread} onReport={hasReported ? undefined : reporting.show} />
      <Messages thread={thread} />
      <div className="mt-6">
        <ReplyForm thread={thread} />
      </div>
      {reporting.render({
        subject: "inquiry",
        title: <Trans>Report this conversation?</Trans>,
        text: (
          <p>
            <Trans>
              An administrator will read the whole conversation and email you our decision. Nobody can write in it until
              then. We do not tell the other person who reported it.
            </Trans>
          </p>
        ),
        keepAs: thread.id,
        onReport: report,
      })}
    </>
  );
}

function Header({ thread, onReport }: { thread: Thread; onReport: (() => void) | undefined }) {
  const { with: other, listing, senderPhone, accountName } = thread;
  const message = useMessage();
  return (
    <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-b border-line pb-5">
      <div className="min-w-0">
        <h1 className="text-28 wrap-anywhere">{other.name}</h1>
        <p className="mt-1 text-14 text-muted wrap-anywhere">
          <Trans>About</Trans>{" "}
          {listing.id === null ? (
            listing.name
          ) : (
            <LocalLink to={paths.property(listing.id)} className="font-medium text-link underline underline-offset-4">
              {listing.name}
            </LocalLink>
          )}
        </p>
        {accountName !== null && (
          <p className="mt-1 text-14 text-muted wrap-anywhere">
            <Trans>Sent from the account of {accountName}</Trans>
          </p>
        )}
        {senderPhone !== null && (
          <a href={`tel:${senderPhone}`} className={LINK}>
            <Phone size={16} aria-hidden="true" />
            {message(describePhone(senderPhone))}
          </a>
        )}
      </div>
      <Actions thread={thread} onReport={onReport} />
    </div>
  );
}

function Actions({ thread, onReport }: { thread: Thread; onReport: (() => void) | undefined }) {
  const failureWords = useFailureWords();
  const { archive } = useInquiryChanges(thread);
  const { run, pending } = useCall();
  const { isArchived } = thread;
  const Icon = isArchived ? ArchiveRestore : Archive;

  async function put() {
    const said = await run(
      () => archive(!isArchived),
      (failure) => toast.error(failureWords(failure)),
    );
    if (said !== undefined) toast.success(said);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="secondary"
        icon={<Icon size={18} aria-hidden="true" />}
        pending={pending}
        onClick={() => void put()}
      >
        {isArchived ? <Trans>Unarchive</Trans> : <Trans>Archive</Trans>}
      </Button>
      {onReport && (
        <Button kind="ghost" icon={<Flag size={18} aria-hidden="true" />} aria-haspopup="dialog" onClick={onReport}>
          <Trans>Report</Trans>
        </Button>
      )}
    </div>
  );
}

function Messages({ thread: { messages, with: other } }: { thread: Thread }) {
  const { t } = useLingui();
  const language = useLanguage();
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length;

  // Scroll to the newest message.
  useEffect(() => {
    if (count > 2) end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);

  return (
    <ol aria-label={t`Messages`} className="mt-6 space-y-4">
      {messages.map(({ id, isMine, text, createdAt }, at) => (
        <li
          key={id}
          ref={at === count - 1 ? end : undefined}
          className={classNames("flex flex-col", isMine ? "items-end" : "items-start")}
        >
          <p className="text-13 text-muted">
            <span className="font-semibold text-text">{isMine ? <Trans>You</Trans> : other.name}</span>
            {DOT}
            {formatMoment(createdAt.seconds, language)}
          </p>
          <div
            className={classNames(
              "mt-1 max-w-[min(40rem,92%)] rounded-card border px-4 py-3 text-16 whitespace-pre-wrap wrap-anywhere",
              isMine ? "border-transparent bg-action-soft" : "border-line bg-raised",
            )}
          >
            {text || (
              <span className="text-muted">
                <Trans>No message was left.</Trans>
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
