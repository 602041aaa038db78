/** Bytes over which two programs may disagree about where a request ends. */
export interface Framing {
  readonly name: string;
  readonly bytes: Buffer;
  /** A client that sends this is broken or hostile: it gets one error, and nothing more is read from it. */
  readonly isMalformed: boolean;
}

/** The request smuggled inside others. Nobody sends it openly, so a server that answers it was fooled. */
const HIDDEN_PATH = "/hidden/000";
const HIDDEN = `GET ${HIDDEN_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const HEAD = "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const CHUNKED = `0\r\n\r\n${HIDDEN}`;

const latin = (text: string) => Buffer.from(text, "latin1");
const malformed = (name: string, text: string): Framing => ({ name, bytes: latin(text), isMalformed: true });
const odd = (name: string, text: string): Framing => ({ name, bytes: latin(text), isMalformed: false });

/** Variants of the chunked transfer encoding that only some programs recognize. */
const CODINGS = [
  ...["chunked", "Chunked", "CHUNKED", " chunked", "\tchunked", "chunked ", "chunked\t", "xchunked", "chunkedx"],
  ...['"chunked"', "chunked;q=1", "chunked, identity", "identity, chunked", "gzip, chunked", "chunked, chunked"],
  ...["identity", "x", "", ",chunked", "chunked,", "chunk\u00ffed", "cow\r\nTransfer-Encoding: chunked"],
];
const CODING_NAMES = ["Transfer-Encoding", "transfer-encoding", "TRANSFER-ENCODING"];

function listCodings(): Framing[] {
  return CODINGS.flatMap((coding) =>
    CODING_NAMES.flatMap((name) => [
      malformed(
        `a length, and the coding ${JSON.stringify(`${name}:${coding}`)}`,
        `${HEAD}Content-Length: ${CHUNKED.length}\r\n${name}: ${coding}\r\n\r\n${CHUNKED}`,
      ),
      malformed(
        `the coding ${JSON.stringify(`${name}:${coding}`)}, and a length`,
        `${HEAD}${name}: ${coding}\r\nContent-Length: ${CHUNKED.length}\r\n\r\n${CHUNKED}`,
      ),
    ]),
  );
}

const SPOILT_NAMES = [
  "Transfer-Encoding ",
  " Transfer-Encoding",
  "Transfer-Encoding\t",
  "Transfer\u000bEncoding",
  "\u0000Transfer-Encoding",
];
const LENGTHS = [
  ...["-1", "+5", "0x5", "5 5", "5, 6", "5;", "five", "", "99999999999999999999999", "1e1", "5.0", "\u0035\u0000"],
  ...["5\r\nContent-Length: 6", "0\r\nContent-Length: 50", "50\r\nContent-Length: 0", "5\r\nContent-length: 6"],
];
const CHUNKS = [
  ...["-1", "g", "0x5", "5 ", "+5", "fffffffffffffffff", "", ";", "5;\n", "5\n", "5\r", "\u0000"],
  ...["5\r\nabcdeX", "5\r\nabcdef"],
];

function listLengths(): Framing[] {
  return [
    ...SPOILT_NAMES.map((name) =>
      malformed(
        `the header ${JSON.stringify(name)}`,
        `${HEAD}${name}: chunked\r\nContent-Length: ${CHUNKED.length}\r\n\r\n${CHUNKED}`,
      ),
    ),
    ...LENGTHS.map((length) =>
      malformed(`the length ${JSON.stringify(length)}`, `${HEAD}Content-Length: ${length}\r\n\r\nabcde${HIDDEN}`),
    ),
    ...CHUNKS.map((chunk) =>
      malformed(
        `the chunk ${JSON.stringify(chunk)}`,
        `${HEAD}Transfer-Encoding: chunked\r\n\r\n${chunk}\r\n\r\n${HIDDEN}`,
      ),
    ),
    malformed("a length that is said twice", `${HEAD}Content-Length: 5,5\r\n\r\nabcde`),
    odd("a chunk that never ends", `${HEAD}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\na\r\n\r\n${HIDDEN}`),
    malformed(
      "a chunk's extension of 1 MB",
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(1_000_000)}\r\na\r\n0\r\n\r\n`,
    ),
    malformed("a trailer of 1 MB", `${HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\nX: ${"a".repeat(1_000_000)}\r\n\r\n`),
    odd(
      "a body that GET has",
      `GET /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ),
  ];
}

/** Characters that no header may contain; a tab is allowed in a value, and a line ending ends it. */
function listControls(): Framing[] {
  const controls = [...Array.from({ length: 32 }, (_, code) => code), 127].map((code) => String.fromCharCode(code));
  return controls.flatMap((control) => [
    malformed(
      `${JSON.stringify(control)} in a header's name`,
      `GET /echo HTTP/1.1\r\nHost: localhost\r\nX${control}Y: a\r\n\r\n`,
    ),
    ...(["\t", "\n", "\r"].includes(control)
      ? []
      : [
          malformed(
            `${JSON.stringify(control)} in a header`,
            `GET /echo HTTP/1.1\r\nHost: localhost\r\nX: a${control}b\r\n\r\n`,
          ),
        ]),
    malformed(`${JSON.stringify(control)} in the address`, `GET /ec${control}ho HTTP/1.1\r\nHost: localhost\r\n\r\n`),
  ]);
}

