import type { PlannedRoom } from "@vestpocket/demo/rooms/document";

/** Points. Letter size on its side. */
const [WIDTH, HEIGHT, MARGIN] = [792, 612, 60];

/** A page with a floor plan: walls, and each room's name and size in feet. The same plan has the same bytes. */
export function drawFloorPlan({ title, rooms }: { title: string; rooms: readonly PlannedRoom[] }): Buffer {
  const width = Math.max(...rooms.map(({ at: [x], size: [w] }) => x + w));
  const depth = Math.max(...rooms.map(({ at: [, y], size: [, d] }) => y + d));
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 3 * MARGIN) / depth);
  const top = HEIGHT - 2 * MARGIN;
  const drawn = rooms.flatMap(({ name, at: [x, y], size: [w, d] }) => {
    const [left, bottom] = [MARGIN + x * scale, top - (y + d) * scale];
    return [
      `${[left, bottom, w * scale, d * scale].map(toNumber).join(" ")} re S`,
      writeText(name, { x: left + 6, y: bottom + d * scale - 14, size: 9 }),
      writeText(`${w}' x ${d}'`, { x: left + 6, y: bottom + 6, size: 7 }),
    ];
  });
  const outside = `4 w ${[MARGIN, top - depth * scale, width * scale, depth * scale].map(toNumber).join(" ")} re S 1.5 w`;
  return writePdf([writeText(title, { x: MARGIN, y: HEIGHT - MARGIN, size: 16 }), outside, ...drawn].join("\n"));
}

const toNumber = (points: number): string => String(Math.round(points * 100) / 100);

function writeText(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return `BT /F1 ${size} Tf ${toNumber(x)} ${toNumber(y)} Td (${encode(text)}) Tj ET`;
}

/** In the font's encoding, which has every letter of both languages. */
function encode(text: string): string {
  const escaped = text.replaceAll("’", "'").replaceAll(/[\\()]/gu, "\\$&");
  return [...escaped].map((letter) => (letter > "~" ? `\\${letter.charCodeAt(0).toString(8)}` : letter)).join("");
}

function writePdf(content: string): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    page,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = "%PDF-1.7\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}${end}`, "latin1");
}
