import { setTimeout as wait } from "node:timers/promises";

/** How long a client waits before it retries an unanswered write, once. */
const PAUSE_MS = 15_000;
const ANSWER_MAX_MS = 20_000;
/** An account can have 500 favourites, which have to last for all faults. */
const PACE_MS = 150;

interface Person {
  readonly token: string;
}

interface Written {
  /** Writes acknowledged at once or on retry. */
  readonly acknowledged: number;
  readonly repeated: number;
  /** Responses to failed retries. */
  readonly failed: readonly string[];
}

/**
 * Users who save listings to their favourites, one after another; saving one again changes nothing, so each write may
 * be repeated.
 */
export class Writers {
  readonly #url: string;
  readonly #listings: readonly string[];
  readonly #people: readonly Person[];
  readonly #saved: Set<string>[];

  constructor(url: string, { listings, people }: { listings: readonly string[]; people: readonly Person[] }) {
    this.#url = url;
    this.#listings = listings;
    this.#people = people;
    this.#saved = people.map(() => new Set());
  }

  /** Everyone writes while `disturb` does its work, and some seconds longer. */
  async during(disturb: () => Promise<void>): Promise<Written> {
    let isOver = false;
    const counts = { acknowledged: 0, repeated: 0, failed: [] as string[] };
    const write = async (person: Person, index: number) => {
      const saved = this.#saved[index] ?? new Set();
      while (!isOver) {
        const listing = this.#listings.find((id) => !saved.has(id));
        if (listing === undefined) throw new Error("too few listings for this many writes");
        if (!(await this.#save(person, listing))) {
          counts.repeated += 1;
          await wait(PAUSE_MS);
          if (!(await this.#save(person, listing))) counts.failed.push(listing);
        }
        saved.add(listing);
        counts.acknowledged += 1;
        await wait(PACE_MS);
      }
    };
    const disturbing = async () => {
      await wait(2_000);
      await disturb();
      await wait(PAUSE_MS / 3);
    };
    await Promise.all([
      disturbing().finally(() => {
        isOver = true;
      }),
      ...this.#people.map(write),
    ]);
    return counts;
  }

  /** How many acknowledged writes are missing. */
  async countLost(): Promise<number> {
    let lost = 0;
    for (const [index, person] of this.#people.entries()) {
      const answer = await this.#call(person, "GET", "/v1/favourites/ids");
      const { ids } = (await answer.json()) as { ids: string[] };
      const present = new Set(ids);
      lost += [...(this.#saved[index] ?? [])].filter((id) => !present.has(id)).length;
    }
    return lost;
  }

  async #save(person: Person, listing: string): Promise<boolean> {
    const answer = await this.#call(person, "PUT", `/v1/favourites/${listing}`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status === 200;
  }

  #call({ token }: Person, method: string, path: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    return fetch(this.#url + path, { method, headers, signal: AbortSignal.timeout(ANSWER_MAX_MS) });
  }
}
