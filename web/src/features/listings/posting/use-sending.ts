import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import { ApiFailure } from "../../../platform/http.ts";

/** What the server says of a saved listing. */
export interface Saved {
  readonly propertyId: string;
  /** What a member's discount code goes with. */
  readonly discountToken: string | null;
}

/** Sends a listing's form, one at a time: as a new listing, or as a change of the one whose id is given. */
export function useSending(listingId: string | undefined) {
  const client = useQueryClient();
  const [part, setPart] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // Whoever sends the form again because no answer came has one listing in the end.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => () => running.current?.abort(), []);

  /** The answer, or why there is none; undefined where it was cancelled. */
  async function send(form: FormData): Promise<Saved | ApiFailure | undefined> {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    const isCurrent = () => running.current === controller;
    const options = { signal: controller.signal, onProgress: (gone: number) => isCurrent() && setPart(gone) };
    try {
      const saved = await (listingId === undefined
        ? api.upload("/v1/property/", form, { ...options, idempotencyKey }).then(({ msg }) => msg)
        : api
            .patch("/v1/property/{id}", form, { ...options, params: { id: listingId } })
            .then(() => ({ propertyId: listingId, discountToken: null })));
      await Promise.all([
        client.invalidateQueries({ queryKey: ["own-listings"] }),
        client.invalidateQueries({ queryKey: ["property", saved.propertyId] }),
      ]);
      return saved;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      if (error instanceof ApiFailure) return error;
      throw error;
    } finally {
      if (isCurrent()) cancel();
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = undefined;
    setPart(undefined);
  }

  return { /** Of what is being sent, 0 to 1; undefined where nothing is. */ part, send, cancel };
}
