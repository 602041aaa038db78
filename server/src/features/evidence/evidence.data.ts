import { defineData } from "../../platform/data.ts";

export const evidenceData = defineData({
  chain_lines: {
    about: "the heads of all chains, one line a day (append-only)",
    ends: { because: "hashes of chains, without a person" },
  },
  ended_rooms: {
    about: "rooms that ended properly (append-only)",
    ends: { because: "ids of rooms that were deleted, without a person" },
  },
  ended_proofs: {
    about: "hashes of deleted certificates (append-only)",
    ends: { because: "hashes of certificates that were deleted and when they were signed, without a person" },
  },
  certificate_stamps: {
    about: "timestamp authorities' responses about certificates (append-only)",
    ends: { with: "rooms" },
  },
});
