import { createHash } from "node:crypto";
import type { ChainHead, ChainLineRow } from "./lines.queries.ts";

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);
const FIRST = "0".repeat(64);

const hash = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest();
};

/**
 * The root of a Merkle tree (RFC 6962) whose leaves are the heads of the rooms' chains, ordered by id. If any leaf
 * differs, so does the root.
 */
export function toRoot(heads: readonly ChainHead[]): string {
  const leaves = heads.map((head) => hash(LEAF, `${head.room}|${head.seq}|${head.hash}`));
  return joinNodes(leaves).toString("hex");
}

function joinNodes(nodes: readonly Buffer[]): Buffer {
  const [first] = nodes;
  if (first === undefined) return hash();
  if (nodes.length === 1) return first;
  let half = 1;
  while (half * 2 < nodes.length) half *= 2;
  return hash(NODE, joinNodes(nodes.slice(0, half)), joinNodes(nodes.slice(half)));
}

/** The line for a day, following the previous line. */
export function toLine(
  { day, heads, madeAt }: { day: string; heads: readonly ChainHead[]; madeAt: Date },
  before: Pick<ChainLineRow, "hash"> | undefined,
): ChainLineRow {
  const unsealed = { day, root: toRoot(heads), prev: before?.hash ?? FIRST, ...toColumns(heads), madeAt };
  return { ...unsealed, hash: hash(writeUnsealed(unsealed)).toString("hex") };
}

const toColumns = (heads: readonly ChainHead[]) => ({
  rooms: heads.map(({ room }) => room),
  seqs: heads.map(({ seq }) => seq),
  hashes: heads.map(({ hash: last }) => last),
});

/** The chain heads of a line's rooms. */
function listHeads({ rooms, seqs, hashes }: Pick<ChainLineRow, "rooms" | "seqs" | "hashes">): ChainHead[] {
  return rooms.map((room, at) => ({ room, seq: seqs[at] ?? 0, hash: hashes[at] ?? "" }));
}

type Unsealed = Pick<ChainLineRow, "day" | "rooms" | "root" | "prev">;

const writeUnsealed = ({ day, rooms, root, prev }: Unsealed) =>
  `${day} rooms=${rooms.length} root=${root} prev=${prev}`;

/** A published line: its hash is the SHA-256 of what precedes ' hash='. */
export function writeLine(line: Unsealed & Pick<ChainLineRow, "hash">): string {
  return `${writeUnsealed(line)} hash=${line.hash}`;
}

/** Whether a line matches its heads and the previous line. */
export function isLineAfter(line: ChainLineRow, before: ChainLineRow | undefined): boolean {
  const { day, madeAt } = line;
  return writeLine(line) === writeLine(toLine({ day, heads: listHeads(line), madeAt }, before));
}
