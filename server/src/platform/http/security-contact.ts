import { DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Api } from "./api.ts";
import { notFound } from "./failure.ts";

/** How long the file is valid: RFC 9116 asks for less than a year, so that nobody trusts a forgotten file. */
const VALID_DAYS = 90;

/** `/.well-known/security.txt`, which says where to report vulnerabilities (RFC 9116). */
export function registerSecurityContact(api: Api, { config, clock }: { config: Config; clock: Clock }): void {
  const { publicUrl, securityContact: contact } = config;
  api.get("/.well-known/security.txt", { schema: { hide: true } }, async (_request, reply) => {
    if (contact === undefined) throw notFound();
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(writeSecurityText({ publicUrl, contact, now: clock.now() }));
  });
}

function writeSecurityText({ publicUrl, contact, now }: { publicUrl: string; contact: string; now: Date }): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_SECONDS * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en, fr",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
