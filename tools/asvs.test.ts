import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(`${root}docs/${file}`, "utf8");

/** The level of each requirement of ASVS 5.0.0, by section: of "1.2", the fifth digit is that of 1.2.5. */
const LEVELS: Readonly<Record<string, string>> = {
  ...{ "1.1": "22", "1.2": "1111122223", "1.3": "112222222223", "1.4": "222", "1.5": "123" },
  ...{ "2.1": "122", "2.2": "112", "2.3": "12223", "2.4": "23" },
  ...{ "3.1": "3", "3.2": "113", "3.3": "12223", "3.4": "11222233", "3.5": "11122333", "3.6": "3", "3.7": "22333" },
  ...{ "4.1": "12233", "4.2": "23333", "4.3": "22", "4.4": "1222" },
  ...{ "5.1": "2", "5.2": "112333", "5.3": "113", "5.4": "222" },
  ...{ "6.1": "122", "6.2": "111111112222", "6.3": "11223333", "6.4": "112233", "6.5": "22222333", "6.6": "2223" },
  ...{ "6.7": "33", "6.8": "2222" },
  ...{ "7.1": "222", "7.2": "1111", "7.3": "22", "7.4": "11222", "7.5": "223", "7.6": "22" },
  ...{ "8.1": "1233", "8.2": "1123", "8.3": "133", "8.4": "23" },
  ...{ "9.1": "111", "9.2": "1222" },
  ...{
    "10.1": "22",
    "10.2": "223",
    "10.3": "22223",
    "10.4": "1111122222233333",
    "10.5": "22222",
    "10.6": "22",
    "10.7": "222",
  },
  ...{ "11.1": "2233", "11.2": "22233", "11.3": "11233", "11.4": "1222", "11.5": "23", "11.6": "23", "11.7": "33" },
  ...{ "12.1": "12233", "12.2": "11", "12.3": "22223" },
  ...{ "13.1": "2333", "13.2": "222223", "13.3": "2233", "13.4": "1222233" },
  ...{ "14.1": "22", "14.2": "12223333", "14.3": "122" },
  ...{ "15.1": "12233", "15.2": "12233", "15.3": "1222222", "15.4": "3333" },
  ...{ "16.1": "2", "16.2": "22222", "16.3": "2222", "16.4": "222", "16.5": "2223" },
  ...{ "17.1": "23", "17.2": "22223333", "17.3": "22" },
};
const DEVIATIONS = ["6.2.5", "6.3.3", "7.5.2"];

const wanted = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, at) => ({ number: `${section}.${at + 1}`, level })),
);
const page = read("asvs.md");
const rows = [...page.matchAll(/^\| (\d[\d., ]*) \| ([12]) \| (.+) \| (.+) \|$/gmu)].map(
  ([, numbers = "", level, , held = ""]) => ({ numbers: numbers.split(", "), level, held }),
);

describe("the page about ASVS 5.0", () => {
  test("has every requirement of levels 1 and 2 once: 70 and 183 of the standard's 345", () => {
    const count = (level: string) => wanted.filter((each) => each.level === level).length;
    expect([wanted.length, count("1"), count("2")]).toEqual([345, 70, 183]);
    const listed = rows.flatMap(({ numbers }) => numbers);
    const expected = wanted.filter(({ level }) => level !== "3").map(({ number }) => number);
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  test("gives each row its lowest requirement's level", () => {
    const levelOf = new Map(wanted.map(({ number, level }) => [number, level]));
    for (const { numbers, level } of rows) {
      expect(level, numbers.join()).toBe(numbers.map((number) => levelOf.get(number)).toSorted()[0]);
    }
  });

  test("names only files, sections and decisions that exist", () => {
    const files = globSync("{server,web,domain,tools,e2e,docs}/**/*.{ts,tsx,txt,md}", {
      cwd: root,
      exclude: (path) => /node_modules|\/build$/u.test(String(path)),
    });
    const names = new Set(files.map((file) => basename(file)));
    const named = [...page.matchAll(/`([\w.-]+\.(?:ts|tsx|txt))`/gu)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    const product = read("product.md");
    const sections = [...page.matchAll(/§(\d+(?:\.\d+)?)/gu)].map(([, section = ""]) => section);
    expect(sections.filter((section) => !new RegExp(`^#+ ${section}\\.? `, "mu").test(product))).toEqual([]);
    const decisions = [...page.matchAll(/decision (\d{3})/gu)].map(([, number]) => number);
    expect(decisions.filter((number) => globSync(`${root}docs/decisions/${number}-*.md`).length !== 1)).toEqual([]);
  });

  test("quotes only tests that exist, by their current names", () => {
    const quoted = [...page.matchAll(/`([\w.-]+\.(?:test|e2e)\.tsx?)` \(“([^”]+)”\)/gu)];
    expect(quoted.length).toBeGreaterThan(4);
    const missing = quoted.filter(([, file = "", name = ""]) => {
      const [path = ""] = globSync(`{server,web,domain,tools,e2e}/**/${file}`, {
        cwd: root,
        exclude: ["**/node_modules"],
      });
      return !readFileSync(`${root}${path}`, "utf8").includes(name);
    });
    expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([]);
  });

  test("says for each what covers it, why it does not apply, or that we deviate", () => {
    const deviating = rows.filter(({ held }) => held.startsWith("**[Deviation]")).flatMap(({ numbers }) => numbers);
    expect(deviating).toEqual(DEVIATIONS);
    expect(DEVIATIONS.filter((number) => !page.includes(`\n- **${number}, `))).toEqual([]);
    expect(rows.filter(({ held }) => held.startsWith("Not applicable") && !held.includes(": "))).toEqual([]);
  });
});
