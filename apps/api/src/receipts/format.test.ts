import { expect, it } from 'vitest';

import { formatReceived } from './format.ts';

it.each([
  ['en', 'NGN', '₦50'],
  ['en', 'USD', '$50'],
  ['en', 'CAD', 'CA$50'],
  ['en', 'COP', 'COP 50'],
  ['fr', 'CAD', '50 $CA'],
  ['pt', 'MXN', 'MX$ 50'],
] as const)('in %s an amount in %s is written %s, as on screen', (language, currency, text) =>
  expect(formatReceived({ amountMinor: 5000, currency }, language).replaceAll(/\s/g, ' ')).toBe(text),
);
