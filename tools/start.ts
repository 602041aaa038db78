import { createClosers } from "../server/src/platform/closers.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { createLogger, endOnUncaughtErrors, explainFailure } from "../server/src/platform/log/log.ts";
import { describeStart } from "./start-report.ts";

const report = (progress: string) => console.log(`• ${progress}`);

endOnUncaughtErrors();
try {
  const config = readConfig(process.env);
  // Loaded once the settings are valid, so that an invalid one is reported at once.
  const [{ closeOnSignal, startServer }, { buildWeb }] = await Promise.all([
    import("../server/src/main.ts"),
    import("./build-web.ts"),
  ]);
  await buildWeb(report);
  const closers = createClosers();
  closeOnSignal(closers, report);
  await startServer({
    config,
    closers,
    // Progress is printed here; the log is for failures.
    log: createLogger(process.env.LOG_LEVEL === undefined ? "warn" : config.logLevel),
    report,
    prepare: async (database) => {
      if (!config.demo) return;
      const [{ openFileStore }, { seedDemo }] = await Promise.all([
        import("../server/src/platform/files/open-file-store.ts"),
        import("./seed.ts"),
      ]);
      const seeded = await seedDemo({ ...database, files: openFileStore(config), secret: config.secret, report });
      if (seeded === undefined) return;
      report("Playing the demo's story");
      const { playDemo } = await import("./play-demo.ts");
      await playDemo({ ...seeded, ...database, config });
    },
  });
  const demoAccounts = config.demo ? (await import("./seed.ts")).listDemoAccounts(config.secret) : undefined;
  console.log(describeStart({ ...config, demoAccounts }));
} catch (error) {
  console.error(`\n${explainFailure(error)}`);
  process.exit(1);
}
