import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { readCommit } from "./version.ts";

const COMMIT = "14c83cc9b1d0f0a2c3e4f5a6b7c8d9e0f1a2b3c4";

function makeClone(files: Readonly<Record<string, string>>): string {
  const folder = makeTemporaryFolder("clone");
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test.each([
  ["a branch", { ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${COMMIT}\n` }],
  [
    "a packed branch",
    { ".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": `# pack\n${COMMIT} refs/heads/main\n` },
  ],
  ["a tag that was checked out", { ".git/HEAD": `${COMMIT}\n` }],
])("the commit of a clone at %s is found", (_what, files) => {
  expect(readCommit(makeClone(files))).toBe(COMMIT);
});

test("a folder that is no clone has no commit", () => {
  expect(readCommit(makeClone({ "package.json": "{}" }))).toBeUndefined();
});

test("a clone that git made, and a further working tree of it, have the commit that git says", () => {
  const folder = makeTemporaryFolder("clone");
  const git = (at: string, ...words: string[]) =>
    execFileSync("git", ["-C", at, "-c", "user.name=a", "-c", "user.email=a@b.ca", ...words], {
      encoding: "utf8",
    }).trim();
  git(folder, "init", "--quiet");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", "one");
  const further = join(makeTemporaryFolder("trees"), "tree");
  git(folder, "worktree", "add", "--quiet", "-b", "other", further);
  for (const each of [folder, further]) expect(readCommit(each)).toBe(git(each, "rev-parse", "HEAD"));
});
