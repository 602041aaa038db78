import type { Database } from "../platform/database/database.ts";
import { cutOff, watchStatements } from "./watched-statements.ts";

/** Loses the response to a commit: the database has committed, and the app cannot know. */
export function createLostCommits() {
  let left = 0;
  return {
    /** Loses the response to the nth commit from now; 0 loses none. */
    loseAt(nth: number): void {
      left = nth;
    },
    /** Whether it has not happened yet. */
    get isWaiting(): boolean {
      return left > 0;
    },
    watchDatabase(db: Database): void {
      watchStatements(db, async (run, { client, text }) => {
        const answer = await run();
        if (left === 0 || !/^\s*commit/iu.test(text)) return answer;
        left -= 1;
        if (left > 0) return answer;
        cutOff(client);
        throw new Error("Connection terminated unexpectedly");
      });
    },
  };
}
