import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { safeStorage } from '../storage/safe-storage.ts';
import { fakeBrowser } from '../test/browser.ts';
import { deriveKeys } from './keys.ts';
import { createVault } from './vault.ts';

const vaultOf = (secret = 'secret', storage = fakeBrowser().open().storage) => createVault(safeStorage(storage), secret);

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (base64: string | null | undefined) => Uint8Array.from(atob(base64 ?? ''), (char) => char.charCodeAt(0));

describe('the vault', () => {
  it('decrypts what it encrypted, for any JSON value', async () => {
    const vault = vaultOf();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await vault.decrypt('userData', await vault.encrypt('userData', value))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('reveals nothing of the value and never produces the same text twice', async () => {
    const vault = vaultOf();
    const texts = await Promise.all([vault.encrypt('userData', 'canary'), vault.encrypt('userData', 'canary')]);
    expect(Object.keys(JSON.parse(texts[0]) as object)).toEqual(['v', 'kid', 'iv', 'ct', 'mac']);
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts.join('')).not.toContain(btoa('canary').slice(0, 6));
  });

  it('decrypts nothing whose authentication code does not match', async () => {
    const vault = vaultOf();
    const envelope = JSON.parse(await vault.encrypt('userData', 1)) as { iv: string; mac: string };
    const iv = [...atob(envelope.iv)].map((char, at) => (at === 0 ? String.fromCodePoint((char.codePointAt(0) ?? 0) ^ 2) : char));
    // Flipping this bit of the initialisation vector turns the encrypted 1 into a 3.
    expect(await vault.decrypt('userData', JSON.stringify({ ...envelope, iv: btoa(iv.join('')) }))).toBeUndefined();
    expect(await vault.decrypt('userData', JSON.stringify({ ...envelope, mac: '' }))).toBeUndefined();
    expect(await vault.decrypt('userData', JSON.stringify(envelope))).toBe(1);
  });

  it('rejects each single changed character', async () => {
    const vault = vaultOf();
    const text = await vault.encrypt('testUser', 'x');
    const opened: unknown[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      opened.push(await vault.decrypt('testUser', changed));
    }
    // The last character of each of the three Base64 texts can contain unused bits.
    expect(opened.filter((value) => value !== undefined).length).toBeLessThanOrEqual(3);
    expect(opened.filter((value) => value !== undefined && value !== 'x')).toEqual([]);
  });

  it('does not decrypt a value of another name, another build or another browser', async () => {
    const storage = fakeBrowser().open().storage;
    const text = await vaultOf('secret', storage).encrypt('userData', 'x');
    expect(await vaultOf('secret', storage).decrypt('testUser', text)).toBeUndefined();
    expect(await vaultOf('other', storage).decrypt('userData', text)).toBeUndefined();
    expect(await vaultOf('secret').decrypt('userData', text)).toBeUndefined();
    expect(await vaultOf('secret', storage).decrypt('userData', text)).toBe('x');
  });

  it.each(['', 'short', '%%%', btoa('31 bytes are not enough, really')])(
    'C5 replaces this browser’s random bytes if they were damaged: %j',
    async (damaged) => {
      const { storage } = fakeBrowser().open();
      storage.setItem('installKey', damaged);
      const vault = vaultOf('secret', storage);
      expect(await vault.decrypt('userData', await vault.encrypt('userData', 1))).toBe(1);
      expect(atob(storage.getItem('installKey') ?? '')).toHaveLength(32);
    },
  );

  it('produces the same result as HKDF, AES-256-CBC and HMAC-SHA-256 of WebCrypto', async () => {
    const { storage } = fakeBrowser().open();
    const envelope = JSON.parse(await vaultOf('secret', storage).encrypt('userData', { pin: 1 })) as Record<string, string>;
    const { subtle } = crypto;
    const material = Uint8Array.of(...utf8('secret'), ...bytesOf(storage.getItem('installKey')));
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: utf8('kado userData v1') };
    const base = await subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
    const keys = await subtle.deriveBits(parameters, base, 576);
    expect(bytesOf(envelope['kid'])).toEqual(new Uint8Array(keys.slice(64)));
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const macKey = await subtle.importKey('raw', keys.slice(32, 64), hmac, false, ['verify']);
    const signed = utf8(`1.${envelope['kid']}.${envelope['iv']}.${envelope['ct']}`);
    expect(await subtle.verify(hmac, macKey, bytesOf(envelope['mac']), signed)).toBe(true);
    const key = await subtle.importKey('raw', keys.slice(0, 32), 'AES-CBC', false, ['decrypt']);
    const opened = await subtle.decrypt({ name: 'AES-CBC', iv: bytesOf(envelope['iv']) }, key, bytesOf(envelope['ct']));
    expect(new TextDecoder().decode(opened)).toBe('{"pin":1}');
  });

  it('derives the keys of a name once', async () => {
    const vault = vaultOf();
    const derive = vi.spyOn(crypto.subtle, 'importKey');
    await vault.encrypt('userData', 1);
    await vault.encrypt('userData', 2);
    expect(derive).toHaveBeenCalledTimes(1);
    await vault.encrypt('testUser', 1);
    expect(derive).toHaveBeenCalledTimes(2);
  });

  it('uses the random bytes that another tab wrote first, and works without storage', async () => {
    const others = fakeBrowser().open().storage;
    const { kid } = await deriveKeys(safeStorage(others), 'secret', 'userData');
    const { storage } = fakeBrowser().open();
    const late = safeStorage(storage);
    const write = () => storage.setItem('installKey', others.getItem('installKey') ?? '');
    expect((await deriveKeys({ ...late, write }, 'secret', 'userData')).kid).toBe(kid);
    const none = { ...late, read: () => undefined, write: () => undefined };
    expect((await deriveKeys(none, 'secret', 'userData')).kid).toMatch(/^[\w+/]{11}=$/);
  });
});
