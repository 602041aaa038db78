/** Patterns of usable secrets: keys that grant access, in the form in which their issuers hand them out. */
export const SECRET_PATTERNS: Readonly<Record<string, RegExp>> = {
  "private key": /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s*[A-Za-z0-9+/]{40}/u,
  "age identity": /\bAGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{50,}/u,
  "AWS access key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/u,
  "GitHub token": /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/u,
  "Google key": /\bAIza[0-9A-Za-z_-]{35}/u,
  "npm token": /\bnpm_[A-Za-z0-9]{36}\b/u,
  "SendGrid key": /\bSG\.[\w-]{20,}\.[\w-]{20,}/u,
  "Slack token": /\bxox[abeoprs]-[A-Za-z0-9-]{20,}/u,
  "Stripe key": /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{24,}/u,
  "Stripe signing secret": /\bwhsec_[A-Za-z0-9+/]{32,}/u,
  "Twilio key": /\bSK[0-9a-f]{32}\b/u,
  "signed token": /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{32,}/u,
  "password in an address":
    /\b[a-z][a-z0-9+]*:\/\/[^\s:/@"'`<>{}$]+:[^\s:/@"'`<>{}$]{16,}@[a-z0-9.-]+\.(?!example)[a-z]{2,}/u,
};

/** The names of the patterns that a text matches. */
export function findSecrets(text: string): string[] {
  return Object.entries(SECRET_PATTERNS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}
