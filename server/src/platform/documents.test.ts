import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildDocx, buildForeignFiles, buildZip } from "../testing/hostile-files.ts";
import { getDocumentType } from "./documents.ts";

const wrongKind = { id: "test.kind", message: "Not a document." };
const folder = mkdtempSync(join(tmpdir(), "vestpocket-documents-"));

async function kindOf(content: Uint8Array): Promise<string> {
  const path = join(folder, "upload");
  writeFileSync(path, content);
  const kind = await getDocumentType({ path, refusals: { field: "documents", wrongKind } }).then(
    (type) => type.extension,
    ({ status, fields }) => `${status} ${Object.keys(fields)}`,
  );
  expect(readdirSync(folder)).toEqual(["upload"]);
  return kind;
}

const REFUSED = "415 documents";
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n");
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    // Where the name lies across two pieces of what is read.
    Buffer.alloc(65_536 - 8 - 10),
    Buffer.from(stream, "utf16le"),
    Buffer.alloc(512),
  ]);

describe("a document is known by its content", async () => {
  test.each<[string, Uint8Array, string]>([
    ["a PDF", pdf, "pdf"],
    ["a PDF that is an archive, too", Buffer.concat([pdf, buildZip([{ name: "a" }])]), "pdf"],
    ["a PDF that was cut off", pdf.subarray(0, -8), REFUSED],
    ["a page with a PDF behind it", Buffer.concat([Buffer.from("<script>"), pdf]), REFUSED],
    ["Word's old format", compound("WordDocument"), "doc"],
    ["a spreadsheet of that time", compound("Workbook"), REFUSED],
    ["Word's format", buildDocx(), "docx"],
    ["Word's format with a link to elsewhere", buildDocx([{ name: "word/_rels/document.xml.rels" }]), "docx"],
    ["a spreadsheet", buildZip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]), REFUSED],
    ["any archive", buildZip([{ name: "word/document.xml" }]), REFUSED],
    ["a document with macros", buildDocx([{ name: "word/vbaProject.bin" }]), REFUSED],
    ["a document that was cut off", buildDocx().subarray(0, -30), REFUSED],
  ])("%s", async (_what, content, kind) => {
    expect(await kindOf(content)).toBe(kind);
  });

  test.each(Object.entries(await buildForeignFiles()).filter(([kind]) => kind !== "pdf"))(
    "%s is none",
    async (_kind, content) => {
      expect(await kindOf(content)).toBe(REFUSED);
    },
  );
});

describe("an archive made to exhaust or to mislead whoever unpacks it", () => {
  const GIGABYTE = 1_000_000_000;
  test.each<[string, Uint8Array]>([
    [
      "10 GB in ten entries",
      buildDocx(Array.from({ length: 10 }, (_, i) => ({ name: `a${i}`, unpackedBytes: GIGABYTE }))),
    ],
    ["entries of more than 4 GB", buildDocx([{ name: "a", unpackedBytes: 0xffff_ffff }])],
    ["100,000 entries", buildDocx(Array.from({ length: 100_000 }, (_, i) => ({ name: `a${i}` })))],
    ["20,000 entries", buildDocx(Array.from({ length: 20_000 }, (_, i) => ({ name: `a${i}` })))],
    ["a path that leads out", buildDocx([{ name: "../../x" }])],
    ["a path from the root", buildDocx([{ name: "/etc/cron.d/x" }])],
    ["a path of another system", buildDocx([{ name: "..\\..\\x" }])],
    ["a drive", buildDocx([{ name: "C:x" }])],
  ])("%s is refused unopened", async (_what, content) => {
    expect(await kindOf(content)).toBe(REFUSED);
  });

  test("a directory that lies about itself is refused", async () => {
    const whole = buildDocx();
    const end = whole.length - 22;
    const lying = (write: (copy: Buffer) => void) => {
      const copy = Buffer.from(whole);
      write(copy);
      return kindOf(copy);
    };
    expect(await lying((copy) => copy.writeUInt32LE(0xffff_ffff, end + 16))).toBe(REFUSED);
    expect(await lying((copy) => copy.writeUInt32LE(0xffff_ffff, end + 12))).toBe(REFUSED);
    expect(await lying((copy) => copy.writeUInt16LE(9_000, end + 10))).toBe(REFUSED);
    expect(await lying((copy) => copy.writeUInt32LE(0, end + 16))).toBe(REFUSED);
  });

  test("one within another is stored as it is", async () => {
    expect(await kindOf(buildDocx([{ name: "word/embeddings/a.zip", content: buildDocx() }]))).toBe("docx");
  });
});
