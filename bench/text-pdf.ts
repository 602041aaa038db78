const LINES = 46;

/** A PDF with letter-size pages full of text. */
export function buildTextPdf(pages: number): Buffer {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "", "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"];
  const kids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const content = writePage(page);
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages} >>`;
  return writePdf(objects);
}

/** A PDF file of these objects, the first of which is the catalog. */
export function writePdf(objects: readonly string[]): Buffer {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const [start, size] = [file.length, objects.length + 1];
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(`${file}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, "latin1");
}

function writePage(page: number): string {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const text = `Page ${page}, line ${line}: the rent of suite ${line * 7} is reviewed every ${page} years by both parties.`;
    return `(${text}) Tj T*`;
  });
  return `BT /F1 11 Tf 15 TL 60 740 Td\n${lines.join("\n")}\nET`;
}
