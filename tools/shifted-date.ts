/** For Vitest's `setupFiles`: starts the process's clock at `START_DATE`, in Unix milliseconds. */
const RealDate = Date;

class ShiftedDate extends RealDate {
  static readonly #offset = Number(process.env.START_DATE) - RealDate.now();

  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [ShiftedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ShiftedDate.#offset;
  }
}

if (!process.env.START_DATE) throw new Error("START_DATE is not set.");
// Vitest runs this again for each test file.
if (Date.name !== ShiftedDate.name) globalThis.Date = ShiftedDate as DateConstructor;
