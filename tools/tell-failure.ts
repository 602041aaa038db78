import { hostname } from "node:os";
import { v7 as newId } from "uuid";
import { readConfig } from "../server/src/platform/config.ts";
import { explainFailure } from "../server/src/platform/log/log.ts";
import { createMailCarrier } from "../server/src/platform/messages/mail-carrier.ts";
import { Refusal } from "../server/src/platform/refusal.ts";

/** Sends the operator an email about a unit of systemd that failed: without the database, which may be the reason. */
try {
  const [unit] = process.argv.slice(2);
  if (unit === undefined) throw new Refusal("Name the unit: node tools/tell-failure.ts vestpocket-backup.service");
  const { mail, operator } = readConfig(process.env);
  if (mail === undefined || operator === undefined) throw new Refusal("Set SMTP_URL and OPERATOR_EMAIL.");
  await createMailCarrier(mail).send({
    id: newId(),
    to: operator.email,
    replyTo: null,
    subject: `${unit} failed on ${hostname()}`,
    text: `${unit} failed on ${hostname()}. To see why:\n\n  journalctl --unit ${unit} --lines 50\n`,
    html: null,
    attachments: [],
    headers: {},
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
