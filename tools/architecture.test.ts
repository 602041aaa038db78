import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

test("every decision record has its own number, repeated in its title", () => {
  const files = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
  const numbers = files.map((file) => file.replace(/^docs\/decisions\/(\d{3})-.*$/u, "$1"));
  expect(numbers).toEqual(files.map((_, at) => String(at + 1).padStart(3, "0")));
  for (const [at, file] of files.entries()) {
    expect(readFileSync(`${root}${file}`, "utf8"), file).toMatch(new RegExp(`^# ${numbers[at]}\\. `, "u"));
  }
});

test("the index of the decisions lists every record once, with its title, and says which ones later records replace", () => {
  const index = readFileSync(`${root}docs/decisions/README.md`, "utf8");
  const listed = [...index.matchAll(/^- \[(\d{3})\]\(([\w.-]+)\) (.*?)(?: \((superseded .*)\))?$/gmu)];
  const records = globSync("docs/decisions/[0-9]*.md", { cwd: root }).map((file) => {
    const text = readFileSync(`${root}${file}`, "utf8");
    const [, title = ""] = /^# \d{3}\. (.*)$/mu.exec(text) ?? [];
    return { file: basename(file), title, isSuperseded: /^\*\*Superseded/mu.test(text) };
  });
  const byFile = (one: { file: string }, other: { file: string }) => one.file.localeCompare(other.file);
  const entries = listed.map(([, , file = "", title = "", note]) => ({
    file,
    title,
    isSuperseded: note !== undefined,
  }));
  expect(entries.toSorted(byFile)).toEqual(records.toSorted(byFile));
});

/** Text files of ours that can refer to others. */
function listTexts(): { file: string; text: string }[] {
  const patterns = [
    "*.md",
    "docs/**/*.md",
    "{bench,demo,domain,e2e,server,soak,stand-ins,tools,web}/**/*.{ts,tsx,sql}",
  ];
  return globSync(patterns, { cwd: root, exclude: (path) => /node_modules|build/u.test(path) })
    .sort()
    .map((file) => ({ file, text: readFileSync(`${root}${file}`, "utf8") }));
}

const texts = listTexts();

test("every section of product.md that a file cites exists", () => {
  const product = readFileSync(`${root}docs/product.md`, "utf8");
  const sections = new Set([...product.matchAll(/^#+ (\d+(?:\.\d+)?)[. ]/gmu)].map(([, number]) => number));
  expect(sections.size).toBeGreaterThan(70);
  const cited = texts.flatMap(({ file, text }) => {
    // A comment may break the line between the two.
    const numbers = [...text.matchAll(/product\.md(?:\)|`)?[\s*/]+§(\d+(?:\.\d+)?)/gu), ...ownSections({ file, text })];
    return numbers.map(([, number = ""]) => ({ file, number }));
  });
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ number }) => !sections.has(number))).toEqual([]);
});

/** The sections that product.md itself cites. */
function ownSections({ file, text }: { file: string; text: string }): Iterable<RegExpMatchArray> {
  return file === "docs/product.md" ? text.matchAll(/§(\d+(?:\.\d+)?)/gu) : [];
}

test("every link from one of our documents to another leads to a file and a heading that exist", () => {
  const toAnchor = (heading: string) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/gu, "-");
  const documents = texts.filter(({ file }) => file.endsWith(".md"));
  const anchors = new Map(
    documents.map(({ file, text }) => [
      file,
      new Set([...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) => toAnchor(heading))),
    ]),
  );
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/gu)].flatMap(([link, path = "", anchor]) => {
      const target = path === "" ? file : join(dirname(file), path);
      const exists =
        existsSync(`${root}${target}`) && (anchor === undefined || anchors.get(target)?.has(anchor) === true);
      return exists ? [] : [`${file}: ${link}`];
    }),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

test("the page for every day lists every job that deletes what is too old, with its hour", () => {
  const operations = readFileSync(`${root}docs/operations/day-to-day.md`, "utf8");
  const jobs = globSync("server/src/**/*.ts", { cwd: root, exclude: (path) => path.endsWith(".test.ts") }).flatMap(
    (file) => [
      ...readFileSync(`${root}${file}`, "utf8").matchAll(/name: "(\w+\.purge)",\s+cron: "(\d+) (\S+) \* \* \*"/gu),
    ],
  );
  expect(jobs.length).toBeGreaterThan(14);
  const missing = jobs.filter(([, name, minute, hour = ""]) => {
    const [row = ""] = operations.match(new RegExp(`^\\|.*\`${name}\`.*$`, "mu")) ?? [];
    // Rows that name several jobs, and jobs that run every hour, state no minute.
    return (
      row === "" ||
      (/^\d+$/u.test(hour) && /, \d+:\d\d/u.test(row) && !row.includes(`${hour}:${minute?.padStart(2, "0")}`))
    );
  });
  expect(missing.map(([call]) => call)).toEqual([]);
});

test("each page for operators is short enough to be read before something is done", () => {
  const pages = globSync("docs/{operations,one-debian-server,deployment,monitoring,operations/*}.md", { cwd: root });
  expect(pages.length).toBeGreaterThan(10);
  const long = pages.filter((page) => readFileSync(`${root}${page}`, "utf8").split(/\s+/u).length > 3_000);
  expect(long).toEqual([]);
});
