import { createRandom } from "@vestpocket/domain/shared/random";
import { BUDGETS } from "./budgets.ts";
import { type Figure, milliseconds, ratio } from "./report.ts";
import { compareSides } from "./side-by-side.ts";
import { type Bare, type Headers, post, type System } from "./system.ts";

const IDS = 1_000;
const PAGE = 50;
const SEED = 1_000;

/**
 * A listing read by id, compared with a bare route that reads the same rows and with one that always returns the same 5
 * kB.
 */
export async function measureListings(
  { system, bare, headers }: { system: System; bare: Bare; headers: Headers },
  seconds: number,
): Promise<Figure[]> {
  const ids = await drawIds(system, headers);
  const ours = { ...system, requests: ids.map((id) => ({ path: `/v1/property/getProperty/${id}`, headers })) };
  const reference = { ...bare, databasePid: system.databasePid };
  console.log(`listing by id: ${seconds} s of ours and ${seconds} s of the bare route, alternating`);
  const read = await compareSides({
    ours,
    reference: { ...reference, requests: ids.map((id) => ({ path: `/listing/${id}` })) },
    seconds,
  });
  const constant = await compareSides({ ours, reference: { ...reference, requests: [{ path: "/" }] }, seconds });
  return [
    {
      name: "listing by id: requests ÷ bare",
      value: read.rate,
      format: ratio,
      budget: BUDGETS.listing,
      note: read.note,
    },
    { name: "listing by id: p99", value: read.p99, format: milliseconds },
    { name: "listing by id: requests ÷ constant 5 kB", value: constant.rate, format: ratio, note: constant.note },
    { name: "listing by id: answers not 200", value: read.failures + constant.failures, budget: BUDGETS.failures },
  ];
}

/** Active listings from all over the market, the same for the same data. */
export async function drawIds(system: System, headers: Headers): Promise<string[]> {
  const random = createRandom(SEED);
  const readPage = async (page: number) => {
    const body = { page, limit: PAGE, sort: "newest" };
    const answer = await post<{ response: { properties: { id: string }[]; totalPages: number } }>(
      `${system.url}/v1/property/search`,
      { body, headers },
    );
    return answer.response;
  };
  const { totalPages } = await readPage(1);
  const reached = Math.min(totalPages, 100_000 / PAGE);
  const pages = random.shuffle(Array.from({ length: reached }, (_, index) => index + 1)).slice(0, IDS / PAGE);
  const ids: string[] = [];
  for (const page of pages) ids.push(...(await readPage(page)).properties.map(({ id }) => id));
  return random.shuffle(ids);
}
