import { z } from "zod/mini";
import { idText } from "./ids.schema.ts";
import { PAGE_SIZE_MAX } from "./paging.ts";

/** The maximum rows that one call changes. */
export const BATCH_MAX = PAGE_SIZE_MAX;

/** The rows that one call is about. */
export const batchRequestSchema = z.strictObject({
  ids: z.array(idText).check(z.minLength(1), z.maxLength(BATCH_MAX)),
});

/** The outcome for a row in a call: changed, not there for the viewer, or in a status that does not allow it. */
const OUTCOMES = ["done", "not_found", "wrong_status"] as const;

const batchResultSchema = z.object({ id: idText, outcome: z.enum(OUTCOMES) });
export type BatchResult = z.infer<typeof batchResultSchema>;

/** The response to a call about several rows: each id once, in the order of the request. */
export const batchAnswer = z.object({ results: z.array(batchResultSchema) });
