import { X509Certificate } from "node:crypto";

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

/** A PEM file's certificates, in DER. Throws if there is none, or one cannot be read. */
export function readTrustedRoots(pem: string): Buffer[] {
  const roots = (pem.match(PEM) ?? []).map((each) => new X509Certificate(each).raw);
  if (roots.length === 0) throw new Error("it contains no PEM certificate");
  return roots;
}
