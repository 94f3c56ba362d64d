import { expect, it } from 'vitest';

import { newReference } from './order-reference.ts';

const LETTERS = '[0-9A-Z]{4}';

it.each([
  [undefined, 'K7'],
  [false, 'K7'],
  [true, 'PRACTICE'],
])('with practice %s, a reference begins with %s', (practice, start) =>
  expect(newReference(practice)).toMatch(new RegExp(`^${start}-${LETTERS}-${LETTERS}$`)),
);
