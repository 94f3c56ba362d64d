import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  [{}, undefined],
  [{ message: '' }, undefined],
  [new Error('x'), 'x'],
  ['Told by 500', 'Told by 500'],
  ['The answer of the server could not be read', undefined],
  [{ message: 'The answer of the server could not be read', status: 200, code: 'BAD_ANSWER' }, undefined],
  ['Network Error', undefined],
  [{ message: 'Network Error', status: 0, code: 'NETWORK' }, undefined],
  [{ message: 'timeout of 30000ms exceeded', status: 0, code: 'TIMEOUT' }, undefined],
  [{ message: '', status: 0, code: 'NETWORK' }, undefined],
])('returns the server’s text of %o', (error, text) => expect(errorText(error)).toBe(text));
