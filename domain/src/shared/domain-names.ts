/** Every platform has it, but the domain's types are those of the language alone. */
declare const URL: new (url: string) => { readonly hostname: string };

/** What would end a host's name in a URL, or be decoded there. */
const NOT_IN_NAME = /[^\p{L}\p{M}\p{N}\p{So}._-]/u;

/**
 * The form that all spellings of a domain name share: lower case and ASCII, as mail servers look it up.
 * "Müller.ca" and "XN--MLLER-KVA.ca" become "xn--mller-kva.ca". Anything that is not a name
 * is only put in lower case. Never shown.
 */
export function toAsciiDomain(name: string): string {
  const lower = name.normalize("NFKC").toLowerCase();
  if (NOT_IN_NAME.test(lower)) return lower;
  try {
    return new URL(`http://${lower}`).hostname;
  } catch {
    return lower;
  }
}
