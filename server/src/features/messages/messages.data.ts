import {
  FAILED_MESSAGE_RETENTION,
  PAST_STREAM_CONSENT_RETENTION,
  SENT_MESSAGE_RETENTION,
  SUPPRESSION_RETENTION,
} from "@vestpocket/domain/messages/messages.retention";
import { defineData } from "../../platform/data.ts";

export const messageData = defineData({
  messages: {
    about: "the outbox of emails and texts, encrypted",
    people: ["recipient", "account_id"],
    ends: { after: [SENT_MESSAGE_RETENTION, FAILED_MESSAGE_RETENTION], by: "messages.purge" },
    exportedAs: "messages",
    credentials: false,
  },
  stream_consents: {
    about: "when users asked for a stream of commercial email or ended it, and with which words (append-only)",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "streamConsents",
    leaving: "those of the owner are copied to past_stream_consents",
    credentials: false,
  },
  past_stream_consents: {
    about: "what owners of deleted accounts had said about commercial email, under a keyed hash of their address",
    ends: { after: [PAST_STREAM_CONSENT_RETENTION], by: "messages.purge" },
  },
  suppressions: {
    about: "addresses that returned an email for good, or whose owner called one spam",
    people: ["email"],
    ends: { after: [SUPPRESSION_RETENTION], by: "messages.purge" },
    exportedAs: "suppressions",
    leaving: "that of the account's address is deleted",
    credentials: false,
  },
  stream_stops: {
    about: "when and why administrators stopped a stream of commercial email",
    ends: { because: "kept: a few rows about nobody" },
  },
});
