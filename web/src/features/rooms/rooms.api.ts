import { useQuery } from "@tanstack/react-query";
import type { DocumentChange, NewDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { api } from "../../platform/api.ts";
import { useChanging } from "../../platform/use-changing.ts";

const keyOf = (listingId: string) => ["room", listingId];
const DOCUMENTS = ["room-document"];
const documentKey = (id: string) => [...DOCUMENTS, id];

/** The deal room of a listing, as far as the viewer may read it now. */
export function useRoom(listingId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: keyOf(listingId),
    queryFn: async ({ signal }) => (await api.get("/v1/rooms/{listingId}", { params: { listingId }, signal })).room,
  });
}

/** Who opened what in the viewer's own room. */
export function useOpenings(listingId: string) {
  return useQuery({
    queryKey: [...keyOf(listingId), "openings"],
    queryFn: async ({ signal }) =>
      (await api.get("/v1/rooms/{listingId}/openings", { params: { listingId }, signal })).openings,
  });
}

/** A document with the sizes of its pages. */
export function useOpenedDocument(id: string) {
  return useQuery({
    queryKey: documentKey(id),
    queryFn: async ({ signal }) => (await api.get("/v1/rooms/documents/{id}", { params: { id }, signal })).document,
  });
}

interface WantedPage {
  readonly id: string;
  readonly page: number;
  /** Pixels. */
  readonly width: number;
}

/** A page's picture. It is never cached beyond its display: access is checked each time. */
export function usePagePicture({ id, page, width }: WantedPage) {
  return useQuery({
    queryKey: [...documentKey(id), "page", page, width],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api.file("/v1/rooms/documents/{id}/pages/{page}", {
        params: { id, page: String(page) },
        query: { w: String(width) },
        signal,
      }),
  });
}

/** A page's text, under the same rules. */
export function usePageText({ id, page }: Omit<WantedPage, "width">) {
  return useQuery({
    queryKey: [...documentKey(id), "text", page],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await api.get("/v1/rooms/documents/{id}/pages/{page}/text", { params: { id, page: String(page) }, signal }))
        .text,
  });
}

/** Reports how long a page was viewed. Failures are not retried: it is not worth making anyone wait. */
export function sayLook(id: string, look: { page: number; seconds: number }): void {
  api.post("/v1/rooms/documents/{id}/looks", { ...look, isAgreed: true }, { params: { id } }).catch(() => undefined);
}

export const downloadDocument = (id: string): Promise<Blob> =>
  api.file("/v1/rooms/documents/{id}/download", { params: { id } });

interface Addition extends NewDocument {
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly idempotencyKey: string;
}

/** The owner's actions in their room. Each refetches the room, also if a document is gone meanwhile. All throw ApiFailure. */
export function useRoomChanges(listingId: string) {
  const changing = useChanging(keyOf(listingId), DOCUMENTS);
  return {
    async add({ file, signal, onProgress, idempotencyKey, ...query }: Addition): Promise<void> {
      const form = new FormData();
      form.append("file", file);
      const options = { params: { listingId }, query, signal, onProgress, idempotencyKey };
      await changing(api.upload("/v1/rooms/{listingId}/documents", form, options));
    },
    change: async (id: string, change: DocumentChange): Promise<string> =>
      (await changing(api.post("/v1/rooms/documents/{id}", change, { params: { id } }))).msg,
    async move(id: string, to: "up" | "down"): Promise<void> {
      await changing(api.post("/v1/rooms/documents/{id}/move", { to }, { params: { id } }));
    },
    withdraw: async (id: string): Promise<string> =>
      (await changing(api.post("/v1/rooms/documents/{id}/withdraw", {}, { params: { id } }))).msg,
  };
}
