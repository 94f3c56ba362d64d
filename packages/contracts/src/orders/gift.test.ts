import { expect, it } from 'vitest';

import { RedirectGift, RevealGift } from './gift.ts';

it('revealing a code needs either a PIN or a grant', () => {
  expect(RevealGift.safeParse({ pin: '274913' }).success).toBe(true);
  expect(RevealGift.safeParse({ grant: 'g' }).success).toBe(true);
  expect(RevealGift.safeParse({ pin: '274913', grant: 'g' }).success).toBe(false);
  expect(RevealGift.safeParse({}).success).toBe(false);
});

it('a redirection has a name and an address, and needs either a PIN or a grant', () => {
  const recipient = { name: ' Ada ', email: 'ada@kado.test' };
  expect(RedirectGift.parse({ ...recipient, pin: '274913' })).toEqual({ name: 'Ada', email: 'ada@kado.test', pin: '274913' });
  expect(RedirectGift.safeParse(recipient).success).toBe(false);
  expect(RedirectGift.safeParse({ ...recipient, email: 'ada', pin: '274913' }).success).toBe(false);
});
