import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineProject } from "vitest/config";
import { LIMITS, WORKERS } from "../tools/test-workers.ts";
import { splitTexts } from "./texts.ts";

const linguiConfig = { configPath: fileURLToPath(new URL("../lingui.config.ts", import.meta.url)) };

/** Component tests: pages and components in a DOM, compiled as for the browser, with both message catalogs. */
export default defineProject({
  plugins: [babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] }), lingui(linguiConfig), splitTexts()],
  test: {
    name: "components",
    ...WORKERS,
    ...LIMITS,
    include: ["src/**/*.test.tsx"],
    // A worker loads the pages once, not again for each file; `closePage` cleans up after each test.
    isolate: false,
    environment: "happy-dom",
    setupFiles: "src/testing/setup.ts",
  },
});
