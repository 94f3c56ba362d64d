import type { Page } from '@playwright/test';

/** The build's secret. It is part of the scripts, so an attacker who edits the stored user data knows it. */
const SECRET = process.env['VITE_STORAGE_SECRET'] || 'kado-development-storage-secret';

type Ability = { action: string; subject: string };

/** Decrypts the user data that the page has stored, gives it another ability list, and stores it encrypted as the app does. */
export async function forgeAbility(page: Page, ability: readonly Ability[]): Promise<void> {
  await page.evaluate(
    async ([secret, forged]) => {
      const { subtle } = crypto;
      const utf8 = (text: string) => new TextEncoder().encode(text);
      const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const base64 = (bytes: ArrayBuffer | Uint8Array) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
      const material = Uint8Array.of(...utf8(secret), ...bytesOf(localStorage.getItem('installKey') ?? ''));
      const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: utf8('kado userData v1') };
      const base = await subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
      const keys = await subtle.deriveBits(derivation, base, 576);
      const stored = JSON.parse(localStorage.getItem('userData') ?? '{}') as Record<'v' | 'kid' | 'iv' | 'ct', string>;
      const key = await subtle.importKey('raw', keys.slice(0, 32), 'AES-CBC', false, ['encrypt', 'decrypt']);
      const opened = await subtle.decrypt({ name: 'AES-CBC', iv: bytesOf(stored.iv) }, key, bytesOf(stored.ct));
      const changed = { ...JSON.parse(new TextDecoder().decode(opened)), ability: forged };
      const iv = crypto.getRandomValues(new Uint8Array(16));
      const ct = base64(await subtle.encrypt({ name: 'AES-CBC', iv }, key, utf8(JSON.stringify(changed))));
      const macKey = await subtle.importKey('raw', keys.slice(32, 64), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      const signed = utf8([stored.v, stored.kid, base64(iv), ct].join('.'));
      const mac = base64(await subtle.sign('HMAC', macKey, signed));
      localStorage.setItem('userData', JSON.stringify({ v: stored.v, kid: stored.kid, iv: base64(iv), ct, mac }));
    },
    [SECRET, ability] as const,
  );
}
