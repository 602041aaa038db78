import { createHash } from "node:crypto";
import {
  Certificate,
  CertificateChainValidationEngine,
  type ContentInfo,
  ExtKeyUsage,
  id_ContentType_SignedData,
  SignedData,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { SHA256_OID, toArrayBuffer } from "./stamp-request.ts";
import { NotStamped, type Stamp } from "./timestamps.ts";

/** Granted, with or without modifications. */
const GRANTED = new Set([0, 1]);
const EXTENDED_KEY_USAGE = "2.5.29.37";
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const COMMON_NAME = "2.5.4.3";

interface StampRequest {
  readonly file: Uint8Array;
  /** Undefined when checking a stored response again. */
  readonly nonce?: Uint8Array;
  /**
   * Certificates (DER), one of which must have issued the authority's, directly or indirectly; if empty, any issuer is
   * accepted.
   */
  readonly roots?: readonly Buffer[];
}

/**
 * Parses an authority's response. Throws NotStamped unless it is a valid timestamp of this file, made for this request,
 * signed by a timestamping certificate that was valid at the time.
 */
export async function readStampAnswer(answer: Buffer, asked: StampRequest): Promise<Stamp> {
  try {
    return await readValid(answer, asked);
  } catch (error) {
    throw error instanceof NotStamped ? error : new NotStamped("its answer cannot be read", { cause: error });
  }
}

async function readValid(answer: Buffer, { file, nonce, roots = [] }: StampRequest): Promise<Stamp> {
  const { status, timeStampToken } = TimeStampResp.fromBER(toArrayBuffer(answer));
  if (!GRANTED.has(status.status)) throw new NotStamped(`it refused with status ${status.status}`);
  if (timeStampToken?.contentType !== id_ContentType_SignedData) throw new NotStamped("its answer has no token");
  const signed = new SignedData({ schema: (timeStampToken as ContentInfo).content });
  const info = readInfo(signed);
  requireSame(info, { file, ...(nonce && { nonce }) });
  const stamping = await findSigner(signed, file);
  if (!isForStamping(stamping)) throw new NotStamped("its certificate is not one for time stamping");
  if (roots.length > 0) await requireIssued(signed, { stamping, roots, at: info.genTime });
  return { answer, stampedAt: info.genTime, authority: readName(stamping) };
}

/** The signing certificate. */
async function findSigner(signed: SignedData, file: Uint8Array): Promise<Certificate> {
  // It throws if the parts do not match.
  const checked = signed.verify({ signer: 0, data: toArrayBuffer(file), checkChain: false, extendedMode: true });
  const { signatureVerified, signerCertificate } = await checked.catch(() => ({
    signatureVerified: false,
    signerCertificate: null,
  }));
  if (!signatureVerified || !signerCertificate) throw new NotStamped("its signature is not valid");
  return signerCertificate;
}

/** Throws NotStamped unless a chain of certificates, all valid at that time, leads from the signing one to a root. */
async function requireIssued(
  signed: SignedData,
  { stamping, roots, at }: { stamping: Certificate; roots: readonly Buffer[]; at: Date },
): Promise<void> {
  const sent = ((signed.certificates ?? []) as Certificate[]).filter((each) => each !== stamping);
  const chain = new CertificateChainValidationEngine({
    trustedCerts: roots.map((root) => Certificate.fromBER(toArrayBuffer(root))),
    // The last one is the certificate whose chain to build.
    certs: [...sent, stamping],
    checkDate: at,
  });
  const { result } = await chain.verify().catch(() => ({ result: false }));
  if (!result) throw new NotStamped("its certificate comes from none of the trusted ones");
}

function readInfo(signed: SignedData): TSTInfo {
  const content = signed.encapContentInfo.eContent;
  if (content === undefined) throw new NotStamped("its token has no content");
  return TSTInfo.fromBER(content.getValue());
}

function requireSame({ messageImprint, nonce: repeated }: TSTInfo, { file, nonce }: StampRequest): void {
  const { hashAlgorithm, hashedMessage } = messageImprint;
  const sha256 = createHash("sha256").update(file).digest();
  const isOfFile = hashAlgorithm.algorithmId === SHA256_OID && sha256.equals(Buffer.from(hashedMessage.getValue()));
  if (!isOfFile) throw new NotStamped("its stamp is of another file");
  if (nonce === undefined) return;
  const isRepeated = repeated !== undefined && Buffer.from(repeated.valueBlock.valueHexView).equals(nonce);
  if (!isRepeated) throw new NotStamped("its stamp answers another request");
}

function readName({ subject }: Certificate): string {
  const names = subject.typesAndValues;
  const name = names.find(({ type }) => type === COMMON_NAME) ?? names[0];
  return String(name?.value.valueBlock.value ?? "");
}

function isForStamping({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(TIME_STAMPING);
}
