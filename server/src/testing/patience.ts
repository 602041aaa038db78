/**
 * Timeouts for a test's database and payment provider: several times the product's limits, so that only a hang fails.
 */
export const PATIENCE_MS = 20_000;
