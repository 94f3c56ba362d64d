import fc, { type Arbitrary } from 'fast-check';

import { encodeCursor } from '../../src/http/cursors.ts';

const ID = '01a208dd-24da-7000-9da7-29ee273184c4';
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Extreme cursors that this server could have written. */
export const cursors: Arbitrary<string> = fc.constantFrom(
  ...['0001-01-01', '1970-01-01', '9999-12-31'].map((day) => encodeCursor(`${day}T00:00:00.000Z`, ID)),
  ...['0', '1', '2147483647'].map((seq) => encodeCursor(seq)),
  encodeCursor(ID),
);

/** Cursors that this server could not have written. */
export const BAD_CURSORS: readonly string[] = [
  ...['0000-01-01T00:00:00.000Z', '-000001-12-31T00:00:00.000Z', '+010000-01-01T00:00:00.000Z', 'now', ''].map((time) =>
    encodeCursor(time, ID),
  ),
  ...['-1', '-2147483649', '2147483648', '1e9', '0x1', 'NaN', '', '9'.repeat(40)].map((seq) => encodeCursor(seq)),
  encodeCursor('2026-11-21T12:00:00.000Z', `${ID}'`),
  encodeCursor('2026-11-21T12:00:00.000Z', ID, ID),
  ...[null, {}, [], [null], [1], [[ID]], { 0: ID, length: 1 }].map((value) => encoded(value)),
  'nonsense',
];
