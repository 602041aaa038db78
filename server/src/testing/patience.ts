/** How long a test's database and payment provider may take: several times the product's limits, since only what hangs should fail. */
export const PATIENCE_MS = 20_000;