const FIRST_LINES = [
  ...["GET /echo HTTP/1.2", "GET /echo HTTP/3.0", "GET /echo HTTP/11", "GET /echo http/1.1", "GET /echo HTTP/1.1 "],
  ...[
    "GET\t/echo HTTP/1.1",
    "GET /echo\tHTTP/1.1",
    " GET /echo HTTP/1.1",
    "get /echo HTTP/1.1",
    "G\u0000T /echo HTTP/1.1",
  ],
  ...["GET", "GET echo HTTP/1.1", "GET  HTTP/1.1", "PRI * HTTP/2.0", "GET /echo HTTP/1.1 GET /hidden/000 HTTP/1.1"],
  ...["GET /echo#a HTTP/1.1 x", "FOO /echo HTTP/1.1", `${"G".repeat(5_000)} /echo HTTP/1.1`, "GET /echo HTTP/-1.1"],
];

function listLines(): Framing[] {
  return [
    ...FIRST_LINES.map((line) =>
      malformed(`the line ${JSON.stringify(line.slice(0, 60))}`, `${line}\r\nHost: localhost\r\n\r\n`),
    ),
    odd(
      "a line without a version",
      `GET /echo\r\nHost: localhost\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
    ),
    odd("two spaces before the address", "GET  /echo HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    malformed("lines that end without CR", "GET /echo HTTP/1.1\nHost: localhost\n\n"),
    malformed("a header that ends without CR", `GET /echo HTTP/1.1\r\nHost: localhost\nX: a\r\n\r\n`),
    malformed("lines that end without LF", "GET /echo HTTP/1.1\rHost: localhost\r\r"),
    malformed("an end of headers without CR", "GET /echo HTTP/1.1\r\nHost: localhost\r\n\n"),
    malformed("a chunk that ends without CR", `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\n0\r\n\r\n`),
    malformed("a folded header", "GET /echo HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b: c\r\n\r\n"),
    malformed(
      "a folded coding",
      `${HEAD}Transfer-Encoding:\r\n chunked\r\nContent-Length: ${CHUNKED.length}\r\n\r\n${CHUNKED}`,
    ),
    odd("two Host headers", "GET /echo HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"),
    malformed("a header without a colon", "GET /echo HTTP/1.1\r\nHost: localhost\r\nX\r\n\r\n"),
    malformed("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    odd("an upgrade to HTTP/2", "GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"),
    odd(
      "an upgrade to a socket",
      "GET /echo HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ),
    odd("another site's full address", "GET http://evil.example/echo HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    odd(
      "HTTP/1.0 with chunks",
      `POST /echo HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
    ),
    odd("an expectation that nobody knows", `${HEAD}Expect: a-miracle\r\nContent-Length: 2\r\n\r\n{}`),
  ];
}

/** Each smuggles a request with its own number. */
export const FRAMINGS: readonly Framing[] = [...listCodings(), ...listLengths(), ...listControls(), ...listLines()].map(
  ({ bytes, ...framing }, number) => ({
    ...framing,
    bytes: latin(bytes.toString("latin1").replaceAll(HIDDEN_PATH, `/hidden/${String(number).padStart(3, "0")}`)),
  }),
);
