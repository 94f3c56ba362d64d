import { expect, it } from 'vitest';
import { isNotFound } from './is-not-found.ts';

it.each([
  [{ status: 404, code: 'NOT_FOUND' }, true],
  [{ status: 404, code: 'UNKNOWN' }, false],
  [new Error('NOT_FOUND'), false],
  ['NOT_FOUND', false],
  [null, false],
  [undefined, false],
])('treats only the code NOT_FOUND of an error as a missing resource: %o', (error, missing) =>
  expect(isNotFound(error)).toBe(missing),
);
