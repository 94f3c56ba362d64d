import { expect, it } from 'vitest';

import { createGiftVault } from './vault.ts';

it('A9 the code of a gift card that an earlier version encrypted is still read', () => {
  const vault = createGiftVault({ codeKey: 'a'.repeat(32), previousCodeKey: undefined });
  expect(vault.code('card-1', 'coOdFeuqblV8OKE/S1/MTolnhCypFni2bRmn/l6Cmqg=')).toBe('2468');
});
