import { createHash } from "node:crypto";
import {
  type Certificate,
  type ContentInfo,
  ExtKeyUsage,
  id_ContentType_SignedData,
  SignedData,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { SHA256_OID, toArrayBuffer } from "./stamp-request.ts";
import { NotStamped, type Stamp } from "./timestamps.ts";

/** Granted, with or without changes. */
const GRANTED = new Set([0, 1]);
const EXTENDED_KEY_USAGE = "2.5.29.37";
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const COMMON_NAME = "2.5.4.3";

interface Asked {
  readonly file: Uint8Array;
  /** Undefined where a kept answer is checked again. */
  readonly nonce?: Uint8Array;
}

/** Reads an authority's answer. Throws NotStamped unless it is a valid stamp of this file, asked for by this request, by a certificate for stamping. */
export async function readStampAnswer(answer: Buffer, asked: Asked): Promise<Stamp> {
  try {
    return await readValid(answer, asked);
  } catch (error) {
    throw error instanceof NotStamped ? error : new NotStamped("its answer cannot be read", { cause: error });
  }
}

async function readValid(answer: Buffer, { file, nonce }: Asked): Promise<Stamp> {
  const { status, timeStampToken } = TimeStampResp.fromBER(toArrayBuffer(answer));
  if (!GRANTED.has(status.status)) throw new NotStamped(`it refused with status ${status.status}`);
  if (timeStampToken?.contentType !== id_ContentType_SignedData) throw new NotStamped("its answer has no token");
  const signed = new SignedData({ schema: (timeStampToken as ContentInfo).content });
  const info = readInfo(signed);
  requireSame(info, { file, ...(nonce && { nonce }) });
  // It throws where a part does not fit another.
  const checked = signed.verify({ signer: 0, data: toArrayBuffer(file), checkChain: false });
  const isValid = await checked.catch(() => false);
  if (!isValid) throw new NotStamped("its signature is not valid");
  return { answer, stampedAt: info.genTime, authority: readAuthority(signed) };
}

function readInfo(signed: SignedData): TSTInfo {
  const content = signed.encapContentInfo.eContent;
  if (content === undefined) throw new NotStamped("its token has no content");
  return TSTInfo.fromBER(content.getValue());
}

function requireSame({ messageImprint, nonce: repeated }: TSTInfo, { file, nonce }: Asked): void {
  const { hashAlgorithm, hashedMessage } = messageImprint;
  const sha256 = createHash("sha256").update(file).digest();
  const isOfFile = hashAlgorithm.algorithmId === SHA256_OID && sha256.equals(Buffer.from(hashedMessage.getValue()));
  if (!isOfFile) throw new NotStamped("its stamp is of another file");
  if (nonce === undefined) return;
  const isRepeated = repeated !== undefined && Buffer.from(repeated.valueBlock.valueHexView).equals(nonce);
  if (!isRepeated) throw new NotStamped("its stamp answers another request");
}

/** The name of the certificate that signed; it must be one for time stamping. */
function readAuthority(signed: SignedData): string {
  const certificates = (signed.certificates ?? []) as Certificate[];
  const stamping = certificates.find(isForStamping);
  if (stamping === undefined) throw new NotStamped("its certificate is not one for time stamping");
  const names = stamping.subject.typesAndValues;
  const name = names.find(({ type }) => type === COMMON_NAME) ?? names[0];
  return String(name?.value.valueBlock.value ?? "");
}

function isForStamping({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(TIME_STAMPING);
}
