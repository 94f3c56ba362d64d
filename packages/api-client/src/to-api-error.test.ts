import { describe, expect, it } from 'vitest';

import { ApiError, isAborted, isOffline } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

/** A failure with this body: a text, bytes, or a value that is sent as JSON. */
const failed = (body: unknown, status = 502, statusText = 'Bad Gateway', headers = {}) => {
  const data = typeof body === 'string' || ArrayBuffer.isView(body) ? body : JSON.stringify(body);
  return Object.assign(new Error('Request failed'), { response: { status, statusText, data, headers } });
};
const cut = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('C1 the text of a failure', () => {
  it.each([
    [failed({ message: 'outer', data: { errorMessage: 'inner' } }), 'inner'],
    [failed('{"message":"outer","data":{"errorMessage":"inner"}}'), 'inner'],
    [failed(new TextEncoder().encode('{"message":"outer","data":{"errorMessage":"inner"}}')), 'inner'],
    [failed({ message: 'outer', data: { errorMessage: '' } }), 'outer'],
    [failed({ message: 'outer', data: { errorMessage: 7 } }), 'outer'],
    [failed({ message: 'outer', data: null }), 'outer'],
    [failed({ message: 'outer' }), 'outer'],
    [failed({ error: 'not valid' }), 'Bad Gateway'],
    [failed({ message: '', data: { errorMessage: '' } }), 'Bad Gateway'],
    [failed({ message: { text: 'no' } }), 'Bad Gateway'],
    [failed('<html>'), 'Bad Gateway'],
    [failed(''), 'Bad Gateway'],
    [failed(null), 'Bad Gateway'],
    [failed([1]), 'Bad Gateway'],
    [failed('<html>', 502, ''), 'Request failed'],
    [cut('Network Error'), 'Network Error'],
  ])('is the most specific one: %#', (cause, message) => expect(toApiError(cause)).toMatchObject({ message, cause }));
});

describe('an ApiError', () => {
  it('contains status, code, fields, the whole data and `retryAfter`', () => {
    const data = {
      errorMessage: 'no',
      code: 'INVALID',
      fields: { 'items.0.phone': 'too short', bad: 1 },
      attemptsLeft: 3,
      retryAfter: 30,
    };
    expect(toApiError(failed({ message: 'no', data }, 422))).toMatchObject({
      status: 422,
      code: 'INVALID',
      fields: { 'items.0.phone': 'too short' },
      data: { attemptsLeft: 3 },
      retryAfter: 30,
    });
  });

  it.each([
    [{ 'retry-after': '12' }, 12],
    [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT' }, undefined],
    [{}, undefined],
  ])('uses the header if the body has no value: %j', (headers, retryAfter) =>
    expect(toApiError(failed('', 503, 'Unavailable', headers)).retryAfter).toBe(retryAfter),
  );

  it.each([
    [cut('Network Error', 'ERR_NETWORK'), 'NETWORK', true, false],
    [cut('timeout of 5ms exceeded', 'ECONNABORTED'), 'TIMEOUT', true, false],
    [cut('canceled', 'ERR_CANCELED'), 'ABORTED', false, true],
    ['a thrown text', 'NETWORK', true, false],
    [Object.assign(failed('', 200, 'OK'), { code: 'ERR_BAD_RESPONSE' }), 'NETWORK', true, false],
    [Object.assign(failed('', 206, ''), { code: 'ECONNABORTED' }), 'TIMEOUT', true, false],
  ])('distinguishes failures without a whole response: %s', (cause, code, offline, aborted) => {
    const error = toApiError(cause);
    expect([error.status, error.code, isOffline(error), isAborted(error)]).toEqual([0, code, offline, aborted]);
    const stored: unknown = JSON.parse(JSON.stringify(error)); // as the server cache stores it
    expect([isOffline(stored), isAborted(stored)]).toEqual([offline, aborted]);
  });

  it.each(['Network Error', 'timeout of 30000ms exceeded', 'timeout exceeded'])(
    'is recognised by its text alone: %s',
    (message) => expect([isOffline(message), isAborted(message)]).toEqual([true, false]),
  );

  it.each([
    [new ApiError('a mistake', 0)],
    [new ApiError('Please sign in', 401, 'UNAUTHENTICATED')],
    [new TypeError('a mistake')],
    [undefined],
    [null],
    ['NETWORK'],
  ])('is neither a network failure nor aborted: %s', (error) =>
    expect([isOffline(error), isAborted(error)]).toEqual([false, false]),
  );

  it('is returned unchanged', () => {
    const error = new ApiError('once', 409);
    expect(toApiError(error)).toBe(error);
  });
});
