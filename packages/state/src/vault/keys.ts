import Base64 from 'crypto-js/enc-base64.js';
import wordArrays from 'crypto-js/lib-typedarrays.js';

import type { SafeStorage } from '../storage/safe-storage.ts';

/** crypto-js's representation of bytes. */
export type WordArray = ReturnType<typeof wordArrays.create>;
/** The keys of one stored name; `kid` identifies the pair without revealing it. */
export type Keys = { kid: string; encryption: WordArray; mac: WordArray };

const INSTALL_BYTES = 32;

/** Converts bytes for crypto-js. */
export const toWordArray = (bytes: Uint8Array): WordArray => wordArrays.create(bytes);

function stored(storage: SafeStorage): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(storage.read('installKey') ?? ''), (char) => char.charCodeAt(0));
    return bytes.length === INSTALL_BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** This browser's random bytes; created once, and again if they are damaged. */
function installBytes(storage: SafeStorage): Uint8Array<ArrayBuffer> {
  const known = stored(storage);
  if (known) return known;
  const fresh = crypto.getRandomValues(new Uint8Array(INSTALL_BYTES));
  storage.write('installKey', btoa(String.fromCharCode(...fresh)));
  return stored(storage) ?? fresh; // another tab may have written first
}

/** Derives the keys for values of one name: HKDF-SHA-256 over the build secret and this browser's random bytes. */
export async function deriveKeys(storage: SafeStorage, secret: string, name: string): Promise<Keys> {
  const material = new Uint8Array([...new TextEncoder().encode(secret), ...installBytes(storage)]);
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode(`kado ${name} v1`);
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info }, base, 576);
  const bytes = new Uint8Array(bits);
  return {
    encryption: toWordArray(bytes.slice(0, 32)),
    mac: toWordArray(bytes.slice(32, 64)),
    kid: Base64.stringify(toWordArray(bytes.slice(64))),
  };
}
