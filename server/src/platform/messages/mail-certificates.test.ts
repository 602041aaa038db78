import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { createMailCarrier } from "./mail-carrier.ts";

/** For this machine, but not an address that counts as such: like a mail server on another one. */
const OTHER = "127.0.0.2";

describe("a mail server whose certificate nobody signed", () => {
  const folder = makeTemporaryFolder("certificates");
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  let server: SMTPServer;
  let port = 0;

  beforeAll(async () => {
    const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=mail -addext subjectAltName=IP:${OTHER}`;
    execFileSync("openssl", [...words.split(" "), "-keyout", keyFile, "-out", certFile], { stdio: "ignore" });
    server = new SMTPServer({
      ...{ authOptional: true, logger: false, key: readFileSync(keyFile), cert: readFileSync(certFile) },
    });
    // It logs each client that does not accept its certificate.
    server.on("error", () => undefined);
    await new Promise<void>((done) => {
      server.listen(0, "0.0.0.0", done);
    });
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(() => new Promise<void>((done) => server.close(() => done())));

  const check = (host: string, ca?: string) =>
    createMailCarrier({ url: `smtp://${host}:${port}`, from: "hello@vp.example", ca }).check();

  test("is used on this machine, since nothing leaves it", async () => {
    await check("127.0.0.1");
  });

  test("is refused on another machine, with the reason, unless the settings name the certificate", async () => {
    await expect(check(OTHER)).rejects.toThrow(/^SMTP DEPTH_ZERO_SELF_SIGNED_CERT$/u);
    await check(OTHER, readFileSync(certFile, "utf8"));
  });
});
