/** Words found in secrets that were typed, copied from an example or never replaced. */
const WORDS = /secret|passw|change|replace|vestpocket|example|default|dummy|test|qwerty|azerty|asdf|your|admin/iu;
const DISTINCT_MIN = 8;
/** Random text has few adjacent characters that are equal or consecutive. */
const STEPS_SHARE_MAX = 0.5;

/** Whether a secret looks unlike the output of a random generator, in hex, base64 or letters and digits. */
export function isGuessable(secret: string): boolean {
  const isPeriodic = `${secret}${secret}`.indexOf(secret, 1) < secret.length;
  const hasOneKind = !/\d/u.test(secret) || !/[a-z]/iu.test(secret);
  const isTyped = /\s/u.test(secret) || WORDS.test(secret);
  return isPeriodic || hasOneKind || isTyped || new Set(secret).size < DISTINCT_MIN || hasManySteps(secret);
}

function hasManySteps(secret: string): boolean {
  const codes = [...secret.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1).length;
  return steps > secret.length * STEPS_SHARE_MAX;
}
