import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Posting } from "./use-posting.ts";

/** The props of the file fields. */
export interface MediaProps {
  posting: Posting;
  standing: Property | undefined;
  /** The uploaded share of each file, 0 to 1, by its id. */
  progress: Readonly<Record<string, number>>;
}
