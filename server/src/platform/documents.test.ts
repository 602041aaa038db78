import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildDocx, buildForeignFiles, buildZip, type ZipEntry } from "../testing/hostile-files.ts";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { getDocumentType } from "./documents.ts";

const wrongKind = { id: "test.kind", message: "Not a document." };
const macros = { id: "test.macros", message: "A document with macros." };
const folder = makeTemporaryFolder("documents");

async function kindOf(content: Uint8Array): Promise<string> {
  const path = join(folder, "upload");
  writeFileSync(path, content);
  const kind = await getDocumentType({ path, refusals: { field: "documents", wrongKind, macros } }).then(
    (type) => type.extension,
    ({ status, fields, code }) => `${status} ${Object.keys(fields)}${code === macros.id ? " macros" : ""}`,
  );
  expect(readdirSync(folder)).toEqual(["upload"]);
  return kind;
}

const REFUSED = "415 documents";
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n");
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    // Puts the name across a chunk boundary.
    Buffer.alloc(65_536 - 8 - 10),
    Buffer.from(stream, "utf16le"),
    Buffer.alloc(512),
  ]);

const VBA = Buffer.from("_VBA_PROJECT", "utf16le");

describe("a document's type is detected from its content", async () => {
  test.each<[string, Uint8Array, string]>([
    ["a PDF", pdf, "pdf"],
    ["a PDF that is also an archive", Buffer.concat([pdf, buildZip([{ name: "a" }])]), "pdf"],
    ["a PDF that was cut off", pdf.subarray(0, -8), REFUSED],
    ["a web page followed by a PDF", Buffer.concat([Buffer.from("<script>"), pdf]), REFUSED],
    ["a Word 97 document", compound("WordDocument"), "doc"],
    ["an Excel 97 spreadsheet", compound("Workbook"), REFUSED],
    ["a Word document", buildDocx(), "docx"],
    ["a Word document with external links", buildDocx([{ name: "word/_rels/document.xml.rels" }]), "docx"],
    ["a spreadsheet", buildZip([{ name: "[Content_Types].xml" }, { name: "xl/workbook.xml" }]), REFUSED],
    ["any archive", buildZip([{ name: "word/document.xml" }]), REFUSED],
    ["a document with macros", buildDocx([{ name: "word/vbaProject.bin" }]), "415 documents macros"],
    ["a Word 97 document with macros", Buffer.concat([compound("WordDocument"), VBA]), "415 documents macros"],
    ["an Excel 97 spreadsheet with macros", Buffer.concat([compound("Workbook"), VBA]), REFUSED],
    ["a document that was cut off", buildDocx().subarray(0, -30), REFUSED],
  ])("%s", async (_what, content, kind) => {
    expect(await kindOf(content)).toBe(kind);
  });

  test.each(Object.entries(await buildForeignFiles()).filter(([kind]) => kind !== "pdf"))(
    "%s is rejected",
    async (_kind, content) => {
      expect(await kindOf(content)).toBe(REFUSED);
    },
  );
});

describe("an archive made to exhaust or mislead a program that unpacks it", () => {
  const GIGABYTE = 1_000_000_000;
  test.each<[string, Uint8Array]>([
    [
      "10 GB in ten entries",
      buildDocx(Array.from({ length: 10 }, (_, i) => ({ name: `a${i}`, unpackedBytes: GIGABYTE }))),
    ],
    ["entries of more than 4 GB", buildDocx([{ name: "a", unpackedBytes: 0xffff_ffff }])],
    ["100,000 entries", buildDocx(Array.from({ length: 100_000 }, (_, i) => ({ name: `a${i}` })))],
    ["20,000 entries", buildDocx(Array.from({ length: 20_000 }, (_, i) => ({ name: `a${i}` })))],
    ["a path that leads out of the folder", buildDocx([{ name: "../../x" }])],
    ["an absolute path", buildDocx([{ name: "/etc/cron.d/x" }])],
    ["a Windows path that leads out of the folder", buildDocx([{ name: "..\\..\\x" }])],
    ["a path on a Windows drive", buildDocx([{ name: "C:x" }])],
  ])("%s is rejected without unpacking", async (_what, content) => {
    expect(await kindOf(content)).toBe(REFUSED);
  });

  describe("with an inconsistent directory is rejected:", () => {
    const change = (write: (copy: Buffer, end: number) => void, entries?: readonly ZipEntry[]) => {
      const copy = buildDocx(entries);
      write(copy, copy.length - 22);
      return copy;
    };
    const whole = buildDocx();
    const zip64Locator = Buffer.concat([Buffer.from("PK\u0006\u0007"), Buffer.alloc(16, 0xff)]);
    const emptyEnd = Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);
    const macros = [{ name: "word/vbaProject.bin" }];

    test.each<[string, Buffer]>([
      ["its directory starts beyond the file", change((copy, end) => copy.writeUInt32LE(0xffff_ffff, end + 16))],
      ["its directory starts at an entry's content", change((copy, end) => copy.writeUInt32LE(0, end + 16))],
      ["its directory is larger than the file", change((copy, end) => copy.writeUInt32LE(0xffff_ffff, end + 12))],
      ["it counts more entries than it has", change((copy, end) => copy.writeUInt16LE(9_000, end + 10))],
      ["it leaves the macros out of its count", change((copy, end) => copy.writeUInt16LE(2, end + 10), macros)],
      ["its comment is longer than stated", Buffer.concat([whole, Buffer.from("x")])],
      ["its comment is shorter than stated", change((copy, end) => copy.writeUInt16LE(1, end + 20))],
      ["a second end record follows", Buffer.concat([whole, whole.subarray(-22)])],
      ["it points to a ZIP64 record beyond any file", Buffer.concat([whole.subarray(0, 4), zip64Locator, emptyEnd])],
    ])("%s", async (_what, content) => {
      expect(await kindOf(content)).toBe(REFUSED);
    });
  });

  test("an archive inside a document is accepted", async () => {
    expect(await kindOf(buildDocx([{ name: "word/embeddings/a.zip", content: buildDocx() }]))).toBe("docx");
  });
});
