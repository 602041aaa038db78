import { foldText, LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { allowSeconds } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { translate } from "../../platform/language.ts";
import type { SuggestionDeps } from "./suggestions.deps.ts";
import { type CountedWord, countWords, hasWords, listListingWords, replaceWords } from "./words.queries.ts";
import { createWordTally } from "./words.rules.ts";

const QUEUE = "suggestions.count";
/** Words come from the newest listings: current terms, at a bounded cost. */
const LISTINGS_MAX = 20_000;
const PAGE = 1_000;
const WORDS_MAX = 400;
/** How many are counted in one statement. */
const TOGETHER = 20;
const STATEMENT_SECONDS = 60;

type Deps = Pick<SuggestionDeps, "db" | "clock">;

/** Makes one process count the words every night, and once if none were counted yet. */
export async function startWords(deps: Deps, jobs: Jobs): Promise<void> {
  const work = (signal: AbortSignal) => refreshWords(deps, signal);
  await jobs.schedule({ name: "suggestions.refresh", cron: "10 8 * * *", work });
  // The nightly run counts them again.
  await jobs.serve({
    name: QUEUE,
    retries: 5,
    firstRetry: 10,
    lastRetry: 60,
    together: 1,
    work: (_data, signal) => work(signal),
    giveUp: async () => {},
  });
  if (!(await hasWords(deps.db))) await jobs.send({ tx: deps.db, queue: QUEUE, data: {} });
}

/** Recounts the words. */
async function refreshWords(deps: Deps, signal: AbortSignal): Promise<void> {
  const tally = await tallyWords(deps, signal);
  for (const language of LANGUAGES) {
    const words = await countEach(deps, { language, words: tally.listPublic(language), signal });
    await replaceWords(deps.db, { language, words });
  }
}

async function tallyWords({ db, clock }: Deps, signal: AbortSignal) {
  const tally = createWordTally(translate);
  const now = clock.now();
  let before: Parameters<typeof listListingWords>[1]["before"];
  for (let read = 0; read < LISTINGS_MAX; read += PAGE) {
    signal.throwIfAborted();
    const page = await listListingWords(db, { now, before, limit: PAGE });
    for (const listing of page) tally.add(listing);
    before = page.at(-1);
    if (page.length < PAGE) break;
  }
  return tally;
}

/**
 * The first words that find something, without duplicates: of "office" and "offices", which find the same, the more
 * frequent.
 */
async function countEach(
  { db, clock }: Deps,
  { language, words, signal }: { language: Language; words: readonly string[]; signal: AbortSignal },
): Promise<CountedWord[]> {
  const counted = new Map<string, CountedWord>();
  for (let from = 0; from < words.length && counted.size < WORDS_MAX; from += TOGETHER) {
    signal.throwIfAborted();
    const part = words.slice(from, from + TOGETHER);
    const found = await db.transaction(async (tx) => {
      await allowSeconds(tx, STATEMENT_SECONDS);
      return countWords(tx, { language, words: part, now: clock.now() });
    });
    const byWord = new Map(found.map((each) => [foldText(each.word), each]));
    for (const word of part) {
      const each = byWord.get(foldText(word));
      const isNew = each !== undefined && !counted.has(each.finds);
      if (isNew && counted.size < WORDS_MAX) counted.set(each.finds, each);
    }
  }
  return [...counted.values()];
}
