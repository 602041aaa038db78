import { api } from "../../platform/api.ts";

/** Tells that the user shared a listing. Nothing depends on whether it is counted. */
export function noteShare(id: string): void {
  api.post("/v1/property/{id}/shares", undefined, { params: { id } }).catch(() => undefined);
}
