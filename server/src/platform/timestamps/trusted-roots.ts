import { X509Certificate } from "node:crypto";

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

/** The certificates of a PEM file, in DER. Throws where there is none, or one cannot be read. */
export function readTrustedRoots(pem: string): Buffer[] {
  const roots = (pem.match(PEM) ?? []).map((each) => new X509Certificate(each).raw);
  if (roots.length === 0) throw new Error("there is no certificate in PEM");
  return roots;
}
