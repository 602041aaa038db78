import { carrierLines } from "./families/carrier-lines.ts";
import { clockJumps } from "./families/clock-jumps.ts";
import { damagedFiles } from "./families/damaged-files.ts";
import { databaseKills } from "./families/database-kills.ts";
import { databaseLine } from "./families/database-line.ts";
import { exhaustion } from "./families/exhaustion.ts";
import { forgedWebhooks } from "./families/forged-webhooks.ts";
import { framings } from "./families/framings.ts";
import { guesses } from "./families/guesses.ts";
import { halfOpen } from "./families/half-open.ts";
import { hostileRequests } from "./families/hostile-requests.ts";
import { mailHeaders } from "./families/mail-headers.ts";
import { messageKills } from "./families/message-kills.ts";
import { paymentLine } from "./families/payment-line.ts";
import { races } from "./families/races.ts";
import { restoreDrills } from "./families/restore-drills.ts";
import { scriptsInTexts } from "./families/scripts-in-texts.ts";
import { serverKills } from "./families/server-kills.ts";
import { slowClients } from "./families/slow-clients.ts";
import { steady } from "./families/steady.ts";
import { stops } from "./families/stops.ts";
import { webhookDisorder } from "./families/webhook-disorder.ts";
import type { Family } from "./family.ts";

/** All families of `npm run soak`. */
export const FAMILIES: readonly Family[] = [
  serverKills,
  stops,
  databaseKills,
  databaseLine,
  messageKills,
  carrierLines,
  paymentLine,
  races,
  webhookDisorder,
  forgedWebhooks,
  guesses,
  exhaustion,
  clockJumps,
  hostileRequests,
  framings,
  slowClients,
  halfOpen,
  scriptsInTexts,
  mailHeaders,
  damagedFiles,
  restoreDrills,
  steady,
];
