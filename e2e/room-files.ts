/** A PDF of two pages with a line of text each. */
export function twoPages(name: string) {
  const text = (line: string) => `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
  const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const page = (content: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    ...[page(5), page(6)],
    ...[stream(text("Rent roll, first floor")), stream(text("Rent roll, second floor"))],
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  const buffer = Buffer.from(`${file}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return { name, mimeType: "application/pdf", buffer };
}
