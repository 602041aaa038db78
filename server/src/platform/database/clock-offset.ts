/** Runs a statement on the database. */
type Ask = (text: string) => Promise<{ rows: readonly unknown[] }>;

/** How far this machine's clock is from the database's, in milliseconds, halfway through the query. */
export async function measureClockOffset(ask: Ask): Promise<number> {
  const asked = Date.now();
  const { rows } = await ask("SELECT extract(epoch FROM clock_timestamp()) AS now");
  const [{ now } = {}] = rows as { now?: string }[];
  return Math.abs(Number(now) * 1_000 - (asked + Date.now()) / 2);
}
