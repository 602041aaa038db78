import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { compileOnce } from "./compile-once.ts";
import { inlineDerived } from "./derived.ts";
import { importIconsDirectly } from "./icons.ts";
import { splitTexts } from "./texts.ts";

const linguiConfig = { configPath: fileURLToPath(new URL("../lingui.config.ts", import.meta.url)) };
const api = { target: process.env.API_URL ?? "http://127.0.0.1:3000" };
const compileMessages = (options: { sourceMap?: boolean } = {}) =>
  babel({ ...options, presets: [linguiTransformerBabelPreset({}, linguiConfig)] });

/** The server loads this build to render pages from data: it is self-contained, as in production. */
const selfContained = {
  resolve: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
} as const;

export default defineConfig(({ command }) => ({
  plugins: [
    inlineDerived(),
    command === "build" ? compileOnce(compileMessages({ sourceMap: false })) : compileMessages(),
    tailwindcss(),
    reactRouter(),
    lingui({ ...linguiConfig, failOnCompileError: true }),
    splitTexts(),
    importIconsDirectly(),
  ],
  environments: {
    ...(command === "build" && { ssr: selfContained }),
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  server: {
    proxy: { "/v1": api, "/sandbox": api, "/openapi.json": api, "/healthz": api, "/files": api },
  },
}));
