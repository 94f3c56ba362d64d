import { expect, it } from 'vitest';
import { errorText, isUnanswered } from './error-text.ts';

it.each([
  [undefined, undefined, false],
  ['', undefined, false],
  [{}, undefined, false],
  [{ message: '' }, undefined, false],
  [new Error('x'), 'x', false],
  ['Told by 500', 'Told by 500', false],
  ['The answer of the server could not be read', undefined, false],
  [{ message: 'The answer of the server could not be read', status: 200, code: 'BAD_ANSWER' }, undefined, false],
  ['Network Error', undefined, true],
  [{ message: 'Network Error', status: 0, code: 'NETWORK' }, undefined, true],
  [{ message: 'timeout of 30000ms exceeded', status: 0, code: 'TIMEOUT' }, undefined, true],
  [{ message: '', status: 0, code: 'NETWORK' }, undefined, true],
])('returns the server’s text of %o', (error, text, unanswered) =>
  expect([errorText(error), isUnanswered(error)]).toEqual([text, unanswered]),
);
