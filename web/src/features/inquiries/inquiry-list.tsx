import { Plural, Trans } from "@lingui/react/macro";
import type { Inquiry } from "@vestpocket/domain/inquiries/inquiries.schema";
import { INQUIRY_BOXES } from "@vestpocket/domain/inquiries/inquiries.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatAge } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useListQuery } from "../../platform/list-query.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useInquiryBox, useUnread } from "./inquiries.api.ts";

/** The signed-in user's conversations, received or sent, newest first. */
export function InquiryList() {
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf } = useListQuery(["box", "archived", "listing"]);
  const named = INQUIRY_BOXES.find((each) => each === filters.box);
  const archived = filters.archived === "true" ? "true" : "false";
  const { box, query } = useInquiryBox({ named, archived, listing: filters.listing, page });
  const { data: unread } = useUnread();
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-2">
        <Chip
          pressed={box === "received" && archived === "false"}
          onClick={() => choose({ box: "received", archived: "" })}
        >
          <Trans>Received</Trans>
          <Unread count={unread?.received} />
        </Chip>
        <Chip pressed={box === "sent" && archived === "false"} onClick={() => choose({ box: "sent", archived: "" })}>
          <Trans>Sent</Trans>
          <Unread count={unread?.sent} />
        </Chip>
        <Chip pressed={archived === "true"} onClick={() => choose({ archived: "true" })}>
          <Trans>Archived</Trans>
        </Chip>
        {filters.listing && (
          <Chip pressed onClick={() => choose({ listing: "" })}>
            <Trans>Showing one listing. Show all</Trans>
          </Chip>
        )}
      </div>
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>Your inquiries could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Empty box={box} isArchive={archived === "true"} />}
        emptyAction={
          archived === "false" && (
            <ButtonLink
              kind="secondary"
              to={localPath(box === "received" ? paths.myListings() : paths.searchResults())}
            >
              {box === "received" ? <Trans>My Listings</Trans> : <Trans>See all listings</Trans>}
            </ButtonLink>
          )
        }
        hrefOf={hrefOf(localPath(paths.inquiries()))}
        counted={(total) => <Plural value={total} one="# conversation" other="# conversations, newest first" />}
      >
        {({ inquiries }) => (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
            {inquiries.map((inquiry) => (
              <li key={inquiry.id}>
                <InquiryRow inquiry={inquiry} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  );
}

function Unread({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="tabular font-normal">
      {count}
      <span className="sr-only">
        {" "}
        <Trans>unread</Trans>
      </span>
    </span>
  );
}

function Empty({ box, isArchive }: { box: "received" | "sent"; isArchive: boolean }) {
  if (isArchive) return <Trans>No archived conversations.</Trans>;
  if (box === "sent") return <Trans>You have not contacted an owner yet.</Trans>;
  return <Trans>You have not received any messages yet.</Trans>;
}

function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const language = useLanguage();
  const { id, listing, with: other, excerpt, isLastMine, isUnread, lastAt } = inquiry;
  const [firstName = "", ...rest] = other.name.split(" ");
  return (
    <LocalLink
      to={paths.inquiry(id)}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 py-4 -outline-offset-2 transition-colors hover:bg-sunken sm:px-5"
    >
      <Avatar firstName={firstName} lastName={rest.at(-1) ?? ""} pictureUrl={null} className="size-11 text-16" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2
            className={classNames(
              "min-w-0 font-sans text-16 wrap-anywhere",
              isUnread ? "font-semibold" : "font-medium",
            )}
          >
            {other.name}
            {isUnread && (
              <span className="ml-2 inline-flex items-center gap-1.5 text-13 font-semibold text-link">
                <span aria-hidden="true" className="size-2 rounded-full bg-action" />
                <Trans>Unread</Trans>
              </span>
            )}
          </h2>
          <span className="text-13 text-muted">{formatAge(lastAt.seconds, language, Date.now())}</span>
        </div>
        <p className="truncate text-14 text-muted">{listing.name}</p>
        <p className={classNames("mt-1 line-clamp-2 text-14 wrap-anywhere", !isUnread && "text-muted")}>
          {isLastMine && (
            <>
              <Trans>You:</Trans>{" "}
            </>
          )}
          {excerpt || <Trans>No message was left.</Trans>}
        </p>
      </div>
    </LocalLink>
  );
}
