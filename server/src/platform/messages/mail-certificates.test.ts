import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSelfSigned } from "../../testing/certificates.ts";
import { createMailCarrier } from "./mail-carrier.ts";

/** For this machine, but not an address that counts as such: like a mail server on another one. */
const OTHER = "127.0.0.2";

describe("a mail server whose certificate nobody signed", () => {
  let server: SMTPServer;
  let cert = "";
  let port = 0;

  beforeAll(async () => {
    const made = await makeSelfSigned(OTHER);
    ({ cert } = made);
    server = new SMTPServer({ ...made, authOptional: true, logger: false });
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
    await check(OTHER, cert);
  });
});
