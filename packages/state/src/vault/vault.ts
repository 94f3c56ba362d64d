import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import hmac from 'crypto-js/hmac-sha256.js';
import * as z from 'zod/mini';

import type { SafeStorage } from '../storage/safe-storage.ts';
import { deriveKeys, words, type Keys } from './keys.ts';

const Envelope = z.strictObject({ v: z.literal(1), kid: z.string(), iv: z.string(), ct: z.string(), mac: z.string() });
type Envelope = z.infer<typeof Envelope>;

/** Seals values for storage and opens them again; what was damaged, or sealed elsewhere, opens as undefined. */
export type Vault = {
  seal: (name: string, value: unknown) => Promise<string>;
  open: (name: string, text: string) => Promise<unknown>;
};

const macOf = ({ v, kid, iv, ct }: Omit<Envelope, 'mac'>, keys: Keys): string =>
  Base64.stringify(hmac([v, kid, iv, ct].join('.'), keys.mac));

function sealWith(keys: Keys, value: unknown): string {
  const bytes = words(crypto.getRandomValues(new Uint8Array(16)));
  const { ciphertext } = AES.encrypt(Utf8.parse(JSON.stringify(value)), keys.encryption, { iv: bytes });
  const sealed = { v: 1 as const, kid: keys.kid, iv: Base64.stringify(bytes), ct: Base64.stringify(ciphertext) };
  return JSON.stringify({ ...sealed, mac: macOf(sealed, keys) });
}

/** The MAC is checked before anything is decrypted. */
function openWith(keys: Keys, text: string): unknown {
  const envelope = Envelope.parse(JSON.parse(text));
  if (envelope.kid !== keys.kid || envelope.mac !== macOf(envelope, keys)) return undefined;
  const ciphertext = Base64.parse(envelope.ct);
  const opened = AES.decrypt({ ciphertext } as never, keys.encryption, { iv: Base64.parse(envelope.iv) });
  return JSON.parse(opened.toString(Utf8));
}

/** The vault of this browser. `seal` rejects where the page has no WebCrypto (plain http on another host). */
export function createVault(kept: SafeStorage, secret: string): Vault {
  const made = new Map<string, Promise<Keys>>();
  const keysFor = (name: string): Promise<Keys> => {
    const cached = `${name} ${kept.read('installKey')}`;
    const keys = made.get(cached) ?? deriveKeys(kept, secret, name);
    made.set(`${name} ${kept.read('installKey')}`, keys);
    return keys;
  };
  return {
    seal: async (name, value) => sealWith(await keysFor(name), value),
    open: async (name, text) => {
      try {
        return openWith(await keysFor(name), text);
      } catch {
        return undefined;
      }
    },
  };
}
