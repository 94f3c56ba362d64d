import { expect, it } from 'vitest';
import { changedDrafts, isProofDrafts } from './use-proof-draft.ts';

const file = (id: string) => ({ id, name: 'slip.png', size: 7, mime: 'image/png', url: `/api/v1/files/${id}` });

it.each([
  [{}, true],
  [{ a: file('f') }, true],
  [{ a: { ...file('f'), id: 7 } }, false],
  [{ a: { ...file('f'), size: 'large' } }, false],
  [{ a: null }, false],
  [[file('f')], false],
  [null, false],
  ['text', false],
])('C10 whether %j are drafts: %s', (value, expected) => expect(isProofDrafts(value)).toBe(expected));

it('keeps the file of each deposit, and stores nothing after the last is removed', () => {
  const one = changedDrafts({}, 'a', file('f'));
  expect(one).toEqual({ a: file('f') });
  expect(changedDrafts({ a: file('f') }, 'b', file('g'))).toEqual({ a: file('f'), b: file('g') });
  expect(changedDrafts({ a: file('f') }, 'a', file('g'))).toEqual({ a: file('g') });
  expect(changedDrafts({ a: file('f') }, 'a', undefined)).toBeUndefined();
});

it('keeps the five newest files', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'g'].reduce((drafts, id) => changedDrafts(drafts, id, file(id)) ?? {}, {});
  expect(Object.keys(six)).toEqual(['b', 'c', 'd', 'e', 'g']);
});
