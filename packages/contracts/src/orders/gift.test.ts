import { expect, it } from 'vitest';

import { RedirectGift, RevealGift } from './gift.ts';

it('looking at a code needs a PIN or a grant, and only one of them', () => {
  expect(RevealGift.safeParse({ pin: '274913' }).success).toBe(true);
  expect(RevealGift.safeParse({ grant: 'g' }).success).toBe(true);
  expect(RevealGift.safeParse({ pin: '274913', grant: 'g' }).success).toBe(false);
  expect(RevealGift.safeParse({}).success).toBe(false);
});

it('another recipient is a name and an address, confirmed in the same way', () => {
  const recipient = { name: ' Ada ', email: 'ada@kado.test' };
  expect(RedirectGift.parse({ ...recipient, pin: '274913' })).toEqual({ name: 'Ada', email: 'ada@kado.test', pin: '274913' });
  expect(RedirectGift.safeParse(recipient).success).toBe(false);
  expect(RedirectGift.safeParse({ ...recipient, email: 'ada', pin: '274913' }).success).toBe(false);
});
