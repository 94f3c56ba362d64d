import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeStorage } from '../storage/safe-storage.ts';
import { fakeBrowser } from '../test/browser.ts';
import { createVault } from './vault.ts';

const vaultOf = (secret = 'secret', storage = fakeBrowser().open().storage) => createVault(safeStorage(storage), secret);

describe('the vault', () => {
  it('opens what it sealed, for any JSON value', async () => {
    const vault = vaultOf();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await vault.open('userData', await vault.seal('userData', value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 50 },
    );
  });

  it('shows nothing of the value, and never the same text twice', async () => {
    const vault = vaultOf();
    const texts = await Promise.all([vault.seal('userData', 'canary'), vault.seal('userData', 'canary')]);
    expect(Object.keys(JSON.parse(texts[0]) as object)).toEqual(['v', 'kid', 'iv', 'ct', 'mac']);
    expect(texts[0]).not.toBe(texts[1]);
    expect(texts.join('')).not.toContain(btoa('canary').slice(0, 6));
  });

  it('refuses each single changed character', async () => {
    const vault = vaultOf();
    const text = await vault.seal('testUser', 'x');
    for (let at = 0; at < text.length; at += 1) {
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      const opened = await vault.open('testUser', changed);
      // The last character of a Base64 text can carry bits that mean nothing.
      if (opened !== undefined) expect(opened).toBe('x');
    }
  });

  it('does not open what was sealed under another name, by another build or in another browser', async () => {
    const storage = fakeBrowser().open().storage;
    const text = await vaultOf('secret', storage).seal('userData', 'x');
    expect(await vaultOf('secret', storage).open('testUser', text)).toBeUndefined();
    expect(await vaultOf('other', storage).open('userData', text)).toBeUndefined();
    expect(await vaultOf('secret').open('userData', text)).toBeUndefined();
    expect(await vaultOf('secret', storage).open('userData', text)).toBe('x');
  });

  it.each(['', 'short', '%%%', btoa('31 bytes are not enough, really')])(
    'C5 makes new bytes for this browser when they were damaged: %j',
    async (damaged) => {
      const { storage } = fakeBrowser().open();
      storage.setItem('installKey', damaged);
      const vault = vaultOf('secret', storage);
      expect(await vault.open('userData', await vault.seal('userData', 1))).toBe(1);
      expect(atob(storage.getItem('installKey') ?? '')).toHaveLength(32);
    },
  );
});
