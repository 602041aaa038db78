import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import { ApiFailure } from "../../../platform/http.ts";

/** The server's response for a saved listing. */
export interface Saved {
  readonly propertyId: string;
  /** The token for a member's discount code. */
  readonly discountToken: string | null;
}

/** Sends a listing's form: as a new listing, or as a change to the one with the given id. */
export function useSending(listingId: string | undefined) {
  const client = useQueryClient();
  const [part, setPart] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const replacement = useRef<FormData>(undefined);
  const posted = useRef<string>(undefined);
  // The same for every attempt: a form that is sent again after a lost response creates one listing.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => () => running.current?.abort(), []);

  /** The response; undefined if it was cancelled. `draft`: the id of the draft being posted. Throws ApiFailure. */
  async function send(form: FormData, draft?: string): Promise<Saved | undefined> {
    posted.current = draft;
    let next: FormData | undefined = form;
    try {
      while (next !== undefined) {
        const saved: Saved | undefined = await attempt(next);
        if (saved !== undefined) return saved;
        next = replacement.current;
      }
      return undefined;
    } finally {
      running.current = undefined;
      setPart(undefined);
    }
  }

  async function attempt(form: FormData): Promise<Saved | undefined> {
    const controller = new AbortController();
    running.current = controller;
    replacement.current = undefined;
    setPart(0);
    const onProgress = (gone: number) => running.current === controller && setPart(gone);
    try {
      const saved = await save(form, { signal: controller.signal, onProgress });
      await Promise.all([
        client.invalidateQueries({ queryKey: ["own-listings"] }),
        client.invalidateQueries({ queryKey: ["property", saved.propertyId] }),
      ]);
      return saved;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      // The first attempt arrived although its response was lost, and the message says so. Sending again creates
      // another listing.
      if (error instanceof ApiFailure && error.code === "request.key_reused") setIdempotencyKey(crypto.randomUUID());
      throw error;
    }
  }

  async function save(form: FormData, options: { signal: AbortSignal; onProgress: (gone: number) => void }) {
    if (listingId === undefined) {
      const query = posted.current === undefined ? {} : { draft: posted.current };
      const { msg } = await api.upload("/v1/property/", form, { ...options, query, idempotencyKey });
      return msg;
    }
    await api.patch("/v1/property/{id}", form, { ...options, params: { id: listingId } });
    return { propertyId: listingId, discountToken: null };
  }

  function restart(form: FormData | undefined) {
    replacement.current = form;
    running.current?.abort();
  }

  return {
    /** The upload's progress, 0 to 1; undefined if nothing is being sent. */
    part,
    send,
    cancel: () => restart(undefined),
    /** Replaces the upload in progress with this form. */
    restart,
  };
}
