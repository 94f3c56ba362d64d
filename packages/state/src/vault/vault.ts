import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import hmac from 'crypto-js/hmac-sha256.js';
import * as z from 'zod/mini';

import type { SafeStorage } from '../storage/safe-storage.ts';
import { deriveKeys, toWordArray, type Keys } from './keys.ts';

const Envelope = z.strictObject({ v: z.literal(1), kid: z.string(), iv: z.string(), ct: z.string(), mac: z.string() });
type Envelope = z.infer<typeof Envelope>;

/** Encrypts values for storage and decrypts them; a damaged value, or one encrypted by another browser or build, decrypts to undefined. */
export type Vault = {
  encrypt: (name: string, value: unknown) => Promise<string>;
  decrypt: (name: string, text: string) => Promise<unknown>;
};

const macOf = ({ v, kid, iv, ct }: Omit<Envelope, 'mac'>, keys: Keys): string =>
  Base64.stringify(hmac([v, kid, iv, ct].join('.'), keys.mac));

function encryptWith(keys: Keys, value: unknown): string {
  const bytes = toWordArray(crypto.getRandomValues(new Uint8Array(16)));
  const { ciphertext } = AES.encrypt(Utf8.parse(JSON.stringify(value)), keys.encryption, { iv: bytes });
  const envelope = { v: 1 as const, kid: keys.kid, iv: Base64.stringify(bytes), ct: Base64.stringify(ciphertext) };
  return JSON.stringify({ ...envelope, mac: macOf(envelope, keys) });
}

/** Decrypts an envelope after checking its MAC; returns undefined if key id or MAC do not match. */
function decryptWith(keys: Keys, text: string): unknown {
  const envelope = Envelope.parse(JSON.parse(text));
  if (envelope.kid !== keys.kid || envelope.mac !== macOf(envelope, keys)) return undefined;
  const ciphertext = Base64.parse(envelope.ct);
  const opened = AES.decrypt({ ciphertext } as never, keys.encryption, { iv: Base64.parse(envelope.iv) });
  return JSON.parse(opened.toString(Utf8));
}

/** The vault of this browser. `encrypt` rejects if the page has no WebCrypto (plain http on another host). */
export function createVault(storage: SafeStorage, secret: string): Vault {
  const made = new Map<string, Promise<Keys>>();
  const keysFor = (name: string): Promise<Keys> => {
    const cached = `${name} ${storage.read('installKey')}`;
    const keys = made.get(cached) ?? deriveKeys(storage, secret, name);
    made.set(`${name} ${storage.read('installKey')}`, keys);
    return keys;
  };
  return {
    encrypt: async (name, value) => encryptWith(await keysFor(name), value),
    decrypt: async (name, text) => {
      try {
        return decryptWith(await keysFor(name), text);
      } catch {
        return undefined;
      }
    },
  };
}
