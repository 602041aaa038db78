import { BUDGETS } from "./budgets.ts";
import { measureChains } from "./chains.ts";
import type { ConfidentialListings } from "./confidential-listings.ts";
import { readCpuOfSystem } from "./cpu.ts";
import { median } from "./load.ts";
import { type Figure, milliseconds } from "./report.ts";
import type { Headers, System } from "./system.ts";
import { buildTextPdf } from "./text-pdf.ts";

const PAGES = 20;
const WIDTH = 1200;

/** Pictures of pages in a deal room document, and the cost of its evidence chain. */
export async function measureRooms(
  system: System,
  { ids: [id = ""], owner, reader }: ConfidentialListings,
  seconds: number,
): Promise<Figure[]> {
  const document = await addDocument(system, { id, headers: owner, audience: "nda", pdf: buildTextPdf(PAGES) });
  const [first, again, other]: [Reading[], Reading[], Reading[]] = [[], [], []];
  for (let page = 1; page <= PAGES; page += 1) {
    const read = (headers: Headers) =>
      readPage(system, { path: `/v1/rooms/documents/${document}/pages/${page}?w=${WIDTH}`, headers });
    first.push(await read(reader));
    again.push(await read(reader));
    other.push(await read(owner));
  }
  return [
    { name: "page picture, first", ...summarize(first), budget: BUDGETS.firstPage },
    { name: "page picture, again", ...summarize(again), budget: BUDGETS.nextPage },
    { name: "page picture, another reader's marks", ...summarize(other) },
    ...(await measureChains(system, seconds / 4)),
  ];
}

interface NewDocument {
  /** The listing's. */
  readonly id: string;
  readonly headers: Headers;
  readonly audience: "member" | "nda" | "granted";
  readonly pdf: Buffer;
}

export async function addDocument({ url }: System, { id, headers, audience, pdf }: NewDocument): Promise<string> {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(pdf)], `Leases ${Date.now()}.pdf`, { type: "application/pdf" }));
  const answer = await fetch(`${url}/v1/rooms/${id}/documents?folder=leases&audience=${audience}`, {
    ...{ method: "POST", headers, body },
  });
  if (!answer.ok) throw new Error(`A document was rejected with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { document: { id: string } }).document.id;
}

/** Milliseconds until the whole picture has arrived, and of the processor time it took. */
interface Reading {
  readonly took: number;
  readonly cpu: number;
}

export async function readPage(
  system: System,
  { path, headers }: { path: string; headers: Headers },
): Promise<Reading> {
  const [started, before] = [performance.now(), readCpuOfSystem(system)];
  const answer = await fetch(`${system.url}${path}`, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok || byteLength < 10_000)
    throw new Error(`${path} responded ${answer.status} with ${byteLength} bytes.`);
  return { took: performance.now() - started, cpu: readCpuOfSystem(system) - before };
}

function summarize(readings: readonly Reading[]): Pick<Figure, "value" | "format" | "note"> {
  // The processor-time clock is coarser than one picture.
  const cpu = readings.reduce((sum, each) => sum + each.cpu, 0) / readings.length;
  return {
    value: median(readings.map(({ took }) => took)),
    format: milliseconds,
    note: `median of ${readings.length} pages of text, ${WIDTH} pixels wide; ${cpu.toFixed(0)} ms CPU`,
  };
}
