import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildDocx, buildForeignFiles, buildZip, listOfficeParts, type ZipEntry } from "../testing/hostile-files.ts";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { acceptDocument } from "./documents.ts";

const wrongKind = { id: "test.kind", message: "Not a document." };
const macros = { id: "test.macros", message: "A document with macros." };
const folder = makeTemporaryFolder("documents");

async function kindOf(content: Uint8Array): Promise<string> {
  const path = join(folder, "upload");
  writeFileSync(path, content);
  const kind = await acceptDocument({ path, refusals: { field: "documents", wrongKind, macros } }).then(
    ({ extension, hasEnd, bytes }) => {
      expect(bytes).toBe(readFileSync(path).length);
      return hasEnd ? extension : `${extension} without an end`;
    },
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

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const MACRO_DOCUMENT = "application/vnd.ms-word.document.macroEnabled.main+xml";
const VBA = Buffer.from("_VBA_PROJECT", "utf16le");

describe("a document's type is detected from its content", async () => {
  test.each<[string, Uint8Array, string]>([
    ["a PDF", pdf, "pdf"],
    ["a PDF that is also an archive", Buffer.concat([pdf, buildZip([{ name: "a" }])]), "pdf"],
    ["a PDF that was cut off", pdf.subarray(0, -8), "pdf without an end"],
    ["a PDF cut off in its second version", Buffer.concat([pdf, pdf.subarray(0, -8)]), "pdf without an end"],
    ["a web page that mentions the format", Buffer.from("<p>A PDF starts with PDF- and ends with %%EOF"), REFUSED],
    ["a Word 97 document", compound("WordDocument"), "doc"],
    ["an Excel 97 spreadsheet", compound("Workbook"), REFUSED],
    ["a Word document", buildDocx(), "docx"],
    [
      "a Word document as Word for the web writes it",
      buildZip(listOfficeParts({ main: "word/document2.xml" })),
      "docx",
    ],
    [
      "a Word document with compressed parts",
      buildZip(listOfficeParts().map((part) => ({ ...part, isCompressed: true }))),
      "docx",
    ],
    [
      "a Word document whose type is given for all its parts",
      buildZip([
        ...listOfficeParts().slice(1),
        {
          name: "[Content_Types].xml",
          content: Buffer.from(`<Types><Default ContentType='${WORD}' Extension='xml'/></Types>`),
        },
      ]),
      "docx",
    ],
    ["a document whose own part is missing", buildZip(listOfficeParts().slice(0, 2)), REFUSED],
    ["a document whose parts are not listed", buildZip(listOfficeParts().slice(1)), REFUSED],
    [
      "a document whose list unpacks to far more than a list",
      buildZip([
        { name: "[Content_Types].xml", content: Buffer.alloc(50_000_000, " "), isCompressed: true },
        ...listOfficeParts().slice(1),
      ]),
      REFUSED,
    ],
    ["a Word document with external links", buildDocx([{ name: "word/_rels/document.xml.rels" }]), "docx"],
    ["a spreadsheet", buildZip(listOfficeParts({ main: "xl/workbook.xml", type: SHEET })), REFUSED],
    ["any archive", buildZip([{ name: "word/document.xml" }]), REFUSED],
    ["an archive of PDFs", buildZip([{ name: "a.pdf", content: pdf }]), REFUSED],
    ["a document that says it has macros", buildZip(listOfficeParts({ type: MACRO_DOCUMENT })), "415 documents macros"],
    [
      "a document whose macros have another name",
      buildZip([
        ...listOfficeParts().slice(1),
        {
          name: "[Content_Types].xml",
          content: Buffer.from(
            `<Override PartName="/word/document.xml" ContentType="${WORD}"/><Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>`,
          ),
        },
      ]),
      "415 documents macros",
    ],
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

describe("what stands before or after a PDF is not kept", () => {
  const HTML = "<!doctype html><script>alert(1)</script>";
  const HTTP = "HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n";
  const keptOf = async (content: Uint8Array) => [await kindOf(content), readFileSync(join(folder, "upload"))] as const;

  test.each<[string, Uint8Array, Uint8Array]>([
    ["a byte order mark", Buffer.from("\uFEFF"), Buffer.alloc(0)],
    ["line breaks", Buffer.from("\r\n\r\n"), Buffer.from("\r\n")],
    ["the head of a web server's answer", Buffer.from(HTTP), Buffer.alloc(0)],
    ["a web page before it", Buffer.from(HTML), Buffer.alloc(0)],
    ["a web page after it", Buffer.alloc(0), Buffer.from(HTML)],
    ["zeros", Buffer.alloc(0), Buffer.alloc(4_096)],
    ["an archive", Buffer.alloc(0), buildZip([{ name: "a.html", content: Buffer.from(HTML) }])],
    ["the most that readers accept before it", Buffer.alloc(1_024, " "), Buffer.alloc(0)],
  ])("%s", async (_what, before, after) => {
    const [kind, kept] = await keptOf(Buffer.concat([before, pdf, after]));
    expect(kind).toBe("pdf");
    expect(kept.toString("latin1").trimEnd()).toBe(pdf.toString("latin1").trimEnd());
  });

  test("a PDF with nothing around it is kept as it is, byte for byte", async () => {
    for (const content of [pdf, pdf.subarray(0, -1), Buffer.concat([pdf, pdf]), pdf.subarray(0, -8)])
      expect((await keptOf(content))[1].equals(content)).toBe(true);
  });

  test("more, or anything that is not text, is rejected before it", async () => {
    for (const before of [Buffer.alloc(1_025, " "), Buffer.alloc(8), Buffer.from("PK\u0003\u0004")])
      expect(await kindOf(Buffer.concat([before, pdf]))).toBe(REFUSED);
  });
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
