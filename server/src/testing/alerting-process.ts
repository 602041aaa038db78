import { createKeptJobs } from "./kept-jobs.ts";
import { ALERTING } from "./saved-searches.ts";
import { buildTestApp } from "./test-app.ts";
import { TestClock } from "./test-clock.ts";

/** A process that compares and tells until nothing is left: `alerting-process.ts <database> <superuser's> <milliseconds since 1970>`. */
const [databaseUrl = "", superuserUrl = "", now = "0"] = process.argv.slice(2);
const clock = new TestClock();
clock.advance(Number(now) - clock.now().getTime());
const kept = createKeptJobs();
await buildTestApp(ALERTING, { jobs: kept.jobs, beside: { databaseUrl, superuserUrl, clock } });
await kept.runSchedule("saved-searches.alert");
process.exit(0);
