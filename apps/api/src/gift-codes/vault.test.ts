import { expect, it } from 'vitest';

import { createGiftVault } from './vault.ts';

it('A9 a gift card code that an earlier version encrypted can still be decrypted', () => {
  const vault = createGiftVault({ codeKey: 'a'.repeat(32), previousCodeKey: undefined });
  expect(vault.code('card-1', 'coOdFeuqblV8OKE/S1/MTolnhCypFni2bRmn/l6Cmqg=')).toBe('2468');
});
