import type { Language } from "@vestpocket/domain/shared/text";
import type { Queryable } from "../database/database.ts";
import type { MailCard } from "./messages.ts";

/** The card of a listing in an e-mail to its owner, in their language; none of a listing that others cannot see. */
export type ListOwnCards = (tx: Queryable, listing: { id: string; language: Language }) => Promise<MailCard[]>;
