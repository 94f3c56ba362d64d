import { describe, expect, it } from 'vitest';
import { UNREADABLE } from '../api-error.ts';
import { toApiError } from '../to-api-error.ts';
import { readMockFailure } from './mock-failure.ts';

const failed = (body: unknown) =>
  Object.assign(new Error('Request failed'), {
    response: { status: 422, statusText: 'Unprocessable', data: JSON.stringify(body), headers: {} },
  });

describe('a failure of the mock', () => {
  it.each([
    [{ message: 'outer', error: 'not valid' }, 'outer'],
    [{ error: 'not valid' }, 'not valid'],
    [{ error: { email: ['wrong'], username: 'short' } }, 'wrong'],
    [{ error: { age: 3, none: [] } }, UNREADABLE],
    [{ error: 7 }, UNREADABLE],
    [{}, UNREADABLE],
    [{ message: '' }, UNREADABLE],
  ])('uses its text if there is no message, and never the status text: %j', (body, message) =>
    expect(toApiError(failed(body), readMockFailure).message).toBe(message),
  );

  it('has field errors, each a text or a list of texts', () =>
    expect(
      toApiError(failed({ error: { email: ['taken', 'odd'], username: 'short', age: 3, none: [] } }), readMockFailure).fields,
    ).toEqual({ email: 'taken', username: 'short' }));
});
