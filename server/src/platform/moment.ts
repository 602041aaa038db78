/** A timestamp in API responses. */
export function toMoment(date: Date): { seconds: number } {
  return { seconds: Math.floor(date.getTime() / 1000) };
}
