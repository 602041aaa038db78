import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Queryable } from "./database/database.ts";

/** Whose audience to find, and of which listings. `on` is the transaction that asks, if there is one. */
export interface AudiencesWanted {
  readonly uid: string;
  readonly ids: readonly string[];
  readonly on?: Queryable;
}

/** The audience a person reads each of these listings as, by its id; without listings that they may not see. */
export type FindAudiences = (wanted: AudiencesWanted) => Promise<ReadonlyMap<string, Audience>>;
