import type { FileHandle } from "node:fs/promises";
import { type ArchiveEntry, listArchiveEntries, readArchiveEntry } from "./archives.ts";

/** No real document of 20 MB unpacks to this much; a larger one was made to fill disks. */
const UNPACKED_MAX_BYTES = 300_000_000;
/** Of a part that lists the others: a document with a thousand parts needs a tenth of this. */
const LIST_MAX_BYTES = 1_000_000;
const TYPES = "[content_types].xml";
const RELATIONSHIPS = "_rels/.rels";
/** The end of a relationship's type, in the usual and in the strict variant of the format. */
const MAIN_RELATIONSHIP = /\/relationships\/officeDocument$/u;
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACRO_TYPE =
  /^application\/vnd\.ms-(?:word\.(?:document|template)\.macroenabled\.main\+xml|office\.vbaproject)$/u;
const MACRO_NAME = /vbaProject\.bin$/iu;
/** A name that could escape from the folder an archive is unpacked in. */
const UNSAFE_PATH = /^[/\\]|\\|^[a-z]:|(^|\/)\.\.(\/|$)|\0/iu;

/**
 * Whether an archive is a Word document, and whether it contains macros. Only the two parts that say what the others
 * are get unpacked: programs are free to name the document's own part (Word for the web writes word/document2.xml).
 */
export async function findArchiveKind(file: FileHandle, size: number): Promise<"docx" | "macros" | undefined> {
  const entries = await listArchiveEntries(file, size);
  if (entries === undefined || !isHarmless(entries)) return undefined;
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const types = readTypes(await readList(file, parts.get(TYPES)));
  const main = findMain(await readList(file, parts.get(RELATIONSHIPS)));
  if (main === undefined || !parts.has(main)) return undefined;
  const type = types.get(`/${main}`) ?? types.get(main.slice(main.lastIndexOf(".") + 1));
  if (type !== WORD_TYPE && !MACRO_TYPE.test(type ?? "")) return undefined;
  const hasMacros =
    [...types.values()].some((each) => MACRO_TYPE.test(each)) || entries.some(({ name }) => MACRO_NAME.test(name));
  return hasMacros ? "macros" : "docx";
}

function isHarmless(entries: readonly ArchiveEntry[]): boolean {
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  return unpackedBytes <= UNPACKED_MAX_BYTES && !entries.some(({ name }) => UNSAFE_PATH.test(name));
}

async function readList(file: FileHandle, entry: ArchiveEntry | undefined): Promise<string> {
  const content = entry && (await readArchiveEntry(file, entry, LIST_MAX_BYTES));
  return content?.toString("utf8") ?? "";
}

/** The types of parts by their names, which start with a slash, and by their extensions. All in lowercase. */
function readTypes(list: string): ReadonlyMap<string, string> {
  return new Map(
    listElements(list, /<(?:\w+:)?(?:Override|Default)\s([^<>]*)>/gu).map((element) => [
      (readAttribute(element, "PartName") ?? readAttribute(element, "Extension") ?? "").toLowerCase(),
      (readAttribute(element, "ContentType") ?? "").toLowerCase(),
    ]),
  );
}

/** The name of the part that is the document itself, in lowercase. */
function findMain(list: string): string | undefined {
  const element = listElements(list, /<(?:\w+:)?Relationship\s([^<>]*)>/gu).find(
    (each) =>
      MAIN_RELATIONSHIP.test(readAttribute(each, "Type") ?? "") && readAttribute(each, "TargetMode") !== "External",
  );
  const target = element && readAttribute(element, "Target");
  return target?.replace(/^(?:\.?\/)+/u, "").toLowerCase();
}

const listElements = (list: string, element: RegExp): string[] =>
  [...list.matchAll(element)].map(([, attributes = ""]) => attributes);

function readAttribute(element: string, name: string): string | undefined {
  return new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, "u")
    .exec(element)
    ?.slice(1)
    .find(Boolean);
}
