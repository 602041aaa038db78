import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "fr"],
  catalogs: ["web", "domain", "server"].map((part) => ({
    path: `<rootDir>/locales/{locale}/${part}`,
    include: [`<rootDir>/${part}/src`],
    exclude: ["**/*.test.ts", "**/*.test.tsx"],
  })),
  // Line numbers would change half a catalogue with every edit.
  format: formatter({ lineNumbers: false }),
});
