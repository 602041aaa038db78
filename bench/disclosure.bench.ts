import { BUDGETS } from "./budgets.ts";
import { type ConfidentialListings, keepConfidential, signAgreement } from "./confidential-listings.ts";
import { readCpuOfSystem } from "./cpu.ts";
import { formatLatency, load, median } from "./load.ts";
import { type Figure, milliseconds, ratio } from "./report.ts";
import { measureRooms } from "./rooms.bench.ts";
import { compareSides } from "./side-by-side.ts";
import type { Headers, System } from "./system.ts";

const LISTINGS = 8;

/** The cost of confidential values: reading, signing, page pictures and evidence chains. */
export async function measureDisclosure({ system }: { system: System }, seconds: number): Promise<Figure[]> {
  const listings = await keepConfidential(system, LISTINGS);
  const signing = await measureSigning(system, listings, seconds / 4);
  return [
    ...signing,
    ...(await measureReading(system, listings, seconds)),
    ...(await measureRooms(system, listings, seconds)),
  ];
}

/** Signing draws the certificate, off the event loop: others must not wait for it. */
async function measureSigning(system: System, { ids, reader }: ConfidentialListings, seconds: number) {
  const before = readCpuOfSystem(system);
  const signed = await signAll(system, { ids: ids.slice(0, ids.length / 2), headers: reader });
  const cpu = (readCpuOfSystem(system) - before) / signed.length;
  const [{ certificate = "" } = {}] = signed;
  const file = await fetch(`${system.url}${certificate}`, { headers: reader });
  const pages = (await file.text()).match(/\/Type \/Page\b/gu)?.length ?? 0;
  const health = [{ path: "/livez" }];
  const alone = await load(system.url, health, { seconds, connections: 1 });
  const meanwhile = load(system.url, health, { seconds, connections: 1 });
  await signAll(system, { ids: ids.slice(ids.length / 2), headers: reader });
  const beside = await meanwhile;
  return [
    {
      name: "signing with its certificate",
      value: median(signed.map(({ took }) => took)),
      format: milliseconds,
      budget: BUDGETS.certificate,
      note: `median of ${signed.length}, ${pages} pages; ${cpu.toFixed(0)} ms CPU with the check of the password`,
    },
    {
      name: "others while certificates are drawn: p99 ÷ alone",
      value: beside.p99 / Math.max(1, alone.p99),
      format: ratio,
      budget: BUDGETS.besideCertificates,
      note: `alone ${formatLatency(alone)}; meanwhile ${formatLatency(beside)}`,
    },
  ];
}

async function signAll(system: System, { ids, headers }: { ids: readonly string[]; headers: Headers }) {
  const signed: { took: number; certificate: string }[] = [];
  for (const id of ids) {
    const { signatureId, took } = await signAgreement(system, { id, headers });
    signed.push({ took, certificate: `/v1/property/${id}/agreement/signatures/${signatureId}/certificate` });
  }
  return signed;
}

/** A listing by id for a signer, compared with the same listings for a member who reads less of them. */
async function measureReading(
  system: System,
  { ids, reader, member }: ConfidentialListings,
  seconds: number,
): Promise<Figure[]> {
  const requestsOf = (headers: Headers) => ids.map((id) => ({ path: `/v1/property/getProperty/${id}`, headers }));
  console.log(`confidential listings by id: ${seconds} s with a grant and ${seconds} s without, alternating`);
  const read = await compareSides({
    ours: { ...system, requests: requestsOf(reader) },
    reference: { ...system, requests: requestsOf(member) },
    seconds,
  });
  return [
    {
      name: "listing by id: CPU with a grant ÷ without",
      value: read.cpu ?? 1 / read.rate,
      format: ratio,
      budget: BUDGETS.granted,
      note: read.note.replace("ours", "with").replace("bare", "without"),
    },
    { name: "confidential listing by id: answers not 200", value: read.failures, budget: BUDGETS.failures },
  ];
}
