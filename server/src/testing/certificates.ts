import { webcrypto, X509Certificate } from "node:crypto";
import { Integer, OctetString, PrintableString, type Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  type BasicConstraints,
  Certificate,
  Extension,
  type ExtKeyUsage,
  GeneralName,
  GeneralNames,
} from "pkijs";

const COMMON_NAME = "2.5.4.3";
const ALTERNATIVE_NAMES = "2.5.29.17";
const IP_ADDRESS = 7;

export const makeKeys = () =>
  webcrypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);

/** A certificate that still has to be signed, valid on every day on which tests run. */
export function describeCertificate(issuer: string, subject: string): Certificate {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 1 }) });
  for (const [party, name] of [
    [certificate.issuer, issuer],
    [certificate.subject, subject],
  ] as const) {
    const value = new PrintableString({ value: name });
    party.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value: value as unknown as Utf8String }));
  }
  certificate.notBefore.value = new Date("2020-01-01T00:00:00Z");
  certificate.notAfter.value = new Date("2049-01-01T00:00:00Z");
  return certificate;
}

export function toExtension(extnID: string, parsedValue: BasicConstraints | ExtKeyUsage): Extension {
  return new Extension({ extnID, critical: true, extnValue: parsedValue.toSchema().toBER(false), parsedValue });
}

export const toPem = (certificate: Certificate) =>
  new X509Certificate(Buffer.from(certificate.toSchema(true).toBER(false))).toString();

/** A key and a certificate for a server at an IPv4 address that nobody but itself signed, in PEM. */
export async function makeSelfSigned(address: string): Promise<{ key: string; cert: string }> {
  const keys = await makeKeys();
  const certificate = describeCertificate("Self-signed", "Self-signed");
  const bytes = Uint8Array.from(address.split("."), Number);
  const names = new GeneralNames({
    names: [new GeneralName({ type: IP_ADDRESS, value: new OctetString({ valueHex: bytes }) })],
  });
  const extnValue = names.toSchema().toBER(false);
  certificate.extensions = [new Extension({ extnID: ALTERNATIVE_NAMES, critical: false, extnValue })];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, "SHA-256");
  const exported = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return { key: `-----BEGIN PRIVATE KEY-----\n${exported}\n-----END PRIVATE KEY-----\n`, cert: toPem(certificate) };
}
