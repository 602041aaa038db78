import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { QuestionDeps } from "./questions.deps.ts";
import { type QuestionNews, questionMail } from "./questions.mails.ts";
import type { QuestionRow } from "./questions.queries.ts";

type MailDeps = Pick<QuestionDeps, "findContact" | "tell">;
type AskerMailDeps = MailDeps & Pick<QuestionDeps, "findAudiences">;

export async function mailOwner(deps: MailDeps, tx: Queryable, row: QuestionRow): Promise<void> {
  await mail(deps, tx, { to: row.ownerId, row, news: "asked", name: row.askerName ?? "" });
}

/** E-mails who asked, as long as they may read the room: nobody else learns what happens in it. */
export async function mailAsker(
  deps: AskerMailDeps,
  tx: Queryable,
  { row, news }: { row: QuestionRow; news: Exclude<QuestionNews, "asked"> },
): Promise<void> {
  if (row.accountId === null) return;
  const audiences = await deps.findAudiences({ uid: row.accountId, ids: [row.listingId], on: tx });
  if (takesPart(audiences.get(row.listingId) ?? "public"))
    await mail(deps, tx, { to: row.accountId, row, news, name: "" });
}

async function mail(
  { findContact, tell }: MailDeps,
  tx: Queryable,
  { to, row, news, name }: { to: string; row: QuestionRow; news: QuestionNews; name: string },
): Promise<void> {
  const contact = await findContact(tx, to);
  if (contact === undefined) return;
  const said = { kind: row.kind, news, name, title: pickTitle(row.titles, contact.language) };
  await tell(tx, contact, {
    event: "room_question",
    path: news === "asked" ? paths.ownListing(row.listingId, "room") : paths.room(row.listingId),
    listingId: row.listingId,
    mail: { toContent: (url) => questionMail({ ...said, url }) },
  });
}
