import { expect, it } from 'vitest';

import { isId, newId } from './ids.ts';

it('ids are UUIDs of version 7 that sort in the order of their creation, also within a millisecond', () => {
  const before = Date.now();
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => isId(id) && /^.{14}7.{4}[89ab]/.test(id))).toBe(true);
  expect(Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
});
