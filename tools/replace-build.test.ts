import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";
import { replaceBuild } from "./replace-build.ts";

/** A builder that writes a page and its script, named by the version. */
function writeBuild(version: number | string): (folder: string) => Promise<void> {
  return async (folder) => {
    const files = {
      "client/index.html": `page ${version}`,
      [`client/assets/app-${version}.js`]: `script ${version}`,
      "client/assets/unchanged-0.js": "the same in each version",
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
  };
}

const startIn = () => join(makeTemporaryFolder("web"), "build");
const readPage = (build: string) => readFileSync(join(build, "client/index.html"), "utf8");
const listAssets = (build: string) => readdirSync(join(build, "client/assets"));

async function buildAll(build: string, versions: readonly (number | string)[]): Promise<void> {
  for (const version of versions) await replaceBuild(build, writeBuild(version));
}

describe("a new build of the web app", () => {
  test("leaves the current one in its place while it is made, and keeps that one's assets", async () => {
    const build = startIn();
    await buildAll(build, [1]);
    await replaceBuild(build, async (folder) => {
      await writeBuild(2)(folder);
      expect(readPage(build)).toBe("page 1");
      expect(listAssets(build)).toEqual(["app-1.js", "unchanged-0.js"]);
    });
    expect(readPage(build)).toBe("page 2");
    expect(listAssets(build)).toEqual(["app-1.js", "app-2.js", "unchanged-0.js"]);
    expect(readFileSync(join(build, "client/assets/app-1.js"), "utf8")).toBe("script 1");
  });

  test("that fails leaves the current one as it was, and nothing else behind", async () => {
    const build = startIn();
    await buildAll(build, [1]);
    const failing = replaceBuild(build, async (folder) => {
      await writeBuild(2)(folder);
      throw new Error("The web app could not be built");
    });
    await expect(failing).rejects.toThrow("could not be built");
    expect(readPage(build)).toBe("page 1");
    expect(listAssets(build)).toEqual(["app-1.js", "unchanged-0.js"]);
    expect(readdirSync(dirname(build))).toEqual(["build"]);
  });

  test("keeps the assets of three earlier builds, however many there were", async () => {
    const build = startIn();
    await buildAll(build, [1, 2, 3, 4, 5, 6]);
    expect(listAssets(build)).toEqual(["app-3.js", "app-4.js", "app-5.js", "app-6.js", "unchanged-0.js"]);
    expect(readdirSync(dirname(build))).toEqual(["build"]);
  });

  test("keeps the assets of a build whose version did not record them", async () => {
    const build = startIn();
    await writeBuild(1)(build);
    await buildAll(build, [2, 3, 4]);
    expect(listAssets(build)).toContain("app-1.js");
    await buildAll(build, [5]);
    expect(listAssets(build)).not.toContain("app-1.js");
  });

  test("keeps the assets of one that was being replaced when the machine stopped", async () => {
    const build = startIn();
    await buildAll(build, [1]);
    renameSync(build, `${build}.last`);
    await writeBuild("unfinished")(`${build}.next`);
    await buildAll(build, [2]);
    expect(listAssets(build)).toEqual(["app-1.js", "app-2.js", "unchanged-0.js"]);
    expect(readdirSync(dirname(build))).toEqual(["build"]);
  });

  test("is complete without an earlier one", async () => {
    const build = startIn();
    await buildAll(build, [1]);
    rmSync(build, { recursive: true });
    await buildAll(build, [2]);
    expect(listAssets(build)).toEqual(["app-2.js", "unchanged-0.js"]);
    expect(existsSync(`${build}.last`)).toBe(false);
  });
});
