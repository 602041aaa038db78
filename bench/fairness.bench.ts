import { BUDGETS } from "./budgets.ts";
import { keepConfidential } from "./confidential-listings.ts";
import { buildCostlyPdf } from "./costly-pdf.ts";
import { type Figure, milliseconds, ratio } from "./report.ts";
import { addDocument, readPage } from "./rooms.bench.ts";
import type { Headers, System } from "./system.ts";
import { buildTextPdf } from "./text-pdf.ts";

/** Read alone, and as many again under the attack. */
const PAGES = 40;
const ATTACKERS = 14;
/** From the most expensive on: the first that the inspection lets through. */
const PICTURES = [4, 3, 2, 1];
const WIDTHS = [800, 1200, 1600];

/** What one account, at full tilt on the most expensive page that it may add, costs a reader of another room. */
export async function measureFairness({ system }: { system: System }): Promise<Figure[]> {
  const { ids, owner, reader } = await keepConfidential(system, 2);
  const [own = "", others = ""] = ids;
  const text = await addDocument(system, {
    id: others,
    headers: owner,
    audience: "member",
    pdf: buildTextPdf(2 * PAGES),
  });
  const costly = await addCostliest(system, { id: own, owner });
  console.log(`a reader beside ${ATTACKERS} calls for a page of ${costly.pictures} pictures`);
  const read = (page: number) =>
    readPage(system, { path: `/v1/rooms/documents/${text}/pages/${page}?w=1200`, headers: reader });
  // Until the process that draws has started.
  await read(1);
  const alone = await readAll(read, 1);
  const attack = startAttack(system, { document: costly.document, headers: owner });
  const meanwhile = await readAll(read, PAGES + 1);
  const statuses = await attack.end();
  const note = `${describe(alone)} alone; ${describe(meanwhile)} beside ${ATTACKERS} calls at once, answered ${statuses}`;
  return [
    { name: "a reader's page beside an account at full tilt: p95", value: at(meanwhile, 0.95), format: milliseconds },
    {
      name: "a reader's page beside an account at full tilt: p95 ÷ alone",
      ...{ value: at(meanwhile, 0.95) / at(alone, 0.95), format: ratio, budget: BUDGETS.besideCostlyPages, note },
    },
  ];
}

async function addCostliest(system: System, { id, owner }: { id: string; owner: Headers }) {
  for (const pictures of PICTURES) {
    const pdf = buildCostlyPdf(pictures);
    const document = await addDocument(system, { id, headers: owner, audience: "granted", pdf }).catch(() => undefined);
    if (document !== undefined) return { document, pictures };
  }
  throw new Error("No expensive document was accepted.");
}

async function readAll(read: (page: number) => Promise<{ took: number }>, first: number): Promise<number[]> {
  const took: number[] = [];
  for (let page = first; page < first + PAGES; page += 1) took.push((await read(page)).took);
  return took.toSorted((a, b) => a - b);
}

/** Always has as many calls open. */
function startAttack({ url }: System, { document, headers }: { document: string; headers: Headers }) {
  const statuses = new Map<number, number>();
  const ending = new AbortController();
  const call = async (number: number) => {
    for (let turn = number; !ending.signal.aborted; turn += 1) {
      const path = turn % 2 === 0 ? "text" : `?w=${WIDTHS[turn % WIDTHS.length]}`;
      const target = `${url}/v1/rooms/documents/${document}/pages/1${path === "text" ? "/text" : path}`;
      const answer = await fetch(target, { headers, signal: ending.signal }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer !== undefined) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  const calls = Array.from({ length: ATTACKERS }, (_, number) => call(number));
  return {
    async end(): Promise<string> {
      ending.abort();
      await Promise.all(calls);
      return [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    },
  };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
const describe = (sorted: readonly number[]) =>
  `p50 ${milliseconds(at(sorted, 0.5))}, p95 ${milliseconds(at(sorted, 0.95))}`;
