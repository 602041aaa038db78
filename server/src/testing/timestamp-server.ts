import { webcrypto } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type BaseBlock, Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  Attribute,
  BasicConstraints,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { describeCertificate, makeKeys, toExtension, toPem } from "./certificates.ts";

const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const TST_INFO = "1.2.840.113549.1.9.16.1.4";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const POLICY = "1.3.6.1.4.1.99999.1";

/** A timestamp authority on a local port, with a certificate from its own root. Tests decide how it responds. */
export async function startTimestampServer({ purpose = TIME_STAMPING } = {}) {
  const keys = await makeKeys();
  const root = await makeRoot();
  const certificate = await makeCertificate(keys, { purpose, root });
  const state = {
    now: () => new Date(),
    /** Changes a response before it is sent. */
    onAnswer: (answer: Buffer): { status: number; body: Buffer } => ({ status: 200, body: answer }),
    /** Changes the timestamped content. */
    onRequest: (request: TimeStampReq): TimeStampReq => request,
  };
  let asked = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      asked += 1;
      const wanted = state.onRequest(TimeStampReq.fromBER(new Uint8Array(Buffer.concat(chunks)).buffer));
      const { status, body } = state.onAnswer(await answer(wanted, { keys, certificate, now: state.now() }));
      response.writeHead(status, { "content-type": "application/timestamp-reply" }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    /** The number of requests. */
    get asked() {
      return asked;
    },
    /** The certificate that issued its own, in PEM. */
    root: toPem(root.certificate),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

interface Root {
  readonly keys: webcrypto.CryptoKeyPair;
  readonly certificate: Certificate;
}

async function makeRoot(): Promise<Root> {
  const keys = await makeKeys();
  const certificate = describeCertificate("Stand-in Root", "Stand-in Root");
  const constraints = new BasicConstraints({ cA: true });
  certificate.extensions = [toExtension("2.5.29.19", constraints)];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, "SHA-256");
  return { keys, certificate };
}

async function makeCertificate(
  keys: webcrypto.CryptoKeyPair,
  { purpose, root }: { purpose: string; root: Root },
): Promise<Certificate> {
  const certificate = describeCertificate("Stand-in Root", "Stand-in Time Stamping Authority");
  certificate.extensions = [toExtension("2.5.29.37", new ExtKeyUsage({ keyPurposes: [purpose] }))];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(root.keys.privateKey, "SHA-256");
  return certificate;
}

interface Signer {
  readonly keys: webcrypto.CryptoKeyPair;
  readonly certificate: Certificate;
  readonly now: Date;
}

async function answer(request: TimeStampReq, { keys, certificate, now }: Signer): Promise<Buffer> {
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: request.messageImprint,
    serialNumber: new Integer({ value: 7 }),
    genTime: now,
    ...(request.nonce && { nonce: request.nonce }),
  });
  const written = info.toSchema().toBER(false);
  const content = new OctetString({ valueHex: written });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: TST_INFO, eContent: content }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: await listAttributes(written, certificate),
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(keys.privateKey, 0, "SHA-256");
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) }),
  });
  return Buffer.from(response.toSchema().toBER(false));
}

/** What a timestamp's signature covers: its type, its content, and the signing certificate (RFC 5816). */
async function listAttributes(content: ArrayBuffer, certificate: Certificate): Promise<Attribute[]> {
  const toOctets = async (bytes: ArrayBuffer) =>
    new OctetString({ valueHex: await webcrypto.subtle.digest("SHA-256", bytes) });
  const certificateId = new Sequence({ value: [await toOctets(certificate.toSchema(true).toBER(false))] });
  const toAttribute = (type: string, value: BaseBlock) => new Attribute({ type, values: [value] });
  return [
    toAttribute("1.2.840.113549.1.9.3", new ObjectIdentifier({ value: TST_INFO })),
    toAttribute("1.2.840.113549.1.9.4", await toOctets(content)),
    toAttribute("1.2.840.113549.1.9.16.2.47", new Sequence({ value: [new Sequence({ value: [certificateId] })] })),
  ];
}
