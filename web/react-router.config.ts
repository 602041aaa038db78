import type { Config } from "@react-router/dev/config";
import { listPrerenderedPaths } from "./src/public-paths.ts";

export default {
  appDirectory: "src",
  // tools/build-web.ts builds beside the current build, which it replaces once the new one is complete.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  ssr: false,
  prerender: listPrerenderedPaths(),
  future: {
    // Without it the first page of a cold dev server never hydrates.
    unstable_optimizeDeps: true,
  },
} satisfies Config;
