import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** `about` names the record that a text belongs to: decrypting it for another record throws. */
export type Encryption = {
  encrypt: (text: string, about?: string) => string;
  decrypt: (encrypted: string, about?: string) => string;
  /** The same text encrypted with the current key; undefined if it already is. */
  renew: (encrypted: string, about?: string) => string | undefined;
};
/** Texts that were encrypted with the previous secret can still be decrypted. */
export type EncryptionKeys = { codeKey: string; previousCodeKey: string | undefined };

const IV_BYTES = 12;
const TAG_BYTES = 16;

function decryptWith(key: Buffer, bytes: Buffer, about: string): string {
  const tagged = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAuthTag(tagged)
    .setAAD(Buffer.from(about));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** AES-256-GCM with a separate key for each purpose. The keys are not in the database, so a leaked database reveals none of the texts. */
export function createEncryption({ codeKey, previousCodeKey }: EncryptionKeys, purpose: 'mail' | 'gift'): Encryption {
  const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'kado', purpose, 32));
  const current = keyOf(codeKey);
  const previous = previousCodeKey === undefined ? undefined : keyOf(previousCodeKey);
  const encrypt: Encryption['encrypt'] = (text, about = '') => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(about));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
  };
  /** The text, and whether it was encrypted with the previous key. */
  const read = (encrypted: string, about: string): { text: string; isOld: boolean } => {
    const bytes = Buffer.from(encrypted, 'base64');
    try {
      return { text: decryptWith(current, bytes, about), isOld: false };
    } catch (cause) {
      if (!previous) throw cause;
      return { text: decryptWith(previous, bytes, about), isOld: true };
    }
  };
  return {
    encrypt,
    decrypt: (encrypted, about = '') => read(encrypted, about).text,
    renew: (encrypted, about = '') => {
      const { text, isOld } = read(encrypted, about);
      return isOld ? encrypt(text, about) : undefined;
    },
  };
}
