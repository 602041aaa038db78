import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { Refusal } from "../refusal.ts";

/** What encrypts backups: a public key, whose private half is kept elsewhere, or a passphrase. */
export type BackupLock = { readonly recipient: string } | { readonly passphrase: string };
/** What decrypts a backup. */
export type BackupKey = { readonly identity: string } | { readonly passphrase: string };

/** Anyone who has the file can guess a short one. */
const PASSPHRASE_MIN = 20;
const ENVIRONMENT = ["BACKUP_RECIPIENT", "BACKUP_IDENTITY", "BACKUP_PASSPHRASE"] as const;
type Environment = Readonly<Partial<Record<(typeof ENVIRONMENT)[number], string | undefined>>>;

/** Throws Refusal. */
export function readLock({ BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: passphrase }: Environment): BackupLock {
  if (recipient !== undefined) {
    requireAccepted("BACKUP_RECIPIENT", () => new Encrypter().addRecipient(recipient));
    return { recipient };
  }
  if (passphrase === undefined) {
    throw new Refusal(
      "Set BACKUP_RECIPIENT to a public key (npm run backup -- --new-key makes one), or BACKUP_PASSPHRASE.",
    );
  }
  if (passphrase.length < PASSPHRASE_MIN) {
    throw new Refusal(`BACKUP_PASSPHRASE needs at least ${PASSPHRASE_MIN} characters.`);
  }
  return { passphrase };
}

/** Throws Refusal. */
export function readKey({ BACKUP_IDENTITY: identity, BACKUP_PASSPHRASE: passphrase }: Environment): BackupKey {
  if (identity !== undefined) {
    requireAccepted("BACKUP_IDENTITY", () => new Decrypter().addIdentity(identity));
    return { identity };
  }
  if (passphrase !== undefined) return { passphrase };
  throw new Refusal("Set BACKUP_IDENTITY to the private key of the backup, or BACKUP_PASSPHRASE.");
}

/** A new key pair: the recipient goes into the server's settings, the identity somewhere else. */
export async function makeKeyPair(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export function createEncrypter(lock: BackupLock): Encrypter {
  const encrypter = new Encrypter();
  if ("recipient" in lock) encrypter.addRecipient(lock.recipient);
  else encrypter.setPassphrase(lock.passphrase);
  return encrypter;
}

export function createDecrypter(key: BackupKey): Decrypter {
  const decrypter = new Decrypter();
  if ("identity" in key) decrypter.addIdentity(key.identity);
  else decrypter.addPassphrase(key.passphrase);
  return decrypter;
}

function requireAccepted(name: string, tryOut: () => void): void {
  try {
    tryOut();
  } catch {
    throw new Refusal(`${name} is not a key of age.`);
  }
}
