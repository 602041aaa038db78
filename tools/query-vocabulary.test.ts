import { gzipSync } from "node:zlib";
import { QUERY_EXAMPLES } from "@vestpocket/domain/searches/query/query-examples";
import { readQuery } from "@vestpocket/domain/searches/query/read-query";
import { QUERY_VOCABULARY as vocabulary } from "@vestpocket/domain/searches/query/vocabulary";
import { expect, test } from "vitest";

test("the vocabulary of a search's text is at most 12 kB, compressed: it loads while someone starts to type", () => {
  expect(gzipSync(JSON.stringify(vocabulary)).length).toBeLessThanOrEqual(12_000);
});

/** What makes a reader try again and again: beginnings of phrases without their end, and long runs of the same. */
const HOSTILE = [
  ..."toronto |1 |1 000 |a |under |not a |resturxnt |x|saint |of the de |hundred |cap rate |between 1 and ".split("|"),
  ...'(((|"|"a" |-1-|$|within 1 km of |min 1 max |$1 per |a-|zoning c-2-|9|1.1,1\'111|restaurantt |  \t|é'.split("|"),
  ..."from 1 to |sans pas |une |mille |à moins de |1 to 2 to |k m |warehouse near vaughan under 600k, 2 docks, ".split(
    "|",
  ),
];

const RUNS = 20;

test("500 characters are read in 5 ms, also hostile ones", () => {
  const texts = HOSTILE.map((part) => part.repeat(500).slice(0, 500));
  const examples = QUERY_EXAMPLES.map(({ q }) => q).join(", ");
  for (let start = 0; start + 500 < examples.length; start += 250) texts.push(examples.slice(start, start + 500));
  for (const text of texts) {
    // The thread's own time, so that what else the machine does decides nothing. It is counted in steps of some
    // milliseconds, so many runs are counted at once.
    const times = Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      for (let run = 0; run < RUNS; run += 1) readQuery(text, { language: "en", vocabulary });
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 / RUNS;
    });
    expect(Math.min(...times), text.slice(0, 60)).toBeLessThanOrEqual(5);
  }
});
