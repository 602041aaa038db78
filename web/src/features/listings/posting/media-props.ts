import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Posting } from "./use-posting.ts";

/** Shared props of the file fields. */
export interface MediaProps {
  posting: Posting;
  standing: Property | undefined;
  /** Upload progress of each file, 0 to 1, by id. */
  progress: Readonly<Record<string, number>>;
}
