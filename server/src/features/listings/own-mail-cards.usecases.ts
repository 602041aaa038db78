import { paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../../platform/database/database.ts";
import { describeCard } from "../../platform/messages/described-card.ts";
import type { MailCard } from "../../platform/messages/messages.ts";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { listCardsIn } from "./cards.usecases.ts";
import type { ListingDirectoryDeps } from "./listings.deps.ts";

const YOURS = /*i18n*/ { id: "listings.mail.yours", message: "Your listing" };

/** A listing as its owner finds it in an e-mail: as every member sees it. */
export async function listOwnMailCards(
  deps: ListingDirectoryDeps,
  tx: Queryable,
  { id, language }: { id: string; language: Language },
): Promise<MailCard[]> {
  const { publicUrl } = deps.config;
  const cards = await listCardsIn(deps, tx, { ids: [id], language });
  return cards.map((card) => ({
    ...describeCard(card, language),
    url: createPageUrl(publicUrl)(language, paths.property(id)),
    pictureUrl: card.thumbnailUrl === null ? undefined : publicUrl + card.thumbnailUrl,
    change: YOURS,
    facts: [],
  }));
}
