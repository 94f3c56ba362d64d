import { expect, it } from 'vitest';

import { readId } from '../db/ids.ts';
import { decodeCursor, encodeCursor, pageOf, positionOf, readSequence, readTime } from './cursors.ts';

const TIME = '2026-11-21T12:00:00.000Z';
const ID = '019aa5b2-7c00-7000-8000-000000000000';
const raw = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

it('a cursor returns the sort values from which it was created', () => {
  expect(decodeCursor(encodeCursor(TIME, ID), readTime, readId)).toEqual([new Date(TIME), ID]);
  expect(decodeCursor(encodeCursor('0'), readSequence)).toEqual([0]);
  expect(decodeCursor(undefined, readSequence)).toBeUndefined();
});

it('the cursor of a list by time and id is read as a position', () => {
  expect(positionOf(encodeCursor(TIME, ID), readId)).toEqual({ createdAt: new Date(TIME), id: ID });
  expect(positionOf(undefined, readId)).toBeUndefined();
});

it.each([
  ['no base64', '%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another character at its end', `${encodeCursor('7')}!`],
  ['padding', Buffer.from('["7"]').toString('base64')],
  ['white space within', Buffer.from('[ "7"]').toString('base64url')],
  ['no list', raw('7')],
  ['a number instead of a text', raw([7])],
  ['a number beside a text', raw(['7', 7]), [readSequence, readSequence]],
  ['no value', raw([])],
  ['one value too many', raw(['7', '7'])],
  ['a value that cannot be read', raw(['x'])],
])('a cursor with %s is refused, and the field named', (_, cursor, readers = [readSequence]) => {
  const refused = expect.objectContaining({ status: 422, code: 'INVALID', extras: { fields: { cursor: 'fields.format' } } });
  let thrown: unknown;
  try {
    decodeCursor(cursor, ...readers);
  } catch (cause) {
    thrown = cause;
  }
  expect(thrown).toEqual(refused);
});

it.each([
  [TIME, new Date(TIME)],
  ['0001-01-01T00:00:00.000Z', new Date('0001-01-01T00:00:00.000Z')],
  ['0000-01-01T00:00:00.000Z', undefined],
  ['-000001-01-01T00:00:00.000Z', undefined],
  ['+010000-01-01T00:00:00.000Z', undefined],
  ['2026-11-21', undefined],
  ['2026-99-99T12:00:00.000Z', undefined],
  ['no time', undefined],
])('I9 the time %s is read as %s', (text, time) => expect(readTime(text)).toEqual(time));

it.each([
  ['0', 0],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['00000000001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['x1', undefined],
  ['', undefined],
])('I9 the number "%s" is read as %s', (text, number) => expect(readSequence(text)).toBe(number));

it('a page has a cursor of its last row only if more rows follow', () => {
  expect(pageOf(['a', 'b', 'c', 'd'], 3, (row) => `after ${row}`)).toEqual({
    data: ['a', 'b', 'c'],
    meta: { nextCursor: 'after c' },
  });
  expect(pageOf(['a', 'b'], 2, (row) => `after ${row}`)).toEqual({ data: ['a', 'b'] });
  expect(pageOf([], 2, String)).toEqual({ data: [] });
});
