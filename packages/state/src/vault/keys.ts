import Base64 from 'crypto-js/enc-base64.js';
import WordArray from 'crypto-js/lib-typedarrays.js';

import type { SafeStorage } from '../storage/safe-storage.ts';

/** crypto-js's own form of bytes. */
export type Words = ReturnType<typeof WordArray.create>;
/** What one kind of value is sealed with; kid names the pair without telling it. */
export type Keys = { kid: string; encryption: Words; mac: Words };

const INSTALL_BYTES = 32;

/** Bytes as crypto-js wants them. */
export const words = (bytes: Uint8Array): Words => WordArray.create(bytes);

function stored(kept: SafeStorage): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = Uint8Array.from(atob(kept.read('installKey') ?? ''), (char) => char.charCodeAt(0));
    return bytes.length === INSTALL_BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** This browser's own random bytes; made once, and again when they were damaged. */
function installBytes(kept: SafeStorage): Uint8Array<ArrayBuffer> {
  const known = stored(kept);
  if (known) return known;
  const fresh = crypto.getRandomValues(new Uint8Array(INSTALL_BYTES));
  kept.write('installKey', btoa(String.fromCharCode(...fresh)));
  return stored(kept) ?? fresh; // another tab may have been first
}

/** Derives the keys for values of one name: HKDF-SHA-256 over the build secret and this browser's random bytes. */
export async function deriveKeys(kept: SafeStorage, secret: string, name: string): Promise<Keys> {
  const material = new Uint8Array([...new TextEncoder().encode(secret), ...installBytes(kept)]);
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode(`kado ${name} v1`);
  const bits = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info }, base, 576);
  const bytes = new Uint8Array(bits);
  return {
    encryption: words(bytes.slice(0, 32)),
    mac: words(bytes.slice(32, 64)),
    kid: Base64.stringify(words(bytes.slice(64))),
  };
}
