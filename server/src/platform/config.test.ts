import { spawnSync } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOperator } from "@vestpocket/domain/operators/operators.factory";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../testing/temporary-folder.ts";
import { NEEDED_IN_PUBLIC, OPERATOR } from "../testing/test-config.ts";
import { ConfigError, readConfig } from "./config.ts";

const { SECRET, SMTP_URL } = NEEDED_IN_PUBLIC;
const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: makeTemporaryFolder("config"), ...environment });

describe("settings", () => {
  test("without any settings, the server is private, with demo data and a generated secret", () => {
    const config = read({});
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://127.0.0.1:3000",
      isPrivate: true,
      demo: true,
    });
    expect(config.secret.length).toBeGreaterThanOrEqual(43);
  });

  test.each([
    [{ PUBLIC_URL: "http://LOCALHOST:80/" }, "http://localhost"],
    [{ HOST: "::1" }, "http://[::1]:3000"],
    [{ HOST: "::1", PORT: "80" }, "http://[::1]"],
  ])("the site's origin is written as browsers write it: %j", (environment, publicUrl) => {
    expect(read(environment as Record<string, string>)).toMatchObject({ publicUrl, isPrivate: true });
  });

  test("a public server may be given its URL in capitals", () => {
    const config = read({ ...NEEDED_IN_PUBLIC, PUBLIC_URL: "HTTPS://Vestpocket.Example" });
    expect(config.publicUrl).toBe("https://vestpocket.example");
  });

  test("the secret of a private server is generated once", () => {
    const DATA_DIR = makeTemporaryFolder("config");
    expect(readConfig({ DATA_DIR }).secret).toBe(readConfig({ DATA_DIR }).secret);
  });

  test("a secret that an interrupted first start left incomplete is refused, and not used", () => {
    const DATA_DIR = makeTemporaryFolder("config");
    for (const incomplete of ["", "AAAAAAAAAAAAAAAA"]) {
      writeFileSync(join(DATA_DIR, "secret"), incomplete);
      expect(() => readConfig({ DATA_DIR })).toThrow(ConfigError);
    }
  });

  // Without space on the disk, the file would exist, but be empty.
  test.skipIf(process.platform !== "linux")("a secret that cannot be written leaves no file behind", () => {
    const DATA_DIR = makeTemporaryFolder("config");
    const script = `import { readConfig } from ${JSON.stringify(new URL("config.ts", import.meta.url).href)};
      readConfig({ DATA_DIR: ${JSON.stringify(DATA_DIR)} });`;
    // No file may grow at all.
    const limited = ["--fsize=0", process.execPath, "--input-type=module", "-e", script];
    expect(spawnSync("prlimit", limited, { encoding: "utf8" }).stderr).toContain("EFBIG");
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(readConfig({ DATA_DIR }).secret).toHaveLength(43);
    expect(readdirSync(DATA_DIR)).toEqual(["secret"]);
    expect(statSync(join(DATA_DIR, "secret")).mode & 0o777).toBe(0o600);
  });

  test.each([
    [{ HOST: "0.0.0.0", PUBLIC_URL: "https://vestpocket.example" }],
    [{ PUBLIC_URL: "https://vestpocket.example" }],
    [{ TRUSTED_PROXIES: "127.0.0.1", PUBLIC_URL: "https://localhost" }],
  ])("a public server has no demo, and requires a secret and settings for messages and payments: %j", (environment) => {
    const given = environment as Record<string, string>;
    const config = read({ ...given, ...NEEDED_IN_PUBLIC });
    expect(config).toMatchObject({ isPrivate: false, demo: false, secret: SECRET });
    expect(() => read({ ...given, ...NEEDED_IN_PUBLIC, DEMO: "on" })).toThrow(/^DEMO: /u);
    for (const name of Object.keys(NEEDED_IN_PUBLIC)) {
      expect(() => read({ ...given, ...NEEDED_IN_PUBLIC, [name]: "" })).toThrow(new RegExp(`^${name}: required`, "u"));
    }
    const names = (error: unknown) => (error as Error).message.split("\n").map((line) => line.split(":")[0]);
    expect(() => read(given)).toThrow(
      expect.toSatisfy(
        (error) => names(error).join() === Object.keys(NEEDED_IN_PUBLIC).join(),
        "names each missing setting",
      ),
    );
  });

  test.each([
    [{ HOST: "0.0.0.0" }],
    [{ TRUSTED_PROXIES: "127.0.0.1" }],
    [{ PUBLIC_URL: "http://vestpocket.example" }],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }],
  ])("a public server requires an https address: %j", (given) => {
    expect(() => read({ ...(given as Record<string, string>), ...NEEDED_IN_PUBLIC })).toThrow(/^PUBLIC_URL: must be/u);
  });

  test.each(["SECRET", "METRICS_TOKEN"])("a public server rejects a guessable %s", (name) => {
    const weak = { [name]: "0123456789abcdef0123456789abcdef" };
    expect(() => read({ ...NEEDED_IN_PUBLIC, ...weak, PUBLIC_URL: "https://vestpocket.example" })).toThrow(
      new RegExp(`^${name}: can be guessed`, "u"),
    );
    expect(read(weak).isPrivate).toBe(true);
  });

  test("a public server takes live payments, unless STRIPE_MODE is test", () => {
    const test = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" };
    const given = { PUBLIC_URL: "https://vestpocket.example", ...NEEDED_IN_PUBLIC };
    expect(read(given).payments?.isLive).toBe(true);
    expect(() => read({ ...given, ...test })).toThrow(/^STRIPE_SECRET_KEY: is a test key/u);
    expect(read({ ...given, ...test, STRIPE_MODE: "test" }).payments?.isLive).toBe(false);
    expect(() => read({ ...given, STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/^STRIPE_PUBLISHABLE_KEY: /u);
    expect(read({}).payments).toBeUndefined();
    expect(() => read({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/^STRIPE_PUBLISHABLE_KEY: missing/u);
  });

  test("a private server names nobody, or everything about its operator", () => {
    expect(read({})).toMatchObject({ operator: undefined, counselReviewed: undefined, seller: { name: "Vestpocket" } });
    expect(read({ ...OPERATOR, COUNSEL_REVIEWED: "2027-01-31" })).toMatchObject({
      operator: buildOperator(),
      counselReviewed: "2027-01-31",
      seller: { name: OPERATOR.OPERATOR_NAME, address: OPERATOR.OPERATOR_ADDRESS },
    });
    for (const name of Object.keys(OPERATOR))
      expect(() => read({ ...OPERATOR, [name]: "" })).toThrow(new RegExp(`^${name}: missing`, "u"));
    expect(read({ ...OPERATOR, OPERATOR_PHONE: "1 514 555-0100 poste 204" }).operator?.phone).toBe(
      "+15145550100;ext=204",
    );
  });

  test("the companies that process data are those that the settings use, and a public server names each", () => {
    expect(read({}).processors).toEqual([]);
    const given = {
      PUBLIC_URL: "https://vestpocket.example",
      ...NEEDED_IN_PUBLIC,
      STORAGE_URL: "s3://bucket?region=ca",
    };
    const at = (PROCESSORS: string) => read({ ...given, PROCESSORS }).processors;
    expect(at("hosting=North, East & Co., CA;mail = Prairie Mail,US ; files=self;")).toEqual([
      { task: "hosting", name: "North, East & Co.", country: "CA" },
      { task: "mail", name: "Prairie Mail", country: "US" },
      { task: "texts", name: "Twilio", country: "US" },
      { task: "payments", name: "Stripe", country: "US" },
    ]);
    expect(() => at("mail=self")).toThrow(/^PROCESSORS: required on a public server: name who does hosting, files,/u);
    expect(() => at("hosting=self; mail=self; files=self; maps=Tiles, CA")).toThrow(/^PROCESSORS: maps has no effect/u);
    for (const wrong of ["hosting", "hosting=North", "hosting=North, Canada", "payments=Stripe, US", "toString=self"])
      expect(() => at(wrong), wrong).toThrow(/^PROCESSORS: must be like/u);
  });

  test("an operator closes posting or offers for some provinces, and nothing by default", () => {
    const at = (CLOSED_PROVINCES: string) => read({ CLOSED_PROVINCES }).closed;
    expect(read({}).closed).toEqual({ posting: [], offers: [] });
    expect(at("MB = offers;QC=posting, offers; ")).toEqual({ posting: ["Quebec"], offers: ["Quebec", "Manitoba"] });
    for (const wrong of ["QC", "QC=", "qc=offers", "QC=orders", "Quebec=offers", "QC=posting=offers", "=posting"])
      expect(() => at(wrong), wrong).toThrow(/^CLOSED_PROVINCES: must be like/u);
  });

  test("vulnerabilities are reported to an email address or a page", () => {
    const at = (SECURITY_CONTACT: string) => read({ SECURITY_CONTACT }).securityContact;
    expect(at("security@vestpocket.example")).toBe("mailto:security@vestpocket.example");
    expect(at("https://vestpocket.example/@security")).toBe("https://vestpocket.example/@security");
    expect(at("")).toBeUndefined();
  });

  test("sales tax is off by default, and once on, covers only what the seller is registered for", () => {
    expect(read({}).salesTax).toBeUndefined();
    expect(() => read({ SALES_TAX: "canada" })).toThrow(/^GST_NUMBER: required when SALES_TAX is canada$/u);
    const on = { SALES_TAX: "canada", GST_NUMBER: "123456789RT0001" };
    expect(read(on).salesTax).toEqual({ hasQst: false, pst: [] });
    expect(read({ ...on, SALES_TAX_PST: "none" }).salesTax?.pst).toEqual([]);
    expect(read({ ...on, SALES_TAX_PST: "MB,BC" }).salesTax?.pst).toEqual(["British Columbia", "Manitoba"]);
    const both = read({ ...on, QST_NUMBER: "1234567890TQ0001" });
    expect(both.salesTax?.hasQst).toBe(true);
    expect(both.seller).toMatchObject({ gst: "123456789RT0001", qst: "1234567890TQ0001" });
  });

  test("an operator who has a tax number but charges no tax is warned", () => {
    expect(read({}).warnings).toEqual([]);
    expect(read({ SALES_TAX: "canada", GST_NUMBER: "123456789RT0001" }).warnings).toEqual([]);
    expect(read({ GST_NUMBER: "123456789RT0001" }).warnings).toEqual([
      "SALES_TAX: off although a tax number is set; a registered seller must charge sales tax",
    ]);
  });

  test("the ordinary price is claimed on a public server only with a first day, an end and evidence", () => {
    expect(read({}).ordinaryPrice).toEqual({});
    const given = { PUBLIC_URL: "https://vestpocket.example", ...NEEDED_IN_PUBLIC };
    expect(read(given).ordinaryPrice).toBeUndefined();
    const confirmed = {
      ...{ ORDINARY_PRICE_CONFIRMED: "2026-11-20", ORDINARY_PRICE_ENDS: "2027-03-01" },
      ORDINARY_PRICE_EVIDENCE: "Sales ledger 2026, folder Pricing",
    };
    expect(read({ ...given, ...confirmed }).ordinaryPrice).toEqual({ from: "2026-11-20", until: "2027-03-01" });
    const { ORDINARY_PRICE_EVIDENCE: _, ...unproven } = confirmed;
    expect(() => read({ ...given, ...unproven })).toThrow(/^ORDINARY_PRICE_EVIDENCE: required/u);
    for (const ORDINARY_PRICE_ENDS of ["2026-11-20", "2028-01-01", "soon"]) {
      expect(() => read({ ...given, ...confirmed, ORDINARY_PRICE_ENDS })).toThrow(/^ORDINARY_PRICE_ENDS: /u);
    }
  });

  test("a process does everything unless ROLE is set; separate roles need a shared database", () => {
    expect(read({}).role).toBe("all");
    expect(read({ ROLE: "worker", DATABASE_URL: "postgresql://db/vestpocket" }).role).toBe("worker");
    expect(() => read({ ROLE: "web" })).toThrow(/^ROLE: web needs DATABASE_URL/u);
    const shared = read({ WEB_CONCURRENCY: "4", CONNECTIONS_PER_ADDRESS: "250" });
    expect(shared).toMatchObject({ webConcurrency: 4, connectionsPerAddress: 63 });
    expect(() => read({ WEB_CONCURRENCY: "0" })).toThrow(/^WEB_CONCURRENCY: /u);
    expect(() => read({ ROLE: "server" })).toThrow(/^ROLE: must be web, worker or all$/u);
  });

  test("an external database may have replicas and a pooler in front", () => {
    const DATABASE_URL = "postgresql://pooler/vestpocket";
    expect(read({ DATABASE_URL })).toMatchObject({ replicaUrls: [], directDatabaseUrl: undefined });
    const replicas = "postgresql://one/vestpocket, postgresql://two/vestpocket";
    expect(read({ DATABASE_URL, DATABASE_REPLICA_URLS: replicas }).replicaUrls).toEqual(replicas.split(", "));
    const DATABASE_DIRECT_URL = "postgresql://db/vestpocket";
    expect(read({ DATABASE_URL, DATABASE_DIRECT_URL }).directDatabaseUrl).toBe(DATABASE_DIRECT_URL);
    expect(() => read({ DATABASE_URL, DATABASE_REPLICA_URLS: "http://one" })).toThrow(/^DATABASE_REPLICA_URLS/u);
    for (const name of ["DATABASE_REPLICA_URLS", "DATABASE_DIRECT_URL"]) {
      expect(() => read({ [name]: DATABASE_URL })).toThrow(new RegExp(`^${name}: has no effect without`, "u"));
    }
  });

  test("without settings for e-mail and SMS, messages stay on the private server", () => {
    expect(read({})).toMatchObject({ mail: undefined, sms: undefined });
  });

  test("e-mail is sent from the site's domain by default", () => {
    const at = (PUBLIC_URL: string) => read({ ...NEEDED_IN_PUBLIC, PUBLIC_URL }).mail?.from;
    expect(at("https://vestpocket.example")).toBe("Vestpocket <no-reply@vestpocket.example>");
    expect(read({ SMTP_URL }).mail?.from).toBe("Vestpocket <no-reply@localhost>");
    expect(read({ SMTP_URL, MAIL_FROM: "Listings <hello@vp.example>" }).mail?.from).toBe("Listings <hello@vp.example>");
  });

  test("setting only some of Twilio's settings is an error", () => {
    const { TWILIO_FROM, TWILIO_AUTH_TOKEN } = NEEDED_IN_PUBLIC;
    expect(() => read({ TWILIO_FROM, TWILIO_AUTH_TOKEN })).toThrow(/^TWILIO_ACCOUNT_SID: missing/u);
  });

  test("files are stored in the data directory, or in the bucket that STORAGE_URL names", () => {
    expect(read({}).bucket).toBeUndefined();
    const STORAGE_URL = "s3://key:se%2Fcret@vestpocket-files/site/files/?endpoint=http://minio:9000&region=ca-east-1";
    expect(read({ STORAGE_URL }).bucket).toEqual({
      bucket: "vestpocket-files",
      prefix: "site/files/",
      endpoint: "http://minio:9000",
      region: "ca-east-1",
      credentials: { accessKeyId: "key", secretAccessKey: "se/cret" },
    });
    expect(read({ STORAGE_URL: "s3://vestpocket-files", AWS_REGION: "ca-central-1" }).bucket).toEqual({
      bucket: "vestpocket-files",
      prefix: "",
      endpoint: undefined,
      region: "ca-central-1",
      credentials: undefined,
    });
  });

  test.each([
    ["STORAGE_URL", "/srv/files"],
    ["STORAGE_URL", "https://bucket.example"],
    ["STORAGE_URL", "s3://"],
    ["STORAGE_URL", "s3://Bucket?region=ca-central-1"],
    ["STORAGE_URL", "s3://bucket:9000?region=ca-central-1"],
    ["STORAGE_URL", "s3://bucket/a//b?region=ca-central-1"],
    ["STORAGE_URL", "s3://bucket/../b%20c?region=ca-central-1"],
    ["STORAGE_URL", "s3://bucket"],
    ["STORAGE_URL", "s3://bucket?region=Here!"],
    ["STORAGE_URL", "s3://bucket?endpoint=minio:9000"],
    ["STORAGE_URL", "s3://bucket?region=ca-central-1&acl=public"],
    ["STORAGE_URL", "s3://key@bucket?region=ca-central-1"],
    ["STORAGE_URL", "s3://key:100%@bucket?region=ca-central-1"],
    ["AWS_REGION", "Canada Central"],
    ["PORT", "0"],
    ["PORT", "http"],
    ["HOST", "two words"],
    ["PUBLIC_URL", "vestpocket"],
    ["PUBLIC_URL", "http://127.0.0.1:3000/site"],
    ["PUBLIC_URL", "http://127.0.0.1:3000/?from=mail"],
    ["PUBLIC_URL", "http://127.0.0.1:3000/#home"],
    ["PUBLIC_URL", "http://user:password@127.0.0.1:3000"],
    ["DATABASE_URL", "mysql://x"],
    ["DEMO", "yes"],
    ["SECRET", "short"],
    ["LOG_LEVEL", "loud"],
    ["REVEAL_ACCOUNT_ERRORS", "1"],
    ["METRICS_TOKEN", "short"],
    ["SECURITY_CONTACT", "security"],
    ["SECURITY_CONTACT", "http://vestpocket.example/security"],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "Vestpocket <a@b.example>\r\nBcc: <c@d.example>"],
    ["MAIL_FROM", "hello@vestpocket.example"],
    ["TWILIO_ACCOUNT_SID", "../Accounts"],
    ["TWILIO_FROM", "416-555-0100"],
    ["TWILIO_URL", "http://sms.example"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_MODE", "test"],
    ["STRIPE_URL", "http://payments.example"],
    ["SALES_TAX", "on"],
    ["SALES_TAX_PST", "ON"],
    ["SALES_TAX_PST", "BC"],
    ["OPERATOR_PHONE", "555"],
    ["OPERATOR_EMAIL", "hello"],
    ["OPERATOR_PROVINCE", "Ontario"],
    ["COUNSEL_REVIEWED", "yes"],
    ["BACKUP_DAYS", "0"],
    ["GST_NUMBER", "12345678RT0001"],
    ["GST_NUMBER", "123456789TQ0001"],
    ["QST_NUMBER", "123456789TQ0001"],
    ["TRANSLATOR_URL", "translator"],
    ["TRANSLATOR_KEY", "without a server to send it to"],
    ["MAP_TILES_URL", "tiles"],
    ["MAP_TILES_CREDIT", "without tiles"],
    ["MAP_TILES_MAX_ZOOM", "21"],
  ])("%s=%s is rejected, naming the setting", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `, "u"));
  });

  test("a translator's key is only sent over https, or to this machine", () => {
    const withKey = (url: string) => read({ TRANSLATOR_URL: url, TRANSLATOR_KEY: "key" });
    expect(() => withKey("http://translate.example")).toThrow(/^TRANSLATOR_URL: must be https/u);
    for (const url of ["https://translate.example", "http://127.0.0.1:5000"]) {
      expect(withKey(url).translator).toEqual({ url, key: "key" });
    }
    expect(read({ TRANSLATOR_URL: "http://translate.example" }).translator?.key).toBeUndefined();
  });

  test("map tiles need an attribution and a URL that identifies each tile once", () => {
    const withTiles = (url: string) => read({ MAP_TILES_URL: url, MAP_TILES_CREDIT: "© Tiles Inc." });
    const url = "https://tiles.example/streets/{z}/{x}/{y}.png?key=abc";
    expect(withTiles(url).mapTiles).toEqual({ url, credit: "© Tiles Inc.", maxZoom: 16 });
    expect(read({}).mapTiles).toBeUndefined();
    expect(() => read({ MAP_TILES_URL: url })).toThrow(/^MAP_TILES_CREDIT: required/u);
    for (const refused of [
      "http://tiles.example/{z}/{x}/{y}.png",
      "https://tiles.example/{z}/{x}.png",
      "https://{s}.tiles.example/{z}/{x}/{y}.png",
      "https://tiles.example/{z}/{x}/{y}/{y}.png",
      "https://user:pass@tiles.example/{z}/{x}/{y}.png",
      "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      "https://a.tile.openstreetmap.org/{z}/{x}/{y}.png",
    ]) {
      expect(() => withTiles(refused), refused).toThrow(/^MAP_TILES_URL: /u);
    }
  });
});
