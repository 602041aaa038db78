import { type PostingEvent, type PostingState, reducePosting } from "./posting.reducer.ts";

export type PostingStore = ReturnType<typeof createPostingStore>;

/** Holds a form's state, for components and for calls that end after the component that began them was rendered again. */
export function createPostingStore(initial: PostingState) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): PostingState => state,
    dispatch(event: PostingEvent): void {
      state = reducePosting(state, event);
      for (const tell of listeners) tell();
    },
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
