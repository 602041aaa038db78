import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("a script runs under the pinned Node itself when it is imported instead of started", () => {
  const folder = makeTemporaryFolder("script");
  const pinned = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  const { stdout, stderr } = spawnSync(pinned, [join(root, "tools/with-node.mjs"), "tools/sbom.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr + stdout).toContain("Wrote sbom.cdx.json");
});
