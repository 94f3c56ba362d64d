import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

type MailEncryption = { encrypt: (text: string) => string; decrypt: (encrypted: string) => string };

/** AES-256-GCM with a derived key, so that a leaked database does not reveal the codes in queued messages. */
export function createMailEncryption(secret: string): MailEncryption {
  const key = Buffer.from(hkdfSync('sha256', secret, 'kado', 'mail', 32));
  return {
    encrypt: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
